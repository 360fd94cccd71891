import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { copy } from '../copy.ts';
import type { TextSearchState } from '../use-text-search.ts';

/** Words to look for in the whole document. Enter leads to the next place. */
export const TextSearch = ({ search }: { search: TextSearchState }) => (
  <div className="flex min-w-0 grow flex-wrap items-center gap-x-1 gap-y-2">
    <form
      className="min-w-40 grow"
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
