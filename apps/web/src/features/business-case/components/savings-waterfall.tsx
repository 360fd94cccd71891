import { savingsFactor } from '@process-ai/domain/plan-case';
import { savingsWaterfall } from '@process-ai/domain/savings-waterfall';
import { useMemo } from 'react';
import { WaterfallChart } from '../../../components/charts/charts.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type CaseView, compactMoney } from '../model.ts';

const words = copy.waterfall;
/** More bars than this leave no room for their names. */
const NAMED = 8;

/** How today's cost of a year becomes the future one: what each initiative of the case saves off, their run cost on. */
export function SavingsWaterfall({ view, totalCurrentCost }: { view: CaseView; totalCurrentCost: number }) {
  const { initiatives, headline, scenario, currency } = view.outcome;
  const bars = useMemo(() => {
    const parts = initiatives
      .map((initiative) => ({
        label: initiative.name,
        savings: initiative.annualSavings * savingsFactor(initiative, scenario.assumptions),
      }))
      .filter(({ savings }) => savings > 0)
      .sort((a, b) => b.savings - a.savings);
    const rest = parts.length > NAMED ? parts.splice(NAMED - 1) : [];
    if (rest.length > 0) {
      const savings = rest.reduce((sum, part) => sum + part.savings, 0);
      parts.push({ label: words.others(rest.length), savings });
    }
    return savingsWaterfall({ totalCurrentCost, annualRunCost: headline.annualRunCost }, parts);
  }, [initiatives, headline, scenario, totalCurrentCost]);
  return (
    <WaterfallChart
      title={words.title}
      headingLevel={3}
      description={words.text}
      bars={bars}
      format={(amount) => formatMoney(amount, currency)}
      formatShort={compactMoney(currency)}
      columns={words.columns}
    />
  );
}
