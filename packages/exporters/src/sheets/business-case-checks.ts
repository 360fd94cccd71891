import type { FitWeights } from '@process-ai/contract/vendor-comparison';
import { caseCell, FIGURE_COLUMN, yearRow, yearsAt } from './business-case-cells.ts';
import type { Check } from './check.ts';
import { onSheet, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { monthsOf } from './timeline-cells.ts';
import { hasPlan } from './work-rows.ts';

/** On the business case and its assumptions. */
export function businessCaseChecks({ work, formats, listed, carriedBy, blueprint, scenarios }: SheetPlan): Check[] {
  const error = { severity: 'Error' as const, result: 0 };
  const irr = caseCell('irr');
  const yearZero = onSheet(SHEET.businessCase, `$${FIGURE_COLUMN}$${yearRow('net')}`);
  const accepted = listed.filter(({ opportunity }) => opportunity.status === 'accepted');
  return [
    {
      ...error,
      label: 'Net present value by two ways',
      formula: `NetPresentValue-SUM(${monthsOf('discounted')})`,
      format: formats.moneyExact,
      note: 'By NPV() over the years with year 0 outside, and month by month with the discount factors of Timeline.',
    },
    {
      ...error,
      label: 'At the internal rate of return the flows are worth nothing',
      formula: `IFERROR((${yearZero}+NPV(${irr},${onSheet(SHEET.businessCase, yearsAt(yearRow('net'), 1))}))/MAX(1,${caseCell('presentCosts')}),0)`,
      format: '0.0000',
      note: 'What is left, as a share of the present costs.',
    },
    {
      ...error,
      label: 'Opportunities count no more than their processes save',
      formula: 'MAX(0,SUM(OppCounted)-SUM(ShareToShare))',
      format: formats.moneyExact,
      note: 'What is rejected moves to the others; nothing is counted twice.',
    },
    {
      ...error,
      label: 'Initiatives that end before they begin',
      formula: 'SUMPRODUCT(--(IniLast<IniFirst))',
      result: work.filter(({ first, last }) => last < first).length,
      format: '0',
      note: 'Their last month must not lie before their first.',
    },
    {
      ...error,
      label: 'The switch names no scenario',
      formula: 'IF(ScenarioNumber=0,1,0)',
      format: '0',
      note: 'Choose one of the list on Scenarios; until then the first one is in force.',
    },
    {
      ...error,
      label: 'Decisions that are none of the three',
      formula: `COUNT(OppNumber)-SUM(COUNTIFS(OppDecision,"Proposed"),COUNTIFS(OppDecision,"Accepted"),COUNTIFS(OppDecision,"Rejected"))`,
      format: '0',
      note: 'Proposed, Accepted or Rejected.',
    },
    {
      ...error,
      label: 'Years, discount rate and risks outside their limits',
      formula:
        'COUNTIF(RampShares,"<0")+COUNTIF(RampShares,">1")+IF(AND(CaseYears>=1,CaseYears<=YearsMax,CaseYears=INT(CaseYears)),0,1)',
      format: '0',
      note: 'One to ten whole years; shares of the ramp from 0 to 1.',
    },
    {
      ...error,
      label: 'Rates and risks outside their limits',
      formula: 'SUM(--(DiscountRate<0),--(DiscountRate>1),--(BenefitRisk<0),--(BenefitRisk>1),--(CostRisk<0))',
      format: '0',
      note: 'From 0 to 1: 10% is 0.1.',
    },
    {
      ...error,
      label: 'Hours or load that price nothing',
      formula: 'IF(AND(HoursPerYear>0,LoadFactor>0),0,1)',
      format: '0',
      note: 'Both are above zero.',
    },
    ...(hasPlan(blueprint)
      ? [
          {
            label: 'Accepted opportunities that no initiative carries',
            formula: 'SUMPRODUCT((OppDecision="Accepted")*(OppInitiative=""))',
            result: accepted.filter(({ opportunity }) => !carriedBy.has(opportunity.id)).length,
            severity: 'Warning' as const,
            format: '0',
            note: 'They save nothing in the case. Enter the number of an initiative on Opportunities.',
          },
        ]
      : []),
    {
      label: 'Initiatives outside the case',
      formula: 'COUNT(IniFirst)-SUM(IniInCase)',
      result: work.filter(({ counted }) => counted === null).length,
      severity: 'Note',
      format: '0',
      note: 'Stopped, not yet costed, never paying back, or after the years of the case: Initiatives says which.',
    },
    {
      label: 'The case counts what is not yet costed',
      formula: 'ScenarioBenchmark',
      result: scenarios[0]?.assumptions.includeBenchmark ? 1 : 0,
      severity: 'Warning',
      format: '0',
      note: 'The scenario in force includes benchmarks. They are not measured.',
    },
  ];
}

/** On the scores of the vendors. */
export function fitChecks(plan: SheetPlan): Check[] {
  const { blueprint } = plan;
  const count = blueprint.comparison.fits.length;
  if (count === 0) return [];
  const error = { severity: 'Error' as const, result: 0 };
  return [
    {
      ...error,
      label: 'Points of the vendors add up to their scores',
      formula: 'SUMPRODUCT(ABS(FitScore-PointsCoverage-PointsAiCoverage-PointsDepth-PointsSector))',
      format: '0.0000',
      note: 'Points are rounded by largest remainder, so that nothing is lost.',
    },
    {
      ...error,
      label: 'Scores further than rounding from the exact points',
      formula: 'SUMPRODUCT(--(ABS(100*FitScore-ExactCoverage-ExactAiCoverage-ExactDepth-ExactSector)>ScoreTolerance))',
      format: '0',
      note: 'A score is the exact sum, rounded to a hundredth.',
    },
    {
      ...error,
      label: 'Matches that are neither 0, 0.5 nor 1',
      formula:
        'ROWS(AllMatches)*COLUMNS(AllMatches)-COUNTIF(AllMatches,0)-COUNTIF(AllMatches,HalfMatch)-COUNTIF(AllMatches,1)',
      format: '0',
      note: 'On Opportunities, right of the printed columns.',
    },
    {
      ...error,
      result: unusable(blueprint.comparison.weights),
      label: 'Weights that cannot be used',
      formula: 'IF(SUM(FitWeights)>0,0,1)+COUNTIF(FitWeights,"<0")',
      format: '0',
      note: 'None is negative, and at least one is above zero.',
    },
    {
      label: 'Vendors whose score is not the exported one',
      formula: 'SUMPRODUCT(--(ABS(FitScore-ScoresAsExported)>=Tolerance))',
      result: 0,
      severity: 'Note',
      format: '0',
      note: 'Not zero once a weight, an estimate or a match has been changed in this file. The reasons on Vendors are as exported.',
    },
  ];
}

const unusable = (weights: FitWeights) => {
  const values = Object.values(weights);
  return (values.some((value) => value > 0) ? 0 : 1) + values.filter((value) => value < 0).length;
};
