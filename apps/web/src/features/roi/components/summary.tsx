import type { Roi } from '@process-ai/contract/roi';
import type { ReactNode } from 'react';
import { formatMillions, formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainTotal, type TotalFigure } from './explanation/explain-total.ts';
import { Explained } from './explanation/explained.tsx';
import { ExplanationView } from './explanation/explanation-view.tsx';

/** What the sector as a whole is worth: four figures, each of which opens to where it comes from. */
export function Summary({ roi }: { roi: Roi }) {
  const { summary, assumptions } = roi;
  const words = copy.summary;
  const months = (value: number | null) => (value === null ? words.none : words.months(value));
  const figure = (name: TotalFigure, value: string, note: string) => (
    <Figure
      label={words[name].label}
      value={value}
      note={note}
      renderExplanation={() => <ExplanationView {...explainTotal(name, roi)} />}
    />
  );
  return (
    <section
      aria-label={words.label}
      className="grid overflow-hidden rounded-lg border bg-line grid-cols-2 xl:grid-cols-4 gap-px"
    >
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
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  renderExplanation: () => ReactNode;
}

const Figure = ({ label, value, note, renderExplanation }: FigureProps) => (
  <div className="bg-surface px-4 py-3">
    <p className="text-muted text-xs">{label}</p>
    <Explained
      title={copy.explain.question}
      renderExplanation={renderExplanation}
      aria-label={`${label}: ${value}. ${copy.explain.question}`}
      className="-mx-1 mt-0.5 rounded-md px-1 font-semibold text-2xl leading-8 underline decoration-1 decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
    >
      {value}
    </Explained>
    <p className="mt-0.5 text-muted text-xs">{note}</p>
  </div>
);
