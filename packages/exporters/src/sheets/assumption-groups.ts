import { type AssumptionName, YEARS_MAX } from '@process-ai/contract/roi';
import { DEFAULT_FIT_WEIGHTS, type FitPart } from '@process-ai/contract/vendor-comparison';
import { ASSUMPTION_NOTES, type AssumptionNote, PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { SIZE_FROM } from '@process-ai/domain/organisation-size';
import { rampByYear } from '@process-ai/domain/present-value';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { COMBINED_RATE_MAX } from '@process-ai/domain/savings-shares';
import type { Assumption, AssumptionGroup } from './assumption.ts';
import { GRID_PARTS } from './business-case-cells.ts';
import { SCORE_TOLERANCE, TOLERANCE } from './check.ts';
import { FIRST_ROW, MATCHED_VENDORS_MAX } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { LEAST_WEIGHT, LOG_OF_NOTHING } from './share-rows.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { DECIMALS, rampSteps } from './timeline-results.ts';
import { AMOUNT, SHARE } from './validation.ts';
import { hasPlan, serialOf, startMonthOf } from './work-rows.ts';

const PERCENT = '0.0%';

export function assumptionGroups(plan: SheetPlan): AssumptionGroup[] {
  const ofSector = sector(plan);
  const rampFirst = FIRST_ROW + ofSector.assumptions.length + 2;
  return [
    ofSector,
    ramp(plan, rampFirst),
    planning(plan),
    processes(plan),
    ...(plan.blueprint.sections.includes('vendors') ? [weights(plan)] : []),
    ...rampByMonth(plan, rampFirst),
    fixedNumbers(),
  ];
}

function sector({ blueprint: { assumptions, assumptionChanges, sector: client } }: SheetPlan): AssumptionGroup {
  const noted = (name: Exclude<AssumptionName, 'ramp'>) => {
    const { label, unit, source } = ASSUMPTION_NOTES[name];
    const standard = defaultAssumptions(client.profile)[name];
    return { label, unit, source, standard, value: assumptions[name], changed: assumptionChanges[name] };
  };
  return {
    heading: 'Sector',
    assumptions: [
      { ...noted('hoursPerYear'), name: 'HoursPerYear', format: '#,##0.0', allowed: { decimal: [1, 8784] } },
      { ...noted('loadFactor'), name: 'LoadFactor', format: '0.00', allowed: { decimal: [0.01, 10] } },
      {
        ...noted('currency'),
        name: 'Currency',
        allowed: { letters: 3 },
        source: `${ASSUMPTION_NOTES.currency.source} Number formats keep their symbol.`,
      },
      { ...noted('discountRate'), name: 'DiscountRate', format: PERCENT, allowed: SHARE },
      { ...noted('years'), name: 'CaseYears', format: '0', allowed: { whole: [1, YEARS_MAX] } },
      { ...noted('benefitRisk'), name: 'BenefitRisk', format: PERCENT, allowed: SHARE },
      { ...noted('costRisk'), name: 'CostRisk', format: PERCENT, allowed: SHARE },
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
      unit: index === 0 ? unit : 'share',
      standard: standards[index] ?? 1,
      changed: index === 0 ? assumptionChanges.ramp : undefined,
      source:
        index === 0 ? source : index < entered ? '' : 'As the year before, by formula: overwrite it to change it.',
      allowed: SHARE,
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
  const given = ({ default: value, source }: AssumptionNote<number>) => ({ value, standard: value, source });
  return {
    heading: 'Where a process has no value of its own',
    assumptions: [
      {
        ...given(automationRate),
        name: 'DefaultAutomationRate',
        label: automationRate.label,
        unit: automationRate.unit,
        format: PERCENT,
        allowed: SHARE,
      },
      {
        ...given(realisation),
        name: 'DefaultRealization',
        label: realisation.label,
        unit: realisation.unit,
        format: PERCENT,
        allowed: SHARE,
      },
      {
        ...given(annualRunCost),
        name: 'DefaultRunCost',
        label: annualRunCost.label,
        unit: `${currency} ${annualRunCost.unit}`,
        format: formats.money,
        allowed: AMOUNT,
      },
      ...kinds.map(([kind, name, where]) => ({
        name,
        label: `${implementationCost.label} where ${where}`,
        value: implementationCost.default[kind],
        standard: implementationCost.default[kind],
        format: formats.money,
        unit: `${currency}, ${implementationCost.unit}`,
        source: implementationCost.source,
        allowed: AMOUNT,
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
    range: 'FitWeights',
    assumptions: parts.map(([part, name, source]) => ({
      name,
      label: `Weight of ${SHEET_WORDS.say.cover.fitPartsInSentence[part]}`,
      value: blueprint.comparison.weights[part],
      standard: DEFAULT_FIT_WEIGHTS[part],
      format: '0.00',
      unit: 'proportion',
      source: `${source} Only the proportions of the weights count.`,
      allowed: SHARE,
    })),
  };
}

/** What plan and money stand on. */
function planning({ blueprint, formats, listed }: SheetPlan): AssumptionGroup {
  const { value, assumptions, decided } = blueprint;
  const planned = hasPlan(blueprint);
  const anythingAccepted = { formula: 'IF(COUNTIFS(OppDecision,"Accepted")>0,1,0)', result: decided ? 1 : 0 };
  return {
    heading: 'Plan and size',
    assumptions: [
      {
        name: 'PlanStart',
        label: 'Month 1 of the plan and of its case',
        value: serialOf(startMonthOf(blueprint)),
        format: 'mmm yyyy',
        unit: 'first day of a month',
        source: planned
          ? 'As set in the plan. What is spent or earned before it counts at once, in year 0.'
          : 'There is no plan yet: the month of the export, so that the waves of the roadmap have names.',
        allowed: { month: true },
      },
      {
        name: 'AnythingAccepted',
        label: 'Anything is accepted (1 = yes)',
        // What is accepted outside the file decides as well.
        value: decided && !listed.some(({ opportunity: { status } }) => status === 'accepted') ? 1 : anythingAccepted,
        format: '0',
        unit: 'yes or no',
        source: 'Then only that counts; while nothing is, all that is proposed. What is rejected never counts.',
      },
      {
        name: 'CombinedRateMax',
        label: 'Most that use cases save of a process together',
        value: COMBINED_RATE_MAX,
        standard: COMBINED_RATE_MAX,
        format: PERCENT,
        unit: 'share of the work',
        source: 'Of processes that are not costed yet: 1 − Π (1 − likely benefit) of their use cases, at most this.',
        allowed: SHARE,
      },
      {
        name: 'Payroll',
        label: 'Payroll of the organization',
        value: value.payroll,
        format: formats.money,
        unit: `${assumptions.currency} a year`,
        source: value.organisationAssumed
          ? 'Assumed: the profile names no employees or no cost of one. No cost of the processes adds up to more.'
          : 'Employees × mean cost of one. No cost of the processes adds up to more.',
        allowed: { decimal: [0, 1e15] },
      },
      {
        name: 'SizeFromM',
        label: 'Size class M begins at',
        value: SIZE_FROM.one.M,
        standard: SIZE_FROM.one.M,
        format: '0.000%',
        unit: 'of the payroll',
        source: 'Savings of one opportunity that is not costed yet; below it is class S. An assumption.',
        allowed: SHARE,
      },
      {
        name: 'SizeFromL',
        label: 'Size class L begins at',
        value: SIZE_FROM.one.L,
        standard: SIZE_FROM.one.L,
        format: '0.000%',
        unit: 'of the payroll',
        source: 'As above. An assumption.',
        allowed: SHARE,
      },
    ],
  };
}

/** The ramp as the timeline reads it: when each year after a delivery begins, and how much its share then rises. */
function rampByMonth({ blueprint }: SheetPlan, first: number): AssumptionGroup[] {
  const steps = rampSteps(blueprint.assumptions.ramp);
  return [
    {
      heading: 'Ramp, for the timeline: begin of each year',
      range: 'RampFrom',
      assumptions: steps.map(({ from }, year) => ({
        label: `Year ${year + 1} after the delivery begins after`,
        value: { formula: `12*(ROW()-ROW(INDEX(RampFrom,1)))`, result: from },
        format: '0',
        unit: 'months',
        source: '',
      })),
    },
    {
      heading: 'Ramp, for the timeline: rise with each year',
      range: 'RampSteps',
      assumptions: steps.map(({ step }, year) => ({
        label: `Rise of the share of the full benefit with year ${year + 1}`,
        value: {
          // Above the first of them stands the heading, without a number.
          formula: `N(B${first + year})-N(B${first + year - 1})`,
          result: step,
        },
        format: PERCENT,
        unit: 'share',
        source: '',
      })),
    },
  ];
}

/** So that no formula holds a number of its own but 0, 1, 12 months and 100 percent. */
function fixedNumbers(): AssumptionGroup {
  const fixed = (name: string, label: string, value: number, unit: string, source: string): Assumption => ({
    name,
    label,
    value,
    format: 'General',
    unit,
    source,
  });
  return {
    heading: 'Fixed numbers, not to be changed',
    assumptions: [
      fixed('MinutesPerHour', 'Minutes of an hour', 60, 'minutes', ''),
      fixed('Thousand', 'Thousand', 1000, 'units', 'Vendors are weighed by thousands a year, as in the application.'),
      fixed('YearsMax', 'Most years that the case can have', YEARS_MAX, 'years', 'Columns of the timeline.'),
      fixed('Decimals', 'Decimals that sums keep', DECIMALS, 'decimals', 'So that what adds up to nothing is nothing.'),
      fixed('Tolerance', 'Difference that checks let pass', TOLERANCE, 'currency units', 'Or what the check counts.'),
      fixed('ScoreTolerance', 'The same on scores', SCORE_TOLERANCE, 'hundredths of a point', 'Of 100 points.'),
      fixed('MatchedMax', 'Vendors whose matches stand on Opportunities', MATCHED_VENDORS_MAX, 'vendors', 'At most.'),
      fixed('HalfMatch', 'A match in part', 0.5, 'share', 'Between none and whole.'),
      fixed('GridParts', 'Parts of the grid for the rate of return', GRID_PARTS, 'parts', 'On Business case.'),
      fixed('LeastWeight', 'Weight of a benefit of nothing', LEAST_WEIGHT, 'share', 'Nothing is shared evenly.'),
      fixed(
        'LogOfNothing',
        'Stands for the logarithm of nothing',
        LOG_OF_NOTHING,
        'natural logarithm',
        'Where a benefit is the whole.',
      ),
    ],
  };
}
