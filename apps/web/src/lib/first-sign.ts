const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once, at the first sign that somebody is about to use the page. Returns what forgets it before. */
export function atFirstSign(callback: () => void) {
  const listening = new AbortController();
  // Rules are tested without a page.
  if (typeof window === 'undefined') return () => {};
  for (const sign of SIGNS) {
    window.addEventListener(
      sign,
      () => {
        listening.abort();
        callback();
      },
      { capture: true, signal: listening.signal, passive: true },
    );
  }
  return () => listening.abort();
}
