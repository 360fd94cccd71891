import type { ShortlistedVendor, VendorFit } from '@process-ai/contract/vendor-comparison';
import { Bookmark, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ForEditors, useMayEdit } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { formatDate } from '../../../lib/format.ts';
import { useShortlist } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { type ComparedProcess, roiAddress } from '../model.ts';
import { useDrop, useKeep } from '../queries.ts';

/** Keeps a vendor on the shortlist of the sector, or takes it off. */
export function KeepButton({ sectorId, fit }: { sectorId: string; fit: VendorFit }) {
  const shortlist = useShortlist(sectorId);
  const keep = useKeep(sectorId);
  const drop = useDrop(sectorId);
  const { vendorId, vendorName } = fit;
  const kept = shortlist.data?.find((entry) => entry.vendorId === vendorId);
  if (!useMayEdit()) return null;
  return (
    <IconButton
      label={kept ? copy.shortlist.drop(vendorName) : copy.shortlist.keep(vendorName)}
      icon={Bookmark}
      aria-pressed={Boolean(kept)}
      className={kept ? 'text-accent! [&_svg]:fill-current print:hidden' : 'print:hidden'}
      disabled={shortlist.isPending}
      pending={keep.isPending}
      onClick={() => (kept ? drop(kept) : keep.mutate({ sectorId, vendorId }))}
    />
  );
}

interface ShortlistProps {
  sectorId: string;
  processes: readonly ComparedProcess[];
  ranked: readonly VendorFit[];
}

/**
 * The vendors that were kept for the sector, with where they stand in this comparison. Closed it names them in a line,
 * so that the ranking is in sight.
 */
export function Shortlist({ sectorId, processes, ranked }: ShortlistProps) {
  const shortlist = useShortlist(sectorId);
  const names = shortlist.data?.map(({ vendorName }) => vendorName).join(', ');
  return (
    <section aria-labelledby="shortlist" className="rounded-lg border bg-surface print:break-inside-avoid">
      <details className="group print:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 list-none items-center gap-3 rounded-lg px-4 py-2 [&::-webkit-details-marker]:hidden">
          <Bookmark aria-hidden className="size-4 shrink-0 text-muted" />
          <h2 id="shortlist" className="shrink-0 font-semibold text-base">
            {copy.shortlist.title}
          </h2>
          <span className="min-w-0 grow truncate text-muted group-open:invisible">
            {names || (shortlist.isError ? copy.shortlist.failed : shortlist.data ? copy.shortlist.empty : null)}
          </span>
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90 print:hidden"
          />
        </summary>
        <div className="grid gap-2 border-t p-4 print:border-none print:pt-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 text-pretty text-muted text-xs">{copy.shortlist.text}</p>
            {names ? (
              <Button size="sm" asChild className="print:hidden">
                <Link to={roiAddress(sectorId, processes)}>{copy.shortlist.export}</Link>
              </Button>
            ) : null}
          </div>
          {shortlist.isPending ? (
            <Loading label={copy.shortlist.loading}>
              <Skeleton className="h-10" />
            </Loading>
          ) : shortlist.isError ? (
            <FailedState
              title={copy.shortlist.failed}
              error={shortlist.error}
              onRetry={() => void shortlist.refetch()}
            />
          ) : shortlist.data.length === 0 ? (
            <p className="text-muted">{copy.shortlist.empty}</p>
          ) : (
            <ul className="max-h-80 divide-y overflow-y-auto print:max-h-none">
              {shortlist.data.map((entry) => (
                <Entry
                  key={entry.vendorId}
                  entry={entry}
                  rank={ranked.findIndex(({ vendorId }) => vendorId === entry.vendorId) + 1}
                  score={ranked.find(({ vendorId }) => vendorId === entry.vendorId)?.overallScore ?? 0}
                />
              ))}
            </ul>
          )}
        </div>
      </details>
    </section>
  );
}

interface EntryProps {
  entry: ShortlistedVendor;
  /** 0 = not in this comparison. */
  rank: number;
  score: number;
}

function Entry({ entry, rank, score }: EntryProps) {
  const { sectorId, vendorId, vendorName, note, kept, version } = entry;
  const keep = useKeep(sectorId);
  const drop = useDrop(sectorId);
  const mayEdit = useMayEdit();
  /** What is typed and not saved yet; null = nothing. */
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    if (typed === null) return;
    if (typed.trim() === (note ?? '')) setTyped(null);
    else keep.mutate({ sectorId, vendorId, note: typed, version }, { onSuccess: () => setTyped(null) });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 sm:flex-nowrap">
      <div className="min-w-0 grow basis-full sm:basis-1/3">
        <Link
          to={`/vendors/${vendorId}`}
          className="break-words rounded font-medium underline-offset-4 hover:underline"
        >
          {vendorName}
        </Link>
        <p className="text-muted text-xs">
          {rank > 0 ? `${copy.shortlist.rank(rank, score)} · ` : null}
          {copy.shortlist.kept(kept.by, formatDate(kept.at))}
        </p>
      </div>
      <Input
        aria-label={copy.shortlist.note(vendorName)}
        placeholder={copy.shortlist.noNote}
        value={typed ?? note ?? ''}
        readOnly={!mayEdit}
        maxLength={1000}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="min-w-0 grow basis-1/2 print:border-none"
        onBlur={save}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      <ForEditors>
        <IconButton
          label={copy.shortlist.drop(vendorName)}
          icon={X}
          className="print:hidden"
          onClick={() => drop(entry)}
        />
      </ForEditors>
    </li>
  );
}
