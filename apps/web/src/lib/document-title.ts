import { useEffect } from 'react';

const PRODUCT = 'Process AI';

/** Sets the document title while the screen is mounted. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
}
