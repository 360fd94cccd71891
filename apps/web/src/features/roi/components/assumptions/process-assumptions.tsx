import type { Roi } from '@process-ai/contract/roi';
import { matchesWords } from '@process-ai/domain/matches-words';
import { lazy, Suspense, useMemo, useState } from 'react';
import { SearchInput } from '../../../../components/search-input.tsx';
import { copy } from '../../copy.ts';
import type { GridRow } from '../../model/rows.ts';
import { AssumptionTable } from './assumption-table.tsx';

const EditDialog = lazy(async () => ({
  default: (await import('./edit-process-dialog.tsx')).EditProcessDialog,
}));

const words = copy.assumptions.process;

interface ProcessAssumptionsProps {
  sectorId: string;
  roi: Roi;
  rows: readonly GridRow[];
}

/** What is assumed of each process that has inputs, and what somebody has entered instead. */
export function ProcessAssumptions({ sectorId, roi, rows }: ProcessAssumptionsProps) {
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState('');
  const shown = useMemo(() => {
    const matches = matchesWords(query);
    return rows.flatMap(({ process, saved, result }) =>
      saved && matches(`${process.code} ${process.name}`)
        ? [{ process, saved, implementationCost: result?.implementationCost }]
        : [],
    );
  }, [rows, query]);
  const edited = shown.find(({ process }) => process.id === editing);
  return (
    <section aria-label={words.title} className="grid gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-3xl">
          <h3 className="font-semibold">{words.title}</h3>
          <p className="text-muted">{words.text}</p>
        </div>
        {roi.roiInputs.length > 0 ? (
          <SearchInput
            value={query}
            onValueChange={setQuery}
            label={words.search}
            className="w-full sm:w-72 print:hidden"
          />
        ) : null}
      </header>
      {shown.length > 0 ? (
        <AssumptionTable roi={roi} rows={shown} onEdit={setEditing} />
      ) : (
        <p className="text-muted">{query ? words.noneFound(query) : words.none}</p>
      )}
      <Suspense>
        {edited ? (
          <EditDialog
            sectorId={sectorId}
            roi={roi}
            name={`${edited.process.code} ${edited.process.name}`}
            input={edited.saved}
            onClose={() => setEditing('')}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
