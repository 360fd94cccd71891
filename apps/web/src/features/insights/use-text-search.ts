import type { DocumentPage } from '@process-ai/contract/insights';
import { useDeferredValue, useMemo, useState } from 'react';
import { findMatches, foldPages, MATCHES_MAX } from './model.ts';

/** Searching a document: what was typed, where it stands, and which of the places is shown. */
export function useTextSearch(pages: readonly DocumentPage[], index: number, onShow: (index: number) => void) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const sought = useDeferredValue(words);
  const isSearching = sought.trim() !== '';
  // Folding a long document takes a moment: only once somebody searches.
  const folded = useMemo(() => (isSearching ? foldPages(pages) : []), [isSearching, pages]);
  const matches = useMemo(() => (isSearching ? findMatches(folded, sought) : []), [isSearching, folded, sought]);

  const show = (to: number) => {
    const match = matches[to];
    if (!match) return;
    setAt(to);
    if (match.page !== index) onShow(match.page);
  };
  /** The next place from here; from the page that is shown when none has been visited yet. */
  const step = (by: 1 | -1) => {
    if (matches.length === 0) return;
    if (at !== null) return show((at + by + matches.length) % matches.length);
    const here = matches.findIndex(({ page }) => page >= index);
    show(here < 0 ? 0 : here);
  };
  return {
    words,
    isSearching,
    matches,
    at: at !== null && at < matches.length ? at : null,
    isCut: matches.length === MATCHES_MAX,
    type: (typed: string) => {
      setWords(typed);
      setAt(null);
    },
    next: () => step(1),
    previous: () => step(-1),
  };
}

export type TextSearchState = ReturnType<typeof useTextSearch>;
