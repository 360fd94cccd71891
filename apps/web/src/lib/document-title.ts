import { useEffect } from 'react';

const PRODUCT = 'Process AI';

/** Names the browser tab after the screen, while the screen stands. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
}
