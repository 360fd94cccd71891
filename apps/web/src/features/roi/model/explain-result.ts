import type { AssumptionChange, RoiAssumptions, RoiInput, RoiInputsChange, RoiResult } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { DEFAULT_AUTOMATION_RATE, DEFAULT_IMPLEMENTATION_COST, DEFAULT_REALISATION } from '@process-ai/domain/roi';
import type { Explanation, Source, Step } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainCopy } from './explain-copy.ts';
import { currencySymbol, type ResultFigure, showFigure } from './figures.ts';
import { gridCopy } from './grid-copy.ts';

export interface Given {
  result: RoiResult;
  input: RoiInput;
  assumptions: RoiAssumptions;
  /** Who changed which of the assumptions from its default. */
  changes?: Readonly<Record<string, AssumptionChange>>;
  /** Who last entered the inputs. */
  inputChange?: (AssumptionChange & Pick<RoiInputsChange, 'sources'>) | undefined;
}

/** How one figure of a process was computed: the figures it is made of, which open in their turn, and the inputs. */
export function explainResult(figure: ResultFigure, given: Given): Explanation {
  const { steps, sources, remarks = [] } = explain[figure](given);
  return { steps, sources, remarks };
}

type Explained = Omit<Explanation, 'remarks'> & Partial<Pick<Explanation, 'remarks'>>;

const explain: Record<ResultFigure, (given: Given) => Explained> = {
  currentAnnualCost: (given) => ({
    steps: costSteps(given),
    sources: costSources(given),
    remarks: given.result.basis === 'capacity' ? [explainCopy.capacity.why] : [],
  }),
  projectedSavings: (given) => ({ steps: [savingsStep(given)], sources: savingsSources(given) }),
  savingsPercentage: (given) => ({
    steps: [savingsStep(given), percentageStep(given)],
    sources: savingsSources(given),
  }),
  paybackMonths: (given) => ({
    steps: [savingsStep(given), ...paybackSteps(given)],
    sources: [...savingsSources(given), ...paybackSources(given)],
  }),
};

function costSteps({ result, input, assumptions }: Given): Step[] {
  const money = moneyIn(assumptions);
  const loadFactor = formatNumber(assumptions.loadFactor, 2);
  const { workHours, hourlyCost, workload, capacity } = explainCopy;
  if (result.basis === 'capacity') {
    return [
      {
        ...pick(capacity),
        worked: `${showFigure(input.fteCount)} × ${money(input.averageSalary)} × ${loadFactor}`,
        value: money(result.currentAnnualCost),
      },
    ];
  }
  const hour = (input.averageSalary * assumptions.loadFactor) / assumptions.hoursPerYear;
  return [
    {
      ...workHours,
      worked: `${showFigure(input.processFrequency)} × ${showFigure(input.averageRuntime)} ÷ 60`,
      value: hours(result.workHours),
    },
    {
      ...hourlyCost,
      worked: `${money(input.averageSalary)} × ${loadFactor} ÷ ${showFigure(assumptions.hoursPerYear)}`,
      value: money(hour, 2),
    },
    { ...workload, worked: `${hours(result.workHours)} × ${money(hour, 2)}`, value: money(result.currentAnnualCost) },
  ];
}

function savingsStep({ result, input, assumptions }: Given): Step {
  const money = moneyIn(assumptions);
  return {
    ...explainCopy.projectedSavings,
    worked: `${money(result.currentAnnualCost)} × ${share(result.automationRate)} × ${share(input.realisation ?? DEFAULT_REALISATION)}`,
    value: money(result.projectedSavings),
  };
}

function percentageStep({ result, assumptions }: Given): Step {
  const money = moneyIn(assumptions);
  return {
    ...explainCopy.savingsPercentage,
    worked: `100 × ${money(result.projectedSavings)} ÷ ${money(result.currentAnnualCost)}`,
    value: `${formatNumber(result.savingsPercentage, 1)}%`,
  };
}

function paybackSteps({ result, assumptions }: Given): Step[] {
  const money = moneyIn(assumptions);
  const { netAnnual, payback, never } = explainCopy;
  return [
    {
      ...netAnnual,
      worked: `${money(result.projectedSavings)} − ${money(result.projectedSavings - result.netAnnual)}`,
      value: money(result.netAnnual),
    },
    {
      ...payback,
      worked: `${money(result.implementationCost)} ÷ (${money(result.netAnnual)} ÷ 12)`,
      value: result.paybackMonths === null ? never : formatNumber(result.paybackMonths, 1),
    },
  ];
}

function costSources(given: Given): Source[] {
  const { result, input, assumptions, inputChange } = given;
  const money = moneyIn(assumptions);
  const { columns } = gridCopy;
  const from = (name: keyof RoiInput) => {
    const note = inputChange?.sources?.[name];
    return note === undefined ? {} : { note };
  };
  const salary = {
    label: columns.averageSalary(currencySymbol(assumptions.currency)),
    value: money(input.averageSalary),
    assumed: false,
    ...from('averageSalary'),
  };
  const load = {
    label: explainCopy.loadFactor,
    value: formatNumber(assumptions.loadFactor, 2),
    assumed: true,
    note: sectorNote('loadFactor', given),
  };
  if (result.basis === 'capacity') {
    return [
      { label: columns.fteCount, value: showFigure(input.fteCount), assumed: false, ...from('fteCount') },
      salary,
      load,
    ];
  }
  return [
    {
      label: columns.processFrequency,
      value: showFigure(input.processFrequency),
      assumed: false,
      ...from('processFrequency'),
    },
    {
      label: columns.averageRuntime,
      value: showFigure(input.averageRuntime),
      assumed: false,
      ...from('averageRuntime'),
    },
    salary,
    load,
    {
      label: explainCopy.hoursPerYear,
      value: showFigure(assumptions.hoursPerYear),
      assumed: true,
      note: sectorNote('hoursPerYear', given),
    },
  ];
}

const savingsSources = ({ input, inputChange }: Given): Source[] => [
  {
    label: explainCopy.automationRate,
    value: share(input.automationRate ?? DEFAULT_AUTOMATION_RATE),
    assumed: input.automationRate === null,
    ...processNote('automationRate', input, inputChange),
  },
  {
    label: explainCopy.realisation,
    value: share(input.realisation ?? DEFAULT_REALISATION),
    assumed: input.realisation === null,
    ...processNote('realisation', input, inputChange),
  },
];

function paybackSources({ result, input, assumptions, inputChange }: Given): Source[] {
  const money = moneyIn(assumptions);
  const assumed = input.implementationCost === null;
  return [
    {
      label: explainCopy.implementationCost,
      value: money(result.implementationCost),
      assumed,
      ...(assumed
        ? { note: explainCopy.byOpportunity(DEFAULT_IMPLEMENTATION_COST, assumptions.currency) }
        : processNote('implementationCost', input, inputChange)),
    },
    {
      label: explainCopy.runCost,
      value: money(result.projectedSavings - result.netAnnual),
      assumed: input.annualRunCost === null,
      ...processNote('annualRunCost', input, inputChange),
    },
  ];
}

function sectorNote(name: 'loadFactor' | 'hoursPerYear', { changes }: Given): string {
  const change = changes?.[name];
  return [change && copy.changedBy(change), ASSUMPTION_NOTES[name].source].filter(Boolean).join(' ');
}

function processNote(name: keyof typeof PROCESS_INPUT_NOTES, input: RoiInput, change: AssumptionChange | undefined) {
  if (input[name] === null) return { note: PROCESS_INPUT_NOTES[name].source };
  return change ? { note: copy.changedBy(change) } : {};
}

const pick = ({ label, formula }: { label: string; formula: string }) => ({ label, formula });

const moneyIn =
  ({ currency }: RoiAssumptions) =>
  (amount: number, decimals = 0) =>
    formatMoney(amount, currency, decimals);

const share = (rate: number) => formatNumber(rate, 2);

const hours = (amount: number) => `${formatNumber(amount)} h`;
