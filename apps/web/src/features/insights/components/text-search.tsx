import type { DocumentPage } from '@process-ai/contract/insights';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { copy } from '../copy.ts';
import { findMatches, foldPages, MATCHES_MAX } from '../model.ts';

/** Search field for the whole document. Enter goes to the next match. */
export const TextSearch = ({ search }: { search: TextSearchState }) => (
  <div className="flex min-w-0 grow flex-wrap items-center gap-x-1 gap-y-2">
    <form
      className="min-w-0 grow basis-28"
      onSubmit={(event) => {
        event.preventDefault();
        search.next();
      }}
    >
      <SearchInput value={search.words} onValueChange={search.type} label={copy.reader.search} />
    </form>
    <IconButton
      label={copy.reader.previousMatch}
      icon={ChevronUp}
      disabled={search.matches.length === 0}
      onClick={search.previous}
    />
    <IconButton
      label={copy.reader.nextMatch}
      icon={ChevronDown}
      disabled={search.matches.length === 0}
      onClick={search.next}
    />
    <span role="status" className="w-full text-muted text-xs empty:hidden">
      {search.isSearching
        ? copy.reader.matches(search.at === null ? 0 : search.at + 1, search.matches.length, search.isCut)
        : null}
    </span>
  </div>
);

/** State of the search in a document: the text, its matches, and the current match. */
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
