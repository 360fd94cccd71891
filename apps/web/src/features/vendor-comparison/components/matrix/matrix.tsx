import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import { matchesWords } from '@process-ai/domain/matches-words';
import { Columns3 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../../components/dialog.tsx';
import { FailedState } from '../../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../../components/loading.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { copy } from '../../copy.ts';
import { byCell, type ComparedProcess, columnsOf, MATRIX_VENDORS, MATRIX_VENDORS_MAX } from '../../model.ts';
import { type Choice, useMatches } from '../../queries.ts';
import { useMatrixVendors } from '../../use-url-state.ts';
import { MatrixGrid } from './matrix-grid.tsx';

interface MatrixProps {
  choice: Choice;
  processes: readonly ComparedProcess[];
  ranked: readonly VendorFit[];
}

/** Who meets which opportunity: the first vendors of the ranking, or those chosen. */
export function Matrix({ choice, processes, ranked }: MatrixProps) {
  const [named, setNamed] = useMatrixVendors();
  const [isChoosing, setChoosing] = useState(false);
  const columns = useMemo(() => columnsOf(ranked, named), [ranked, named]);
  const matches = useMatches(
    choice,
    columns.map(({ fit }) => fit.vendorId),
  );
  const rows = useMemo(
    () =>
      processes.flatMap(({ id, code, opportunities }) =>
        opportunities.map((need) => ({ ...need, code, processId: id })),
      ),
    [processes],
  );
  const cells = useMemo(() => byCell(matches.data ?? []), [matches.data]);
  return (
    <section aria-label={copy.matrix.label} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => setChoosing(true)} className="print:hidden">
          <Columns3 aria-hidden />
          {copy.matrix.choose}
        </Button>
        <p role="status" className="text-muted text-xs">
          {copy.matrix.shown(columns.length)}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs sm:ml-auto">
          <li>{copy.matrix.legend[1]}</li>
          <li>{copy.matrix.legend[0.5]}</li>
          <li>{copy.matrix.legend[0]}</li>
        </ul>
      </div>
      {matches.isError ? (
        <FailedState title={copy.matrix.failed} error={matches.error} onRetry={() => void matches.refetch()} />
      ) : matches.isPending ? (
        <Loading label={copy.matrix.loading}>
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <MatrixGrid sectorId={choice.sectorId} rows={rows} columns={columns} cells={cells} />
      )}
      {isChoosing ? (
        <VendorChoice
          ranked={ranked}
          chosen={columns.map(({ fit }) => fit.vendorId)}
          onChoose={(ids) => void setNamed(ids)}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </section>
  );
}

interface VendorChoiceProps {
  ranked: readonly VendorFit[];
  chosen: readonly string[];
  /** null = the first ones of the ranking. */
  onChoose: (vendorIds: string[] | null) => void;
  onClose: () => void;
}

/** Which vendors the matrix shows. Opens as it is mounted. */
function VendorChoice({ ranked, chosen: before, onChoose, onClose }: VendorChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before));
  const [query, setQuery] = useState('');
  const listId = useId();
  const top = ranked.slice(0, MATRIX_VENDORS).map(({ vendorId }) => vendorId);
  const isTop = chosen.size === top.length && top.every((id) => chosen.has(id));
  const matches = matchesWords(query);
  const found = ranked.map((fit, index) => ({ fit, rank: index + 1 })).filter(({ fit }) => matches(fit.vendorName));
  const toggle = (vendorId: string) => {
    const next = new Set(chosen);
    if (!next.delete(vendorId)) next.add(vendorId);
    setChosen(next);
  };
  const submit = () => {
    onChoose(isTop ? null : [...chosen]);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.matrix.dialog.title}
      description={copy.matrix.dialog.text(MATRIX_VENDORS_MAX)}
    >
      <DialogBody className="grid content-start gap-3">
        <div className="sticky top-0 z-10 flex gap-2 bg-surface pb-1">
          <SearchInput label={copy.matrix.dialog.search} value={query} onValueChange={setQuery} className="grow" />
          <Button onClick={() => setChosen(new Set(top))} disabled={isTop}>
            {copy.matrix.dialog.top(top.length)}
          </Button>
        </div>
        {found.length === 0 ? <p className="py-4 text-center text-muted">{copy.matrix.dialog.none}</p> : null}
        <ul className="grid">
          {found.map(({ fit, rank }) => {
            const id = `${listId}-${fit.vendorId}`;
            return (
              <li key={fit.vendorId} className="flex min-h-8 items-center gap-2">
                <Checkbox
                  id={id}
                  checked={chosen.has(fit.vendorId)}
                  disabled={!chosen.has(fit.vendorId) && chosen.size >= MATRIX_VENDORS_MAX}
                  onCheckedChange={() => toggle(fit.vendorId)}
                />
                <label htmlFor={id} className="min-w-0 grow truncate">
                  {fit.vendorName}
                </label>
                <span className="text-muted text-xs">{copy.matrix.rank(rank, fit.overallScore)}</span>
              </li>
            );
          })}
        </ul>
      </DialogBody>
      <DialogFooter>
        <span role="status" className="mr-auto text-muted text-xs">
          {copy.matrix.dialog.count(chosen.size)}
        </span>
        <Button onClick={onClose}>{copy.matrix.dialog.cancel}</Button>
        <Button variant="primary" disabled={chosen.size === 0} onClick={submit}>
          {copy.matrix.dialog.submit}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
