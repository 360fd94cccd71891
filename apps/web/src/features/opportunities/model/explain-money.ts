import type { Opportunity } from '@process-ai/contract/opportunities';
import type { ProcessMoney } from '@process-ai/contract/process-values';
import type { Explanation, Step } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

const words = copy.money;
const percent = (share: number, decimals = 0) => `${formatNumber(100 * share, decimals)}%`;

/** How the money of a process came about and, below it, the part of one of its opportunities. */
export function explainMoney(
  { value, parts, total }: ProcessMoney,
  opportunity?: Pick<Opportunity, 'estimatedSavings' | 'enteredSavings' | 'savingsBasis'>,
): Explanation {
  const money = (amount: number) => formatMoney(amount, total.currency);
  const { measured, benchmark, automationRate } = value;
  const steps: Step[] = [];
  if (measured.cost > 0) {
    const saved = percent(measured.savings / measured.cost, 1);
    steps.push(
      { ...words.measuredCost, worked: money(measured.cost), value: money(measured.cost) },
      {
        ...(automationRate === null ? words.savedBelow : words.measuredSavings),
        worked: `${money(measured.cost)} × ${saved}`,
        value: money(measured.savings),
      },
    );
  }
  if (benchmark.cost > 0 && parts) {
    const scaled = parts.scale === 1 ? '' : ` × ${formatNumber(parts.scale, 3)}`;
    steps.push(
      {
        ...words.benchmarkCost,
        worked: `${formatNumber(total.employees)} × ${money(total.employeeCost)} × ${percent(parts.share, 1)} × ${formatNumber(parts.weight)} ÷ ${formatNumber(parts.referenceWeight)}${scaled}`,
        value: money(benchmark.cost),
      },
      {
        ...words.benchmarkSavings,
        worked: `${money(benchmark.cost)} × ${percent(automationRate ?? 0, 1)}`,
        value: money(benchmark.savings),
      },
    );
  } else if (benchmark.cost > 0) {
    steps.push({ ...words.benchmarkBelow, worked: money(benchmark.savings), value: money(benchmark.savings) });
  }
  const own = opportunity?.enteredSavings === null ? opportunity.estimatedSavings : null;
  const all = opportunity?.savingsBasis ? value[opportunity.savingsBasis].savings : 0;
  if (own && all > 0) {
    steps.push({
      ...words.part,
      worked: `${money(all)} × ${percent((1000 * own) / all, 1)}`,
      value: money(1000 * own),
    });
  }
  const assumed = total.organisationAssumed;
  return {
    steps,
    sources: parts
      ? [
          { label: words.employees, value: formatNumber(total.employees), assumed },
          { label: words.employeeCost, value: money(total.employeeCost), assumed },
          {
            label: words.share(words.functions[parts.workFunction]),
            value: percent(parts.share, 1),
            assumed: true,
            note: parts.shareBasis,
          },
          { label: words.weight, value: formatNumber(parts.weight), assumed: true, note: words.weightNote },
          { label: words.referenceWeight, value: formatNumber(parts.referenceWeight), assumed: true },
        ]
      : [],
    remarks: [
      ...(parts && parts.scale !== 1 ? [words.scaled] : []),
      ...(measured.cost > 0 && benchmark.cost > 0 ? [words.apart] : []),
    ],
  };
}
