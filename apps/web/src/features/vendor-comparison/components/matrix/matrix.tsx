import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import { Columns3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FailedState } from '../../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../../components/loading.tsx';
import { copy } from '../../copy.ts';
import type { ComparedProcess } from '../../model.ts';
import { type Choice, useMatches } from '../../queries.ts';
import { useMatrixVendors } from '../url-state.ts';
import { byCell, columnsOf } from './cells.ts';
import { MatrixGrid } from './matrix-grid.tsx';
import { VendorChoice } from './vendor-choice.tsx';

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
    () => processes.flatMap(({ code, opportunities }) => opportunities.map((need) => ({ ...need, code }))),
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
        <MatrixGrid rows={rows} columns={columns} cells={cells} />
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
