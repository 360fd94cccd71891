import { type AssumptionChange, type AssumptionName, YEARS_MAX } from '@process-ai/contract/roi';
import { DEFAULT_FIT_WEIGHTS, type FitPart } from '@process-ai/contract/vendor-comparison';
import { ASSUMPTION_NOTES, type AssumptionNote, PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { rampByYear } from '@process-ai/domain/business-case';
import { SPREADS } from '@process-ai/domain/npv-range';
import { SENSITIVITY_STEP } from '@process-ai/domain/sensitivity';
import { triangularQuantile } from '@process-ai/domain/triangular';
import { DRIVER_LABELS, fitPartInSentence } from '../story-words.ts';
import { FIRST_ROW } from './layout.ts';
import type { SheetPlan } from './plan.ts';

export interface Assumption {
  /** The name that formulas use; absent where they use its position in a range. */
  name?: string;
  label: string;
  value: string | number | { formula: string; result: number };
  format?: string;
  unit: string;
  /** The default; absent where there is none to compare with. */
  standard?: string | number;
  /** Who set it in the product; absent where it is the default there. */
  changed?: AssumptionChange | undefined;
  source: string;
  /** Least and most; whole numbers only with a third element. */
  limits?: [least: number, most: number] | [least: number, most: number, whole: true];
}

interface AssumptionGroup {
  heading: string;
  /** Name of the range of its values, where formulas need them together. */
  range?: string;
  assumptions: Assumption[];
}

const PERCENT = '0.0%';
const FACTOR = '0.0000';
const SHARE: [number, number] = [0, 1];

export function assumptionGroups(plan: SheetPlan): AssumptionGroup[] {
  const ofSector = sector(plan);
  const rampFirst = FIRST_ROW + ofSector.assumptions.length + 2;
  const groups = [ofSector, ramp(plan, rampFirst), processes(plan), weights(plan)];
  // Headings and values stand below each other, so that formulas among the factors know their rows.
  const first = FIRST_ROW + groups.reduce((sum, { assumptions }) => sum + assumptions.length + 1, 0) + 1;
  return [...groups, cases(first)];
}

function sector({ blueprint: { assumptions, assumptionChanges } }: SheetPlan): AssumptionGroup {
  const noted = (name: Exclude<AssumptionName, 'ramp'>) => {
    const { label, unit, source, default: standard } = ASSUMPTION_NOTES[name];
    return { label, unit, source, standard, value: assumptions[name], changed: assumptionChanges[name] };
  };
  return {
    heading: 'Sector',
    assumptions: [
      { ...noted('hoursPerYear'), name: 'HoursPerYear', format: '#,##0.0', limits: [1, 8784] },
      { ...noted('loadFactor'), name: 'LoadFactor', format: '0.00', limits: [0.01, 10] },
      {
        ...noted('currency'),
        name: 'Currency',
        source: `${ASSUMPTION_NOTES.currency.source} Number formats keep their symbol.`,
      },
      { ...noted('discountRate'), name: 'DiscountRate', format: PERCENT, limits: SHARE },
      { ...noted('years'), name: 'CaseYears', format: '0', limits: [1, YEARS_MAX, true] },
      { ...noted('benefitRisk'), name: 'BenefitRisk', format: PERCENT, limits: SHARE },
      { ...noted('costRisk'), name: 'CostRisk', format: PERCENT, limits: SHARE },
    ],
  };
}

/** One value a year, as entered; after the last of them, each year as the one before. */
function ramp({ blueprint: { assumptions, assumptionChanges } }: SheetPlan, first: number): AssumptionGroup {
  const { label, unit, source, default: standard } = ASSUMPTION_NOTES.ramp;
  const standards = rampByYear(standard, YEARS_MAX);
  const entered = Math.min(assumptions.ramp.length, YEARS_MAX);
  return {
    heading: label,
    range: 'RampShares',
    assumptions: rampByYear(assumptions.ramp, YEARS_MAX).map((share, index) => ({
      label: `Share of the full benefit in year ${index + 1}`,
      value: index < entered ? share : { formula: `B${first + index - 1}`, result: share },
      format: PERCENT,
      unit: index === 0 ? unit : '',
      standard: standards[index] ?? 1,
      changed: index === 0 ? assumptionChanges.ramp : undefined,
      source:
        index === 0 ? source : index < entered ? '' : 'As the year before, by formula: overwrite it to change it.',
      limits: SHARE,
    })),
  };
}

function processes({ blueprint, formats }: SheetPlan): AssumptionGroup {
  const { currency } = blueprint.assumptions;
  const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  const kinds = [
    ['automation', 'ImplementationAutomation', 'its most demanding opportunity is automation'],
    ['ai', 'ImplementationAi', 'its most demanding opportunity is AI'],
    ['agentic', 'ImplementationAgentic', 'its most demanding opportunity is agentic'],
    ['none', 'ImplementationUnknown', 'no opportunity is known'],
  ] as const;
  const given = (note: AssumptionNote<number>) => ({
    value: note.default,
    standard: note.default,
    source: note.source,
  });
  return {
    heading: 'Where a process has no value of its own',
    assumptions: [
      {
        ...given(automationRate),
        name: 'DefaultAutomationRate',
        label: automationRate.label,
        unit: automationRate.unit,
        format: PERCENT,
        limits: SHARE,
      },
      {
        ...given(realisation),
        name: 'DefaultRealisation',
        label: realisation.label,
        unit: realisation.unit,
        format: PERCENT,
        limits: SHARE,
      },
      {
        ...given(annualRunCost),
        name: 'DefaultRunCost',
        label: annualRunCost.label,
        unit: `${currency} ${annualRunCost.unit}`,
        format: formats.money,
      },
      ...kinds.map(([kind, name, where]) => ({
        name,
        label: `${implementationCost.label} where ${where}`,
        value: implementationCost.default[kind],
        standard: implementationCost.default[kind],
        format: formats.money,
        unit: `${currency}, ${implementationCost.unit}`,
        source: implementationCost.source,
      })),
    ],
  };
}

function weights({ blueprint }: SheetPlan): AssumptionGroup {
  const parts: [part: FitPart, name: string, source: string][] = [
    ['coverage', 'WeightCoverage', 'Share of the opportunities, by what they save, that the vendor covers.'],
    [
      'aiCoverage',
      'WeightAiCoverage',
      'The same of AI and agentic opportunities, by AI capabilities alone. Left out where there are none.',
    ],
    ['depth', 'WeightDepth', 'Share of the opportunities that the vendor covers wholly.'],
    ['sector', 'WeightSector', '1 where the vendor’s industry matches, 0.5 where it sells to all, else 0.'],
  ];
  return {
    heading: 'Weights of the vendor fit',
    assumptions: parts.map(([part, name, source]) => ({
      name,
      label: `Weight of ${fitPartInSentence(part)}`,
      value: blueprint.comparison.weights[part],
      standard: DEFAULT_FIT_WEIGHTS[part],
      format: '0.00',
      unit: 'proportion',
      source: `${source} Only the proportions of the weights count.`,
      limits: SHARE,
    })),
  };
}

/** How far low and high lie from the base case: quantiles of triangular distributions, by formula. */
function cases(first: number): AssumptionGroup {
  const drivers = [
    ['annualBenefit', 'FactorBenefit'],
    ['implementationCost', 'FactorImplementation'],
    ['annualRunCost', 'FactorRunCost'],
  ] as const;
  const share = 0.1;
  const factors = drivers.flatMap(([driver, name], index): Assumption[] => {
    const label = DRIVER_LABELS[driver];
    const { low, likely, high, reason } = SPREADS[driver];
    const at = first + 2 + 5 * index;
    const [lowAt, likelyAt, highAt] = [`$B$${at}`, `$B$${at + 1}`, `$B$${at + 2}`];
    const quantile = (part: string) =>
      `IF(${highAt}=${lowAt},${lowAt},IF(${part}<(${likelyAt}-${lowAt})/(${highAt}-${lowAt}),${lowAt}+SQRT(${part}*(${highAt}-${lowAt})*(${likelyAt}-${lowAt})),${highAt}-SQRT((1-${part})*(${highAt}-${lowAt})*(${highAt}-${likelyAt}))))`;
    const factor = (value: number, which: string, source: string): Assumption => ({
      label: `${label}: ${which}`,
      value,
      format: '0.00',
      unit: '× the value',
      standard: value,
      source,
    });
    return [
      factor(low, 'least', `An assumption. ${reason}`),
      factor(likely, 'most likely', ''),
      factor(high, 'most', ''),
      {
        name: `${name}P10`,
        label: `${label}: undercut one time in ten`,
        value: { formula: quantile('CaseShare'), result: triangularQuantile(low, likely, high, share) },
        format: FACTOR,
        unit: '× the value',
        source: 'Quantile of the triangular distribution of the three above.',
      },
      {
        name: `${name}P90`,
        label: `${label}: exceeded one time in ten`,
        value: { formula: quantile('(1-CaseShare)'), result: triangularQuantile(low, likely, high, 1 - share) },
        format: FACTOR,
        unit: '× the value',
        source: 'Quantile of the triangular distribution of the three above.',
      },
    ];
  });
  return {
    heading: 'Cases and sensitivity',
    assumptions: [
      {
        name: 'SensitivityStep',
        label: 'Each driver is moved by',
        value: SENSITIVITY_STEP,
        standard: SENSITIVITY_STEP,
        format: '0%',
        unit: 'of its value, down and up',
        source: 'For the sensitivity on Summary.',
        limits: SHARE,
      },
      {
        name: 'CaseShare',
        label: 'Low and high case: chance to lie beyond',
        value: share,
        standard: share,
        format: '0%',
        unit: 'of the outcomes, each side',
        source: 'Low takes benefits that are undercut, and costs that are exceeded, only so often. High: the reverse.',
        limits: [0, 0.5],
      },
      ...factors,
    ],
  };
}
