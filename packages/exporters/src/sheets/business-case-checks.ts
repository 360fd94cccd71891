import type { FitWeights } from '@process-ai/contract/vendor-comparison';
import { CASES, caseCell, commonRow, onSummary, yearRow, years } from './business-case-cells.ts';
import type { Check } from './check.ts';
import { columnLetter, FIRST_ROW, lastRow, matchColumn, OPPORTUNITY, range, SCORING as S, SHEET } from './layout.ts';
import { matchedVendors } from './match-columns.ts';
import type { SheetPlan } from './plan.ts';
import { FIGURE_ROW } from './summary-figures.ts';

/** On the business case and its assumptions. */
export function businessCaseChecks({ listed, formats }: SheetPlan): Check[] {
  const error = { severity: 'Error' as const, result: 0 };
  const apart = CASES.map((which) => {
    const flows = onSummary(years(yearRow('flow', which)));
    const factors = onSummary(years(commonRow('factor')));
    return `ABS(${onSummary(caseCell('npv', which))}-SUMPRODUCT(${flows},${factors}))`;
  });
  const atRate = CASES.map((which) => {
    const flows = onSummary(years(yearRow('flow', which), 1));
    const first = onSummary(`$B$${yearRow('flow', which)}`);
    const irr = onSummary(caseCell('irr', which));
    return `IF(ISNUMBER(${irr}),ABS(${first}+NPV(${irr},${flows}))/MAX(1,ABS(${first})),0)`;
  });
  return [
    {
      ...error,
      label: 'Net present value by two ways',
      formula: apart.join('+'),
      format: formats.moneyExact,
      note: 'By NPV() with year 0 outside, and year by year with the discount factors.',
    },
    {
      ...error,
      label: 'At their internal rate of return the flows are worth nothing',
      formula: atRate.join('+'),
      format: '0.0000',
      note: 'What is left, as a share of the investment.',
    },
    {
      ...error,
      label: 'Savings by type add up to the total',
      formula: `MAX(0,SUM(${range(SHEET.opportunities, OPPORTUNITY.projected, listed.length)})-${SHEET.summary}!$B$${FIGURE_ROW.savings})`,
      format: formats.moneyExact,
      note: 'The opportunities together stand for no more than the projected savings.',
    },
    {
      ...error,
      label: 'Assumptions outside their limits',
      formula:
        'IF(AND(CaseYears>=1,CaseYears<=10,CaseYears=INT(CaseYears)),0,1)+IF(AND(DiscountRate>=0,DiscountRate<=1),0,1)' +
        '+IF(AND(BenefitRisk>=0,BenefitRisk<=1),0,1)+IF(AND(CostRisk>=0,CostRisk<=1),0,1)' +
        '+COUNTIF(RampShares,"<0")+COUNTIF(RampShares,">1")+IF(AND(HoursPerYear>0,LoadFactor>0),0,1)',
      format: '0',
      note: 'One to ten whole years; rates, risks and shares from 0 to 1.',
    },
  ];
}

/** On the scores of the vendors. */
export function fitChecks(plan: SheetPlan): Check[] {
  const { blueprint, listed } = plan;
  const count = blueprint.comparison.fits.length;
  if (count === 0) return [];
  const error = { severity: 'Error' as const, result: 0 };
  const column = (letter: string) => `${SHEET.vendors}!$${letter}$${FIRST_ROW}:$${letter}$${lastRow(count)}`;
  const matched = matchedVendors(blueprint).length;
  const matches = `${SHEET.opportunities}!$${matchColumn(0)}$${FIRST_ROW}:$${columnLetter(16 + 2 * matched)}$${lastRow(listed.length)}`;
  const points = [S.coveragePoints, S.aiCoveragePoints, S.depthPoints, S.sectorPoints].map(column).join('-');
  const exact = [S.exactCoverage, S.exactAiCoverage, S.exactDepth, S.exactSector].map(column).join('-');
  return [
    {
      ...error,
      label: 'Points of the vendors add up to their scores',
      formula: `SUMPRODUCT(ABS(${column(S.score)}-${points}))`,
      format: '0.0000',
      note: 'Points are rounded by largest remainder, so that nothing is lost.',
    },
    {
      ...error,
      label: 'Scores further than rounding from the exact points',
      formula: `SUMPRODUCT(--(ABS(100*${column(S.score)}-${exact})>0.5001))`,
      format: '0',
      note: 'A score is the exact sum, rounded to a hundredth.',
    },
    {
      ...error,
      label: 'Matches that are neither 0, 0.5 nor 1',
      formula: `ROWS(${matches})*COLUMNS(${matches})-COUNTIF(${matches},0)-COUNTIF(${matches},0.5)-COUNTIF(${matches},1)`,
      format: '0',
      note: 'On Opportunities, right of the printed columns.',
    },
    {
      ...error,
      result: unusable(blueprint.comparison.weights),
      label: 'Weights that cannot be used',
      formula:
        'IF(WeightCoverage+WeightAiCoverage+WeightDepth+WeightSector>0,0,1)+(WeightCoverage<0)+(WeightAiCoverage<0)+(WeightDepth<0)+(WeightSector<0)',
      format: '0',
      note: 'None is negative, and at least one is above zero.',
    },
    {
      label: 'Vendors whose score is not the exported one',
      formula: `SUMPRODUCT(--(ABS(${column(S.score)}-ScoresAsExported)>=0.005))`,
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
