import type { Roi, RoiInput } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { matchesWords } from '@process-ai/domain/matches-words';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { ForEditors } from '../../../../components/for-editors.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { useVirtualWindow } from '../../../../components/virtual-window.ts';
import { cx } from '../../../../lib/cx.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { usePrinting } from '../../../../lib/printing.ts';
import { copy } from '../../copy.ts';
import { type ProcessInputName, toPercent } from '../../form.ts';
import { assumptionsCopy } from '../../model/assumptions-copy.ts';
import type { GridRow } from '../../model/rows.ts';

const EditDialog = lazy(async () => ({
  default: (await import('./edit-process-dialog.tsx')).EditProcessDialog,
}));

const words = assumptionsCopy.process;

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

interface AssumptionRow {
  process: GridRow['process'];
  saved: RoiInput;
  /** Known once it was calculated. */
  implementationCost: number | undefined;
}

interface AssumptionTableProps {
  roi: Roi;
  rows: readonly AssumptionRow[];
  onEdit: (processId: string) => void;
}

const ROW = 48;
const PRINTED_UP_TO = 500;
const COLUMNS =
  'grid grid-cols-[minmax(8.5rem,1fr)_6.5rem_5.5rem_5.5rem_5.5rem_9rem_3rem] items-center gap-x-3 print:grid-cols-[minmax(9.5rem,1fr)_5.5rem_5rem_5rem_5rem_7rem]';
/** What a row is called and how it is changed stay in sight while the rest scrolls between them. */
const FIRST = 'sticky left-0 z-10 flex h-full items-center border-r bg-inherit pr-1 pl-4 print:border-r-0';
const LAST = 'sticky right-0 z-10 flex h-full items-center justify-center border-l bg-inherit print:hidden';

/** Only the rows in sight are in the page; on paper, all. */
function AssumptionTable({ roi, rows, onEdit }: AssumptionTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const { items, height } = useVirtualWindow({
    element: scroller,
    scroller,
    count: printing ? Math.min(rows.length, PRINTED_UP_TO) : rows.length,
    rowHeight: ROW,
    wholeUpTo: printing ? PRINTED_UP_TO : 0,
  });
  return (
    // What scrolls must be reachable by keyboard.
    <div
      ref={scroller}
      role="table"
      aria-label={words.label}
      aria-rowcount={rows.length + 1}
      tabIndex={0}
      className="max-h-[30rem] overflow-auto rounded-lg border bg-surface print:max-h-none print:overflow-visible"
    >
      <div role="rowgroup" className="sticky top-0 z-20 min-w-max border-b bg-canvas print:min-w-0">
        <div role="row" aria-rowindex={1} className={cx(COLUMNS, 'h-10 bg-canvas font-medium text-muted text-xs')}>
          {Object.entries(words.columns).map(([name, label]) => (
            <span
              key={name}
              role="columnheader"
              className={cx(name === 'process' ? FIRST : name === 'changed' ? '' : 'text-right')}
            >
              {label}
            </span>
          ))}
          <span role="columnheader" className={LAST}>
            <span className="sr-only">{words.edit}</span>
          </span>
        </div>
      </div>
      <div role="rowgroup" className="relative min-w-max print:h-auto! print:min-w-0" style={{ height }}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { process, saved, implementationCost } = row;
          const name = `${process.code} ${process.name}`;
          const change = roi.inputChanges[process.id];
          return (
            <div
              key={process.id}
              role="row"
              aria-rowindex={index + 2}
              className={cx(COLUMNS, 'absolute inset-x-0 break-inside-avoid border-b bg-surface print:static')}
              style={{ top: start, height: ROW }}
            >
              <span role="rowheader" title={name} className={FIRST}>
                <span className="line-clamp-2 text-xs leading-4 wrap-anywhere">
                  <span className="text-muted">{process.code}</span> {process.name}
                </span>
              </span>
              {assumedOf(saved, implementationCost, roi.assumptions.currency).map((figure) => (
                <span key={figure.name} role="cell" className="text-right leading-4">
                  {figure.value}
                  {figure.assumed ? <span className="block text-warning text-xs">{words.assumed}</span> : null}
                </span>
              ))}
              <span role="cell" className="line-clamp-2 text-muted text-xs leading-4">
                {change ? copy.changedShort(change) : '–'}
              </span>
              <span role="cell" className={LAST}>
                <ForEditors>
                  <IconButton label={words.editLabel(process.name)} icon={Pencil} onClick={() => onEdit(process.id)} />
                </ForEditors>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** What counts for a process, entered or assumed. Its default implementation cost is known once it was calculated. */
function assumedOf(
  input: RoiInput,
  implementationCost: number | undefined,
  currency: string,
): { name: ProcessInputName; value: string; assumed: boolean }[] {
  const money = (amount: number) => formatMoney(amount, currency);
  const share = (value: number) => `${toPercent(value)}%`;
  const cost = input.implementationCost ?? implementationCost;
  const { annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  return [
    {
      name: 'implementationCost',
      value: cost === undefined ? '–' : money(cost),
      assumed: input.implementationCost === null,
    },
    {
      name: 'annualRunCost',
      value: money(input.annualRunCost ?? annualRunCost.default),
      assumed: input.annualRunCost === null,
    },
    {
      name: 'automationRate',
      value: share(input.automationRate ?? automationRate.default),
      assumed: input.automationRate === null,
    },
    {
      name: 'realisation',
      value: share(input.realisation ?? realisation.default),
      assumed: input.realisation === null,
    },
  ];
}
