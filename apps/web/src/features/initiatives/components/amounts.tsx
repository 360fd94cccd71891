import type { Initiative } from '@process-ai/contract/initiatives';
import { sizeOf } from '@process-ai/domain/organisation-size';
import { Badge } from '../../../components/badge.tsx';
import { Explained } from '../../../components/explained.tsx';
import { WHERE_FROM } from '../../../components/explanation/explanation.ts';
import { formatMoney } from '../../../lib/format.ts';
import { onDemand, prefetchAtFirstSign } from '../../../lib/on-demand.tsx';
import { copy } from '../copy.ts';

const explanations = onDemand(() => import('./explanations.tsx'));
prefetchAtFirstSign(explanations);
const CostExplanation = explanations.part('CostExplanation');
const SavingsExplanation = explanations.part('SavingsExplanation');

const LINK = 'rounded underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent';

interface AmountProps {
  sectorId: string;
  initiative: Initiative;
  currency: string;
}

/** What it costs once; opens to its cost lines. */
export const CostFigure = ({ initiative, currency }: Omit<AmountProps, 'sectorId'>) => {
  const value = formatMoney(initiative.oneOffCost, currency);
  return (
    <Explained
      title={WHERE_FROM}
      aria-label={`${copy.table.columns.oneOff}, ${initiative.name}: ${value}. ${WHERE_FROM}`}
      renderExplanation={() => <CostExplanation initiative={initiative} currency={currency} />}
      className={LINK}
    >
      {value}
    </Explained>
  );
};

/** What it saves a year of what is measured; opens to its opportunities. */
export const SavingsFigure = ({ sectorId, initiative, currency }: AmountProps) => {
  const { measured } = initiative.annualSavings;
  if (measured === 0) return <span className="text-muted">–</span>;
  const value = formatMoney(measured, currency);
  return (
    <Explained
      title={WHERE_FROM}
      aria-label={`${copy.figures.measured.label}, ${initiative.name}: ${value} ${copy.measured}. ${WHERE_FROM}`}
      renderExplanation={() => (
        <SavingsExplanation sectorId={sectorId} initiative={initiative} currency={currency} basis="measured" />
      )}
      className={LINK}
    >
      {value} <span className="text-muted text-xs print:hidden">{copy.measured}</span>
    </Explained>
  );
};

/** What is not costed yet, as a size; opens to the figure. */
export const BenchmarkFigure = ({ sectorId, initiative, currency, payroll }: AmountProps & { payroll: number }) => {
  const size = sizeOf(initiative.annualSavings.benchmark, payroll, 'several');
  if (!size) return <span className="text-muted">–</span>;
  return (
    <Explained
      title={WHERE_FROM}
      aria-label={`${copy.figures.benchmark.label}, ${initiative.name}: ${size} ${copy.benchmark}. ${WHERE_FROM}`}
      renderExplanation={() => (
        <SavingsExplanation sectorId={sectorId} initiative={initiative} currency={currency} basis="benchmark" />
      )}
      className={LINK}
    >
      <Badge tone="outline">{size}</Badge> <span className="text-muted text-xs print:hidden">{copy.benchmark}</span>
    </Explained>
  );
};
