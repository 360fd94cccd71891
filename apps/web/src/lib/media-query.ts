import { useSyncExternalStore } from 'react';

/** Whether the media query holds now; follows it as it changes. */
export const useMediaQuery = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** Below 768 px the sidebar is a side sheet. */
export const useIsMobile = () => useMediaQuery('(max-width: 767.98px)');
