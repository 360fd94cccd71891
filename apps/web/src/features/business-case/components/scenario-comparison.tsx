import type { ScenarioOutcome } from '@process-ai/contract/business-case';
import { parseAsArrayOf, parseAsString, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { LineChart } from '../../../components/charts/charts.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { compactMoney, percent, SCENARIO_NAMES, scenarioValue, showFigure } from '../model.ts';
import { useComparison } from '../queries.ts';
import { ticksOf } from './case-charts.tsx';

const words = copy.scenarios;

/** More lines than that cannot be told apart. */
const SHOWN_MAX = 4;
const LINES = [
  { colour: 'var(--accent)', dashed: false },
  { colour: 'var(--chart-ai)', dashed: true },
  { colour: 'var(--chart-agentic)', dashed: false },
  { colour: 'var(--chart-automation)', dashed: true },
];

interface ScenarioComparisonProps {
  sectorId: string;
  /** The one that the screen is about: always among those compared. */
  chosenId: string;
  currency: string;
  years: number;
}

/** The same plan under different assumptions, as a table and as curves. */
export function ScenarioComparison({ sectorId, chosenId, currency, years }: ScenarioComparisonProps) {
  const comparison = useComparison(sectorId);
  const [wanted, setWanted] = useQueryState('beside', parseAsArrayOf(parseAsString).withDefault([]));
  if (comparison.error) {
    return <FailedState title={words.failed} error={comparison.error} onRetry={() => void comparison.refetch()} />;
  }
  if (!comparison.data) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  }
  const all = comparison.data;
  const others = all.filter(({ scenario }) => scenario.id !== chosenId && wanted.includes(scenario.id));
  // Without a choice: the two that every sector has beside the one that is shown.
  const beside =
    others.length > 0 ? others : all.filter(({ scenario }) => scenario.id !== chosenId && scenario.builtIn);
  const besideIds = new Set(beside.slice(0, SHOWN_MAX - 1).map(({ scenario }) => scenario.id));
  const shown = all.filter(({ scenario }) => scenario.id === chosenId || besideIds.has(scenario.id));
  const toggle = (id: string, checked: boolean) => {
    const next = checked ? [...besideIds, id] : [...besideIds].filter((other) => other !== id);
    void setWanted(next.length > 0 ? next : null);
  };
  return (
    <section aria-label={words.title} className="grid gap-4 print:block print:space-y-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h3 className="font-semibold">{words.title}</h3>
          <p className="mt-0.5 text-muted text-xs">{words.text}</p>
        </div>
        {all.length > 2 ? (
          <fieldset className="flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
            <legend className="sr-only">{words.columns}</legend>
            {all.map(({ scenario: { id, name } }) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is its control.
              <label key={id} className="flex items-center gap-1">
                <Checkbox
                  checked={id === chosenId || besideIds.has(id)}
                  disabled={id === chosenId || (!besideIds.has(id) && besideIds.size >= SHOWN_MAX - 1)}
                  onCheckedChange={(checked) => toggle(id, checked === true)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        ) : null}
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-2 print:block print:space-y-6">
        <OutcomeTable outcomes={shown} currency={currency} />
        <LineChart
          title={words.curves}
          headingLevel={3}
          xs={shown[0]?.cumulative.map((_, month) => month) ?? []}
          xTicks={ticksOf(years)}
          xLabel={copy.curve.month}
          formatX={String}
          series={shown.map(({ scenario, cumulative }, index) => ({
            label: scenario.name,
            values: cumulative,
            ...LINES[index],
          }))}
          tableAt={Array.from({ length: years + 1 }, (_, year) => 12 * year)}
          format={(amount) => formatMoney(amount, currency)}
          formatShort={compactMoney(currency)}
        />
      </div>
    </section>
  );
}

type Row = { label: string; show: (outcome: ScenarioOutcome, currency: string) => string };

const OUTCOMES: readonly Row[] = [
  { label: words.rows.payback, show: ({ result }, currency) => showFigure.payback(result, currency) },
  { label: words.rows.npv, show: ({ result }, currency) => showFigure.npv(result, currency) },
  { label: words.rows.p50, show: ({ headline }, currency) => formatMoney(headline.p50, currency) },
  {
    label: words.rows.range,
    show: ({ p10, p90 }, currency) => `${compactMoney(currency)(p10)} – ${compactMoney(currency)(p90)}`,
  },
  { label: words.rows.chance, show: ({ chanceOfGain }) => percent(chanceOfGain) },
  { label: words.rows.roi, show: ({ result }, currency) => showFigure.roi(result, currency) },
  {
    label: words.rows.savings,
    show: ({ headline, scenario }, currency) =>
      words.rows[scenario.assumptions.includeBenchmark ? 'mixed' : 'measured'](
        formatMoney(headline.annualSavings, currency),
      ),
  },
  { label: words.rows.oneOff, show: ({ headline }, currency) => formatMoney(headline.oneOffCost, currency) },
  { label: words.rows.runCost, show: ({ headline }, currency) => formatMoney(headline.annualRunCost, currency) },
];

const ASSUMED: readonly Row[] = SCENARIO_NAMES.map((name) => ({
  label: copy.assumptions[name].label,
  show: ({ scenario }) => scenarioValue(name, scenario.assumptions),
}));

function OutcomeTable({ outcomes, currency }: { outcomes: readonly ScenarioOutcome[]; currency: string }) {
  return (
    <Table label={words.table}>
      <TableHead>
        <HeaderRow first={words.figure}>
          {outcomes.map(({ scenario }) => (
            <TableHeaderCell key={scenario.id} className="min-w-28 px-3! text-right whitespace-normal! wrap-anywhere">
              {scenario.name}
            </TableHeaderCell>
          ))}
        </HeaderRow>
      </TableHead>
      <TableBody>
        {OUTCOMES.map((row) => (
          <OutcomeRow key={row.label} row={row} outcomes={outcomes} currency={currency} />
        ))}
        <TableRow>
          <th scope="colgroup" colSpan={outcomes.length + 1} className="h-8 px-4 font-medium text-muted text-xs">
            {words.assumption}
          </th>
        </TableRow>
        {ASSUMED.map((row) => (
          <OutcomeRow key={row.label} row={row} outcomes={outcomes} currency={currency} />
        ))}
      </TableBody>
    </Table>
  );
}

const HeaderRow = ({ first, children }: { first: string; children: ReactNode }) => (
  <tr>
    <TableHeaderCell className="sticky left-0 bg-surface">{first}</TableHeaderCell>
    {children}
  </tr>
);

const OutcomeRow = ({
  row,
  outcomes,
  currency,
}: {
  row: Row;
  outcomes: readonly ScenarioOutcome[];
  currency: string;
}) => (
  <TableRow>
    <th scope="row" className="sticky left-0 h-9 bg-surface px-4 py-1 font-normal max-sm:px-3 max-sm:text-xs">
      {row.label}
    </th>
    {outcomes.map((outcome) => (
      <TableCell key={outcome.scenario.id} className="h-9! px-3! py-1! text-right whitespace-nowrap max-sm:text-xs">
        {row.show(outcome, currency)}
      </TableCell>
    ))}
  </TableRow>
);
