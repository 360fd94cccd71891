import type { RoiBenchmark, RoiBenchmarks } from '@process-ai/contract/roi-benchmarks';
import { CheckCheck, ChevronRight, ChevronsDown, Ruler, Scale, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { ForEditors } from '../../../../components/for-editors.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { openProposals } from '../../model/benchmarks.ts';
import type { Edits, SavedInputs } from '../../model/edits.ts';
import { gridCopy } from '../../model/grid-copy.ts';
import type { Lock } from '../../model/locks.ts';
import { SCOPES, type Scope } from '../../model/shown-rows.ts';
import { useFetchBenchmarks } from '../../queries.ts';

interface GridToolbarProps {
  query: string;
  onQuery: (query: string) => void;
  /** null = the processes worth entering figures for. */
  scope: Scope | null;
  onScope: (scope: Scope | null) => void;
  /** How many processes have figures. */
  withFigures: number;
  onUndo: () => void;
  onFillDown: () => void;
  /** What fills figures in for many processes at once. */
  children: ReactNode;
  /** Where the selected processes are compared with vendors; null while none is selected. */
  comparePath: string | null;
}

export const GridToolbar = (props: GridToolbarProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:gap-x-1 print:hidden">
    <SearchInput
      value={props.query}
      onValueChange={props.onQuery}
      label={gridCopy.grid.search}
      className="max-lg:w-0 max-lg:grow lg:w-64"
    />
    <div className="flex flex-wrap gap-x-4 gap-y-2 max-lg:order-last max-lg:w-full">
      {SCOPES.map((scope) => (
        <label key={scope} className="inline-flex cursor-pointer items-center gap-1.5">
          <Checkbox
            checked={props.scope === scope}
            onCheckedChange={(checked) => props.onScope(checked === true ? scope : null)}
          />
          {gridCopy.grid.scopes[scope](props.withFigures)}
        </label>
      ))}
    </div>
    <div className="ml-auto flex items-center gap-1 lg:flex-wrap">
      {props.children}
      <ForEditors>
        <IconButton label={gridCopy.grid.fillDown} icon={ChevronsDown} onClick={props.onFillDown} />
        <IconButton label={gridCopy.grid.undo} icon={Undo2} onClick={props.onUndo} />
      </ForEditors>
      {props.comparePath === null ? (
        <Button disabled title={gridCopy.compare.hint} className="max-lg:px-2!">
          <Scale aria-hidden />
          <span className="max-lg:sr-only">{gridCopy.compare.open}</span>
        </Button>
      ) : (
        <Button asChild title={gridCopy.compare.open} className="max-lg:px-2!">
          <Link to={props.comparePath}>
            <Scale aria-hidden />
            <span className="max-lg:sr-only">{gridCopy.compare.open}</span>
          </Link>
        </Button>
      )}
    </div>
  </div>
);

interface BenchmarkBarProps {
  benchmarks: RoiBenchmarks;
  /** How many processes still show one. */
  open: number;
  /** Some of what was accepted is not saved yet. */
  isUnsaved: boolean;
  currency: string;
  onAcceptAll: () => void;
  onClose: () => void;
}

const words = gridCopy.benchmarks;

/** What the figures in italics are, what they rest on, and the way to take all of them. */
export function BenchmarkBar({ benchmarks, open, isUnsaved, currency, onAcceptAll, onClose }: BenchmarkBarProps) {
  const { employees, employeeCost, organisationAssumed, basis } = benchmarks;
  const people = formatNumber(employees);
  const cost = formatMoney(employeeCost, currency);
  return (
    <section aria-label={words.label} className="grid gap-2 rounded-lg border bg-surface px-3 py-2.5 print:hidden">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <p className="flex min-w-64 grow basis-0 gap-2">
          <Ruler aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          <span>
            {open > 0 ? words.text(open, people, cost) : words.none} {open === 0 && isUnsaved ? words.save : ''}
            {open > 0 && organisationAssumed ? <span className="text-warning"> {words.assumed}</span> : null}
          </span>
        </p>
        <div className="flex gap-2">
          {open > 0 ? (
            <Button variant="primary" size="sm" onClick={onAcceptAll}>
              <CheckCheck aria-hidden />
              {words.acceptAll(open)}
            </Button>
          ) : null}
          <Button size="sm" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
      <details className="group text-muted text-xs">
        <summary className="flex list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
          {words.basis.title}
        </summary>
        <dl className="mt-1.5 grid gap-x-3 gap-y-1 pl-4.5 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {(['shares', 'salaries', 'minutes'] as const).map((part) => (
            <div key={part} className="contents">
              <dt className="font-medium">{words.basis[part]}</dt>
              <dd className="break-words">{basis[part]}</dd>
            </div>
          ))}
          <dt className="font-medium">{words.basis.frequency}</dt>
          <dd>{words.basis.frequencyText}</dd>
        </dl>
      </details>
    </section>
  );
}

interface BenchmarksOptions {
  sectorId: string;
  edits: Edits;
  saved: SavedInputs;
  locks: ReadonlyMap<string, Lock>;
  /** Types all of these in at once, so that one undo takes all of them back. */
  accept: (benchmarks: readonly RoiBenchmark[]) => void;
  reveal: (processIds: readonly string[]) => void;
  announce: (message: string) => void;
}

/** Benchmarks as they stand in the grid: shown, and taken one by one or all at once. */
export function useBenchmarks(options: BenchmarksOptions) {
  const { edits, saved, locks } = options;
  const [shown, setShown] = useState<RoiBenchmarks | null>(null);
  const fetching = useFetchBenchmarks(options.sectorId);
  const proposals = useMemo(
    () => openProposals(shown?.benchmarks ?? [], edits, saved, locks),
    [shown, edits, saved, locks],
  );
  const accept = (benchmarks: readonly RoiBenchmark[]) => {
    options.accept(benchmarks);
    options.announce(gridCopy.benchmarks.accepted(benchmarks.length));
  };
  return {
    shown,
    proposals,
    isPending: fetching.isPending,
    async open() {
      const benchmarks = await fetching.fetch();
      if (!benchmarks) return;
      setShown(benchmarks);
      options.reveal([...openProposals(benchmarks.benchmarks, edits, saved, locks).keys()]);
    },
    close: () => setShown(null),
    accept: (processId: string) => {
      const benchmark = proposals.get(processId);
      if (benchmark) accept([benchmark]);
    },
    acceptAll: () => accept([...proposals.values()]),
  };
}
