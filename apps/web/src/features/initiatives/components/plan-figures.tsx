import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { isOverCapacity } from '@process-ai/domain/plan-warnings';
import { sizeOf } from '@process-ai/domain/process-values';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { Figure, FigureStrip } from '../../../components/figure-strip.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainPlan } from '../model/explain.ts';
import { planTotals } from '../model.ts';

interface PlanFiguresProps {
  plan: Plan;
  currency: string;
  payroll: number;
}

const words = copy.figures;

/** The plan in short; each figure opens to where it comes from. */
export function PlanFigures({ plan, currency, payroll }: PlanFiguresProps) {
  const { counted, measured, benchmark, oneOffCost, annualRunCost } = planTotals(plan);
  const { settings, capacity } = plan;
  const over = capacity.filter(isOverCapacity);
  const stopped = plan.initiatives.length - counted.length;
  const explain = (label: string, of: (initiative: Initiative) => number) => () => (
    <ExplanationView {...explainPlan(label, counted, stopped, of, currency)} />
  );
  const size = sizeOf(benchmark, payroll);
  return (
    <FigureStrip label={words.label} columns={4}>
      <Figure
        label={words.measured.label}
        value={formatMoney(measured, currency)}
        note={words.measured.note}
        renderExplanation={explain(words.measured.label, ({ annualSavings }) => annualSavings.measured)}
      />
      <Figure
        label={words.benchmark.label}
        value={size ?? words.benchmark.none}
        note={words.benchmark.note}
        renderExplanation={explain(words.benchmark.label, ({ annualSavings }) => annualSavings.benchmark)}
      />
      <Figure
        label={words.oneOffCost.label}
        value={formatMoney(oneOffCost, currency)}
        note={words.oneOffCost.note(formatMoney(annualRunCost, currency))}
        renderExplanation={explain(words.oneOffCost.label, (initiative) => initiative.oneOffCost)}
      />
      <Figure
        label={words.over.label}
        value={over.length > 0 ? formatNumber(over.length) : words.over.none}
        note={words.over.note(copy.days(settings.capacityDays), settings.capacityAssumed)}
        renderExplanation={() => (
          <ExplanationView
            steps={[
              {
                label: words.over.label,
                formula: words.over.formula,
                worked: words.over.worked(over.length, capacity.length),
                value: formatNumber(over.length),
              },
            ]}
            sources={[
              {
                label: words.over.capacity,
                value: copy.days(settings.capacityDays),
                assumed: settings.capacityAssumed,
                ...(settings.capacityAssumed ? { note: words.over.assumption } : {}),
              },
              ...over.slice(0, 12).map(({ month, plannedDays }) => ({
                label: monthInWords(month),
                value: copy.days(plannedDays),
                assumed: false,
                computed: true,
              })),
            ]}
            remarks={[words.over.effort]}
          />
        )}
      />
    </FigureStrip>
  );
}
