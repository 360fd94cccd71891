import { type AssumptionName, YEARS_MAX } from '@process-ai/contract/roi';
import { DEFAULT_FIT_WEIGHTS, type FitPart } from '@process-ai/contract/vendor-comparison';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { SIZE_FROM } from '@process-ai/domain/organisation-size';
import { rampByYear } from '@process-ai/domain/present-value';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { COMBINED_RATE_MAX } from '@process-ai/domain/savings-shares';
import { COVERAGE_NEEDED } from '@process-ai/domain/vendor-comparison';
import { assumptionSource } from '../assumption-source.ts';
import type { FileWords } from '../words/file-words.ts';
import type { Assumption, AssumptionGroup } from './assumption.ts';
import { GRID_PARTS } from './business-case-cells.ts';
import { SCORE_TOLERANCE, TOLERANCE } from './check.ts';
import { FIRST_ROW, MATCHED_VENDORS_MAX } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { LEAST_WEIGHT, LOG_OF_NOTHING } from './share-rows.ts';
import { DECIMALS, rampSteps } from './timeline-results.ts';
import { AMOUNT, SHARE } from './validation.ts';
import { hasPlan, serialOf, startMonthOf } from './work-rows.ts';

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
    fixedNumbers(plan),
  ];
}

function sector({ blueprint, formats, words }: SheetPlan): AssumptionGroup {
  const { say } = words;
  const { assumptions, assumptionChanges, sector: client } = blueprint;
  const says = say.workbookChecks.assumptions;
  const noted = (name: Exclude<AssumptionName, 'ramp'>) => {
    const standard = defaultAssumptions(client.profile)[name];
    const set = { standard, value: assumptions[name], changed: assumptionChanges[name] };
    const source = assumptionSource(name, blueprint, words);
    return { ...say.method.assumptions[name], source, unit: says.units[name], ...set };
  };
  return {
    heading: says.sector,
    assumptions: [
      { ...noted('hoursPerYear'), name: 'HoursPerYear', format: '#,##0.0', allowed: { decimal: [1, 8784] } },
      { ...noted('loadFactor'), name: 'LoadFactor', format: '0.00', allowed: { decimal: [0.01, 10] } },
      {
        ...noted('currency'),
        name: 'Currency',
        allowed: { letters: 3 },
        source: `${say.method.assumptions.currency.source} ${says.keepSymbol}`,
      },
      { ...noted('discountRate'), name: 'DiscountRate', format: formats.percent, allowed: SHARE },
      { ...noted('years'), name: 'CaseYears', format: '0', allowed: { whole: [1, YEARS_MAX] } },
      { ...noted('benefitRisk'), name: 'BenefitRisk', format: formats.percent, allowed: SHARE },
      { ...noted('costRisk'), name: 'CostRisk', format: formats.percent, allowed: SHARE },
    ],
  };
}

/** One value a year, as entered; after the last of them, each year as the one before. */
function ramp({ blueprint, formats, words: { say } }: SheetPlan, first: number): AssumptionGroup {
  const { assumptions, assumptionChanges } = blueprint;
  const says = say.workbookChecks.assumptions;
  const { label, source } = say.method.assumptions.ramp;
  const standards = rampByYear(ASSUMPTION_NOTES.ramp.default, YEARS_MAX);
  const entered = Math.min(assumptions.ramp.length, YEARS_MAX);
  return {
    heading: label,
    range: 'RampShares',
    assumptions: rampByYear(assumptions.ramp, YEARS_MAX).map((share, index) => ({
      label: says.rampYear(index + 1),
      value: index < entered ? share : { formula: `B${first + index - 1}`, result: share },
      format: formats.percent,
      unit: index === 0 ? says.units.ramp : say.workbook.units.share,
      standard: standards[index] ?? 1,
      changed: index === 0 ? assumptionChanges.ramp : undefined,
      source: index === 0 ? source : index < entered ? '' : says.asBefore,
      allowed: SHARE,
    })),
  };
}

function processes({ blueprint, formats, words: { say } }: SheetPlan): AssumptionGroup {
  const { currency } = blueprint.assumptions;
  const { units } = say.workbook;
  const says = say.workbookChecks.assumptions;
  const { inputs } = say.method;
  const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  const given = (value: number) => ({ value, standard: value });
  const kinds = [
    ['automation', 'ImplementationAutomation'],
    ['ai', 'ImplementationAi'],
    ['agentic', 'ImplementationAgentic'],
    ['none', 'ImplementationUnknown'],
  ] as const;
  return {
    heading: says.ofProcess,
    assumptions: [
      {
        ...inputs.automationRate,
        ...given(automationRate.default),
        name: 'DefaultAutomationRate',
        unit: says.units.automationRate,
        format: formats.percent,
        allowed: SHARE,
      },
      {
        ...inputs.realisation,
        ...given(realisation.default),
        name: 'DefaultRealization',
        unit: says.units.realisation,
        format: formats.percent,
        allowed: SHARE,
      },
      {
        ...inputs.annualRunCost,
        ...given(annualRunCost.default),
        name: 'DefaultRunCost',
        unit: units.aYear(currency),
        format: formats.moneySet,
        allowed: AMOUNT,
      },
      ...kinds.map(([kind, name]) => ({
        ...inputs.implementationCost,
        ...given(implementationCost.default[kind]),
        name,
        label: says.implementation(inputs.implementationCost.label, says.where[kind]),
        unit: units.once(currency),
        format: formats.moneySet,
        allowed: AMOUNT,
      })),
    ],
  };
}

function weights({ blueprint, words: { say } }: SheetPlan): AssumptionGroup {
  const says = say.workbookChecks.assumptions;
  const parts: [part: FitPart, name: string][] = [
    ['coverage', 'WeightCoverage'],
    ['aiCoverage', 'WeightAiCoverage'],
    ['depth', 'WeightDepth'],
    ['sector', 'WeightSector'],
  ];
  return {
    heading: says.weights,
    range: 'FitWeights',
    assumptions: parts.map(([part, name]) => ({
      name,
      label: says.weightOf(say.cover.fitPartsInSentence[part]),
      value: blueprint.comparison.weights[part],
      standard: DEFAULT_FIT_WEIGHTS[part],
      format: '0.00',
      unit: says.proportion,
      source: `${says.weightNotes[part]} ${says.proportions}`,
      allowed: SHARE,
    })),
  };
}

/** What plan and money stand on. */
function planning({ blueprint, formats, listed, words: { say } }: SheetPlan): AssumptionGroup {
  const { value, assumptions, decided } = blueprint;
  const says = say.workbookChecks.assumptions;
  const { accepted } = say.workbook.codes.decisions;
  const planned = hasPlan(blueprint);
  const anythingAccepted = { formula: `IF(COUNTIFS(OppDecision,"${accepted}")>0,1,0)`, result: decided ? 1 : 0 };
  return {
    heading: says.planning,
    assumptions: [
      {
        ...noted(says.planStart),
        name: 'PlanStart',
        value: serialOf(startMonthOf(blueprint)),
        format: formats.month,
        source: planned ? says.startOfPlan : says.startOfRoadmap,
        allowed: { month: true },
      },
      {
        ...noted(says.anythingAccepted),
        name: 'AnythingAccepted',
        // What is accepted outside the file decides as well.
        value: decided && !listed.some(({ opportunity: { status } }) => status === 'accepted') ? 1 : anythingAccepted,
        format: '0',
      },
      {
        ...noted(says.combinedRate),
        name: 'CombinedRateMax',
        value: COMBINED_RATE_MAX,
        standard: COMBINED_RATE_MAX,
        format: formats.percent,
        allowed: SHARE,
      },
      {
        name: 'Payroll',
        label: says.payroll,
        value: value.payroll,
        format: formats.moneySet,
        unit: say.workbook.units.aYear(assumptions.currency),
        source: value.organisationAssumed ? says.payrollAssumed : says.payrollKnown,
        allowed: { decimal: [0, 1e15] },
      },
      {
        ...noted(says.sizeM),
        name: 'SizeFromM',
        value: SIZE_FROM.one.M,
        standard: SIZE_FROM.one.M,
        format: formats.percentExact,
        allowed: SHARE,
      },
      {
        ...noted(says.sizeL),
        name: 'SizeFromL',
        value: SIZE_FROM.one.L,
        standard: SIZE_FROM.one.L,
        format: formats.percentExact,
        allowed: SHARE,
      },
    ],
  };
}

type Noted = FileWords['workbookChecks']['assumptions']['planStart'];

const noted = ({ label, unit, note }: Noted): Pick<Assumption, 'label' | 'unit' | 'source'> => ({
  label,
  unit,
  source: note,
});

/** The ramp as the timeline reads it: when each year after a delivery begins, and how much its share then rises. */
function rampByMonth({ blueprint, formats, words: { say } }: SheetPlan, first: number): AssumptionGroup[] {
  const says = say.workbookChecks.assumptions;
  const { units } = say.workbook;
  const steps = rampSteps(blueprint.assumptions.ramp);
  return [
    {
      heading: says.rampFrom,
      range: 'RampFrom',
      assumptions: steps.map(({ from }, year) => ({
        label: says.rampFromYear(year + 1),
        value: { formula: `12*(ROW()-ROW(INDEX(RampFrom,1)))`, result: from },
        format: '0',
        unit: units.months,
        source: '',
      })),
    },
    {
      heading: says.rampSteps,
      range: 'RampSteps',
      assumptions: steps.map(({ step }, year) => ({
        label: says.rampStep(year + 1),
        value: {
          // Above the first of them stands the heading, without a number.
          formula: `N(B${first + year})-N(B${first + year - 1})`,
          result: step,
        },
        format: formats.percent,
        unit: units.share,
        source: '',
      })),
    },
  ];
}

/** So that no formula holds a number of its own but 0, 1, 12 months and 100 percent. */
function fixedNumbers({ words: { say } }: SheetPlan): AssumptionGroup {
  const says = say.workbookChecks.assumptions;
  const fixed = (name: string, value: number, words: Noted): Assumption => ({
    ...noted(words),
    name,
    value,
    format: 'General',
  });
  return {
    heading: says.fixed,
    assumptions: [
      fixed('MinutesPerHour', 60, says.minutes),
      fixed('Thousand', 1000, says.thousand),
      fixed('YearsMax', YEARS_MAX, says.yearsMax),
      fixed('Decimals', DECIMALS, says.decimals),
      fixed('Tolerance', TOLERANCE, says.tolerance),
      fixed('ScoreTolerance', SCORE_TOLERANCE, says.scoreTolerance),
      fixed('MatchedMax', MATCHED_VENDORS_MAX, says.matchedMax),
      fixed('CoverageNeeded', COVERAGE_NEEDED, says.coverageNeeded),
      fixed('HalfMatch', 0.5, says.halfMatch),
      fixed('GridParts', GRID_PARTS, says.gridParts),
      fixed('LeastWeight', LEAST_WEIGHT, says.leastWeight),
      fixed('LogOfNothing', LOG_OF_NOTHING, says.logOfNothing),
    ],
  };
}
