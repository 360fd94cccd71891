import type { SectorSummary } from '@process-ai/contract/sectors';
import { Layers, Plus, SearchX } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { Select } from '../../components/select.tsx';
import { useFavoriteSectors } from '../../lib/shared-queries.ts';
import { EraseSector } from './components/erase-sector.tsx';
import { FirstSteps } from './components/first-steps.tsx';
import { ImportSectorFile } from './components/import-sector-file.tsx';
import { OpenSample } from './components/open-sample.tsx';
import { SectorCard } from './components/sector-card.tsx';
import { copy } from './copy.ts';
import { industryOf } from './model/detail.ts';
import { type ListedSector, SORTS, type Sort, searchSectors, sortSectors } from './model.ts';
import { useDeletedSectors, useHighlights, useSectors } from './queries.ts';

/** All sectors: how far each is, what it is worth, what happened in it last. */
export function SectorsScreen() {
  const sectors = useSectors();
  const deleted = useDeletedSectors();
  return (
    <div className="grid gap-6">
      <PageHeader
        title={copy.list.title}
        description={copy.list.text}
        actions={
          <>
            <RecentlyDeleted noun="sectors" deleted={deleted} />
            <ImportSectorFile />
            <AddSector>{copy.list.add}</AddSector>
          </>
        }
      />
      <SectorList sectors={sectors} />
      {deleted.erasing ? <EraseSector sector={deleted.erasing} onClose={deleted.onEraseEnd} /> : null}
    </div>
  );
}

function SectorList({ sectors }: { sectors: ReturnType<typeof useSectors> }) {
  if (sectors.isPending) {
    return (
      <Loading label={copy.list.loading}>
        <div className={GRID}>
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      </Loading>
    );
  }
  if (sectors.isError) {
    return <FailedState title={copy.list.failed} error={sectors.error} onRetry={() => sectors.refetch()} />;
  }
  if (sectors.data.length === 0) {
    return (
      <>
        <EmptyState
          icon={Layers}
          title={copy.list.emptyTitle}
          actions={
            <>
              <AddSector>{copy.list.emptyAdd}</AddSector>
              <OpenSample />
            </>
          }
        >
          {copy.list.emptyText}
        </EmptyState>
        <FirstSteps listed={[]} />
      </>
    );
  }
  return <SearchableList sectors={sectors.data} />;
}

/** Cards at first; more come by a button, so that a long list is as quick as a short one. */
const SHOWN_AT_FIRST = 60;
const SORT_OPTIONS = SORTS.map((value) => ({ value, label: copy.list.sorts[value] }));
const industryName = (sector: SectorSummary) => industryOf(sector).name;

function SearchableList({ sectors }: { sectors: readonly SectorSummary[] }) {
  const [text, setText] = useQueryState('q', parseAsString.withDefault(''));
  const [sort, setSort] = useQueryState('sort', parseAsStringLiteral(SORTS).withDefault('change'));
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const listed = useListed(sectors);
  // Typing stays responsive while the cards update.
  const wanted = useDeferredValue(text);
  const found = useMemo(() => sortSectors(searchSectors(listed, wanted, industryName), sort), [listed, wanted, sort]);
  return (
    <div className="grid gap-4">
      {sectors.length === 1 && listed[0]?.highlight ? <FirstSteps listed={listed} /> : null}
      {sectors.length > 1 || text ? (
        <ListTools
          text={text}
          onText={(next) => void setText(next || null)}
          sort={sort}
          onSort={(next) => void setSort(next)}
        >
          {copy.list.found(found.length, sectors.length)}
          {sort === 'value' && currenciesOf(found) > 1 ? ` ${copy.list.ownCurrencies}` : null}
        </ListTools>
      ) : null}
      {found.length > 0 ? (
        <ul className={GRID}>
          {found.slice(0, limit).map((one) => (
            <SectorCard key={one.sector.id} {...one} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={SearchX}
          title={copy.list.noneFoundTitle}
          actions={<Button onClick={() => void setText(null)}>{copy.list.clear}</Button>}
        >
          {copy.list.noneFoundText}
        </EmptyState>
      )}
      {found.length > limit ? (
        <Button className="justify-self-center" onClick={() => setLimit(limit + SHOWN_AT_FIRST)}>
          {copy.list.more(Math.min(SHOWN_AT_FIRST, found.length - limit))}
        </Button>
      ) : null}
    </div>
  );
}

/** Each with what is known of it beyond its own fields. */
function useListed(sectors: readonly SectorSummary[]): ListedSector[] {
  const favorites = useFavoriteSectors().data;
  const highlights = useHighlights().data;
  return useMemo(() => {
    const favoriteIds = new Set(favorites?.map(({ id }) => id));
    const byId = new Map(highlights?.sectors.map((highlight) => [highlight.sectorId, highlight]));
    return sectors.map((sector) => ({
      sector,
      isFavorite: favoriteIds.has(sector.id),
      highlight: byId.get(sector.id),
    }));
  }, [sectors, favorites, highlights]);
}

const currenciesOf = (listed: readonly ListedSector[]) =>
  new Set(listed.flatMap(({ highlight }) => highlight?.currency ?? [])).size;

interface ListToolsProps {
  text: string;
  onText: (text: string) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** How many were found. */
  children: ReactNode;
}

const ListTools = ({ text, onText, sort, onSort, children }: ListToolsProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <SearchInput label={copy.list.search} value={text} onValueChange={onText} className="w-full sm:w-72 print:hidden" />
    <p role="status" className="grow text-muted text-xs">
      {children}
    </p>
    <Select
      aria-label={copy.list.sort}
      value={sort}
      onValueChange={onSort}
      options={SORT_OPTIONS}
      className="w-auto! print:hidden"
    />
  </div>
);

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4';

const AddSector = ({ children }: { children: ReactNode }) => (
  <Button asChild variant="primary">
    <Link to="/sectors/new">
      <Plus aria-hidden />
      {children}
    </Link>
  </Button>
);
