import type { Opportunity } from '@process-ai/contract/opportunities';
import type { ProcessInputs, ProcessMoney, ProcessValue } from '@process-ai/contract/process-values';
import type { AssumptionChange, RoiInputName } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { currentAnnualCost, DEFAULT_REALISATION } from '@process-ai/domain/roi';
import { Link } from 'react-router-dom';
import { errorText } from '../lib/error-copy.ts';
import { formatDate, formatMoney, formatNumber } from '../lib/format.ts';
import { useProcessMoney } from '../lib/shared-queries.ts';
import type { Explanation, Source, Step } from './explanation/explanation.ts';
import { ExplanationView } from './explanation/explanation-view.tsx';
import { FormError } from './form-error.tsx';
import { Loading } from './loading.tsx';

const words = {
  loading: 'Loading the explanation...',
  measuredCost: { label: 'What the work costs a year, measured' },
  workload: 'runs × minutes ÷ 60 × salary × load factor ÷ hours a year',
  capacity: 'FTE × salary × load factor',
  fromOthers: 'the ROI inputs of processes below, or its share by volume of those of one above',
  fteCount: 'FTE',
  processFrequency: 'Runs a year',
  averageRuntime: 'Minutes a run',
  averageSalary: 'Salary a year',
  loadFactor: 'Load factor',
  hoursPerYear: 'Hours a year',
  automationRate: 'Automation rate',
  realisation: 'Realization',
  setBy: ({ by, at }: AssumptionChange) => `Set by ${by || 'somebody'}, ${formatDate(at)}.`,
  acceptedBy: ({ by, at }: AssumptionChange) => `A benchmark, accepted by ${by || 'somebody'}, ${formatDate(at)}.`,
  measuredSavings: { label: 'What the process saves, measured', formula: 'cost × automation rate × realization' },
  savedBelow: { label: 'What all below saves, measured', formula: 'sum of the processes below: cost × rate' },
  benchmarkCost: {
    label: 'What the work costs a year, by benchmark',
    formula: 'employees × mean cost × share of the function × weight of the process ÷ reference set',
  },
  benchmarkSavings: { label: 'What the process saves, by benchmark', formula: 'cost × rate by its use cases' },
  benchmarkBelow: {
    label: 'What all below saves, by benchmark',
    formula: 'sum of the processes below without ROI inputs',
  },
  part: { label: 'This opportunity', formula: 'savings × its part of the likely benefits of the process' },
  employees: 'Employees',
  employeeCost: 'Average cost per employee a year',
  share: (name: string) => `Share of the people in ${name}`,
  weight: 'Weight of the process by volume',
  weightNote: '1 = seldom, 2 = usual, 4 = often, by the words of its name.',
  referenceWeight: 'Weight of all processes of the function',
  scaled: 'Lowered: what is measured of this function leaves the others less of the payroll.',
  apart: 'Measured and benchmark are never added up.',
  organisation: (people: string, cost: string) =>
    `${people} people at ${cost} assumed: the profile of the sector does not say both.`,
  profile: 'Complete the profile',
  functions: {
    strategy: 'strategy',
    'product-development': 'product development',
    'marketing-and-sales': 'marketing and sales',
    'supply-chain': 'supply chain',
    operations: 'operations',
    'customer-service': 'customer service',
    'human-resources': 'human resources',
    'information-technology': 'information technology',
    finance: 'finance',
    facilities: 'facilities',
    'risk-and-legal': 'risk and legal',
    'external-relations': 'external relations',
    'business-improvement': 'business improvement',
  },
};

interface MoneyExplanationProps {
  sectorId: string;
  processId: string;
  opportunity?: Amounts;
}

type Amounts = Pick<Opportunity, 'estimatedSavings' | 'enteredSavings' | 'savingsBasis'>;

/** How the money of a process came about and, below it, the part of one of its opportunities; once that is read. */
export function MoneyExplanation({ sectorId, processId, opportunity }: MoneyExplanationProps) {
  const money = useProcessMoney(sectorId, processId);
  if (opportunity?.savingsBasis === null) return null;
  if (money.error) return <FormError>{errorText(money.error)}</FormError>;
  if (!money.data) return <Loading label={words.loading} />;
  const { employees, employeeCost, organisationAssumed, currency } = money.data.total;
  const restsOnProfile = money.data.value.benchmark.cost > 0;
  return (
    <>
      <ExplanationView {...explainMoney(money.data, opportunity)} />
      {organisationAssumed && restsOnProfile ? (
        <p className="mt-3 text-pretty text-xs">
          {words.organisation(formatNumber(employees), formatMoney(employeeCost, currency))}{' '}
          <Link to={`/sectors/${sectorId}?profile=true`} className="text-accent underline underline-offset-2">
            {words.profile}
          </Link>
        </p>
      ) : null}
    </>
  );
}

const percent = (share: number, decimals = 0) => `${formatNumber(100 * share, decimals)}%`;

/** How the money of a process came about and, below it, the part of one of its opportunities. */
export function explainMoney({ value, inputs: own, parts, total }: ProcessMoney, opportunity?: Amounts): Explanation {
  const money = (amount: number) => formatMoney(amount, total.currency);
  const { measured, benchmark, automationRate } = value;
  const steps: Step[] = [];
  const inputs = own && explainInputs(value, own);
  if (measured.cost > 0) {
    const saved = percent(measured.savings / measured.cost, 1);
    steps.push(
      {
        ...words.measuredCost,
        formula: inputs?.formula ?? words.fromOthers,
        worked: inputs?.worked ?? money(measured.cost),
        value: money(measured.cost),
      },
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
  const part = opportunity?.enteredSavings === null ? opportunity.estimatedSavings : null;
  const all = opportunity?.savingsBasis ? value[opportunity.savingsBasis].savings : 0;
  if (part && all > 0) {
    steps.push({
      ...words.part,
      worked: `${money(all)} × ${percent((1000 * part) / all, 1)}`,
      value: money(1000 * part),
    });
  }
  const assumed = total.organisationAssumed;
  return {
    steps,
    sources: [
      ...(inputs?.sources ?? []),
      ...(parts
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
        : []),
    ],
    remarks: [
      ...(parts && parts.scale !== 1 ? [words.scaled] : []),
      ...(measured.cost > 0 && benchmark.cost > 0 ? [words.apart] : []),
    ],
  };
}

/** A cost that the own inputs of a process come to, with who set them; null where it comes from those of others. */
function explainInputs({ measured, rateSource, automationRate }: ProcessValue, own: ProcessInputs) {
  const { input, change } = own;
  const { assumptions, changes } = own.assumptions;
  if (Math.abs(currentAnnualCost(input, assumptions) - measured.cost) > 0.01) return null;
  const money = (amount: number) => formatMoney(amount, assumptions.currency);
  const figure = (amount: number) => formatNumber(amount, Number.isInteger(amount) ? 0 : 1);
  const entered = (name: Exclude<keyof typeof words, 'functions'> & RoiInputName, value: string): Source => {
    const accepted = change?.benchmarks.includes(name) ?? false;
    const who = change && (accepted ? words.acceptedBy(change) : words.setBy(change));
    const note = [change?.sources?.[name], who].filter(Boolean).join(' ');
    return { label: words[name], value, assumed: accepted, ...(note && { note }) };
  };
  const assumed = (name: 'loadFactor' | 'hoursPerYear', value: string): Source => {
    const changed = changes[name];
    const note = [changed && words.setBy(changed), ASSUMPTION_NOTES[name].source].filter(Boolean).join(' ');
    return { label: words[name], value, assumed: true, note };
  };
  const [salary, load] = [money(input.averageSalary), formatNumber(assumptions.loadFactor, 2)];
  const hours = figure(assumptions.hoursPerYear);
  const [runs, minutes, fte] = [input.processFrequency, input.averageRuntime, input.fteCount].map(figure);
  const byWork = input.processFrequency > 0 && input.averageRuntime > 0;
  const rate =
    rateSource === 'default'
      ? {
          label: words.automationRate,
          value: percent(automationRate ?? 0, 1),
          assumed: true,
          note: PROCESS_INPUT_NOTES.automationRate.source,
        }
      : entered('automationRate', percent(automationRate ?? 0, 1));
  const realised = percent(input.realisation ?? DEFAULT_REALISATION);
  return {
    formula: byWork ? words.workload : words.capacity,
    worked: byWork ? `${runs} × ${minutes} ÷ 60 × ${salary} × ${load} ÷ ${hours}` : `${fte} × ${salary} × ${load}`,
    sources: [
      ...(byWork
        ? [entered('processFrequency', runs ?? ''), entered('averageRuntime', minutes ?? '')]
        : [entered('fteCount', fte ?? '')]),
      entered('averageSalary', salary),
      assumed('loadFactor', load),
      ...(byWork ? [assumed('hoursPerYear', hours)] : []),
      rate,
      input.realisation === null
        ? { label: words.realisation, value: realised, assumed: true, note: PROCESS_INPUT_NOTES.realisation.source }
        : entered('realisation', realised),
    ],
  };
}
