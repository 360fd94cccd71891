import type { SectorSummary } from '@process-ai/contract/sectors';
import { Check, FileUp, Layers, Plus, SearchX, X } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { EraseDialog } from '../../components/erase-dialog.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { FileInput } from '../../components/file-input.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { Select } from '../../components/select.tsx';
import { cx } from '../../lib/cx.ts';
import { ERASED_ON_DISK } from '../../lib/erasure-copy.ts';
import { useFavoriteSectors } from '../../lib/shared-queries.ts';
import { OpenSample } from './components/open-sample.tsx';
import { SectorCard } from './components/sector-card.tsx';
import { copy } from './copy.ts';
import { industryOf } from './model/detail.ts';
import { firstSteps, type ListedSector, SORTS, type Sort, searchSectors, sortSectors } from './model.ts';
import { useDeletedSectors, useEraseSector, useHighlights, useImportSector, useSectors } from './queries.ts';

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

const eraseWords = copy.erase;

interface EraseSectorProps {
  sector: { id: string; name: string };
  onClose: () => void;
}

/** Asks before a deleted sector is deleted for good. */
function EraseSector({ sector: { id, name }, onClose }: EraseSectorProps) {
  const erase = useEraseSector();
  return (
    <EraseDialog
      title={eraseWords.title(name)}
      name={name}
      label={eraseWords.label}
      pending={erase.isPending}
      onErase={() => erase.mutate({ sectorId: id, name }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{eraseWords.goes}</p>
      <p className="text-muted">{eraseWords.stays}</p>
      <p className="text-muted">{ERASED_ON_DISK}</p>
    </EraseDialog>
  );
}

/** Adds a sector from a file that was saved here or in another workspace, and opens it. */
function ImportSectorFile() {
  const input = useRef<HTMLInputElement>(null);
  const { send, isPending } = useImportSector();
  return (
    <>
      <Button
        variant="ghost"
        title={copy.file.import}
        className="max-sm:px-2! print:hidden"
        pending={isPending}
        onClick={() => input.current?.click()}
      >
        {isPending ? null : <FileUp aria-hidden />}
        <span className="max-lg:sr-only">{copy.file.import}</span>
      </Button>
      <FileInput ref={input} label={copy.file.input} accept=".json,application/json" onChoose={send} />
    </>
  );
}

/** Kept by the browser: whoever has seen it once knows the way. */
const HIDDEN = 'first-steps-hidden';

/** The way to a first blueprint, each step ticked by what is there; gone once it is hidden, or all is done. */
function FirstSteps({ listed }: { listed: readonly ListedSector[] }) {
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) !== null);
  const steps = firstSteps(listed);
  if (hidden || steps.every(({ done }) => done)) return null;
  const next = steps.find(({ done }) => !done);
  // The empty list offers it itself; whoever has analyzed a sector knows what one looks like.
  const offersSample = listed.length > 0 && !listed.some(({ sector }) => sector.isSample || sector.hasAnalysis);
  return (
    <section aria-label={copy.firstSteps.title} className="grid gap-3 rounded-lg border bg-surface p-4 print:hidden">
      <div className="flex items-center gap-2">
        <h2 className="grow font-semibold text-sm">{copy.firstSteps.title}</h2>
        <IconButton
          label={copy.firstSteps.hide}
          icon={X}
          onClick={() => {
            localStorage.setItem(HIDDEN, '1');
            setHidden(true);
          }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ol className="flex flex-wrap gap-x-6 gap-y-2">
          {steps.map((step, index) => (
            <li
              key={step.name}
              aria-current={step === next ? 'step' : undefined}
              className={cx('flex items-center gap-2', step === next ? 'font-medium' : 'text-muted')}
            >
              <span
                aria-hidden
                className={cx(
                  'grid size-5 shrink-0 place-items-center rounded-full text-xs',
                  step.done ? 'bg-accent text-on-accent' : 'bg-subtle text-muted',
                )}
              >
                {step.done ? <Check className="size-3" /> : index + 1}
              </span>
              {copy.firstSteps.names[step.name]}
              <span className="sr-only">: {step.done ? copy.card.badgeDone : copy.card.badgeOpen}</span>
            </li>
          ))}
        </ol>
        {offersSample ? <OpenSample /> : null}
      </div>
    </section>
  );
}
