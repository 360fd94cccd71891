import type { CapacityMonth, Initiative, Plan } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Loading } from '../../../components/loading.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useOpportunities } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { type Basis, explainCost, explainPlan, explainRunCost, explainSavings } from '../model/explain.ts';
import { explainCopy } from '../model/explain-copy.ts';
import { planTotals } from '../model.ts';

interface InitiativeExplanationProps {
  initiative: Initiative;
  currency: string;
}

export const CostExplanation = ({ initiative, currency }: InitiativeExplanationProps) => (
  <ExplanationView {...explainCost(initiative, currency)} />
);

export const RunCostExplanation = ({ initiative, currency }: InitiativeExplanationProps) => (
  <ExplanationView {...explainRunCost(initiative, currency)} />
);

interface SavingsExplanationProps extends InitiativeExplanationProps {
  sectorId: string;
  basis: Basis;
}

/** What its opportunities save on one basis, once they are read. */
export function SavingsExplanation({ sectorId, initiative, currency, basis }: SavingsExplanationProps) {
  const opportunities = useOpportunities(sectorId);
  if (opportunities.error) return <FormError>{errorText(opportunities.error)}</FormError>;
  if (!opportunities.data) return <Loading label={copy.opportunitiesLoading} />;
  return <ExplanationView {...explainSavings(initiative, basis, opportunities.data, currency)} />;
}

interface PlanExplanationProps {
  label: string;
  plan: Plan;
  of: (initiative: Initiative) => number;
  currency: string;
}

/** What the initiatives that are not stopped have of a figure of the whole plan. */
export function PlanExplanation({ label, plan, of, currency }: PlanExplanationProps) {
  const { counted } = planTotals(plan);
  return <ExplanationView {...explainPlan(label, counted, plan.initiatives.length - counted.length, of, currency)} />;
}

const words = explainCopy.over;

/** The months that hold more work than can be done, of those with work. */
export const OverCapacityExplanation = ({ plan, over }: { plan: Plan; over: readonly CapacityMonth[] }) => {
  const { settings, capacity } = plan;
  return (
    <ExplanationView
      steps={[
        {
          label: copy.figures.over.label,
          formula: words.formula,
          worked: words.worked(over.length, capacity.length),
          value: formatNumber(over.length),
        },
      ]}
      sources={[
        {
          label: words.capacity,
          value: copy.days(settings.capacityDays),
          assumed: settings.capacityAssumed,
          ...(settings.capacityAssumed ? { note: words.assumption } : {}),
        },
        ...over.slice(0, 12).map(({ month, plannedDays }) => ({
          label: monthInWords(month),
          value: copy.days(plannedDays),
          assumed: false,
          computed: true,
        })),
      ]}
      remarks={[words.effort]}
    />
  );
};
