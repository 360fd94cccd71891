import type { Roi } from '@process-ai/contract/roi';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { Figure, FigureStrip } from '../../../components/figure-strip.tsx';
import { formatMillions, formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainTotal, type NameOf, type TotalFigure } from './explanation/explain-total.ts';

/** What the sector as a whole is worth: four figures, each of which opens to where it comes from. */
export function Summary({ roi, nameOf }: { roi: Roi; nameOf: NameOf }) {
  const { summary, assumptions } = roi;
  const words = copy.summary;
  const months = (value: number | null) => (value === null ? words.none : words.months(value));
  const figure = (name: TotalFigure, value: string, note: string) => (
    <Figure
      label={words[name].label}
      value={value}
      note={note}
      renderExplanation={() => <ExplanationView {...explainTotal(name, roi, nameOf)} />}
    />
  );
  return (
    <FigureStrip label={words.label} columns={4}>
      {figure(
        'totalSavings',
        formatMillions(summary.totalSavings, assumptions.currency),
        words.totalSavings.note(summary.processCount),
      )}
      {figure(
        'savingsPercentage',
        `${formatNumber(summary.savingsPercentage, 1)}%`,
        words.savingsPercentage.note(formatMoney(summary.totalCurrentCost, assumptions.currency)),
      )}
      {figure(
        'averagePaybackMonths',
        months(summary.averagePaybackMonths),
        words.averagePaybackMonths.note(months(summary.portfolioPaybackMonths)),
      )}
      {figure('efficiencyGain', `${Number(formatNumber(summary.efficiencyGain, 1))}%`, words.efficiencyGain.note)}
    </FigureStrip>
  );
}
