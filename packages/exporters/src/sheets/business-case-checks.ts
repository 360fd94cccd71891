import type { FitWeights } from '@process-ai/contract/vendor-comparison';
import type { Check } from './check.ts';
import type { SheetPlan } from './plan.ts';
import { monthsOf } from './timeline-cells.ts';
import { hasPlan } from './work-rows.ts';

/** On the business case and its assumptions. */
export function businessCaseChecks(plan: SheetPlan): Check[] {
  const { work, formats, listed, carriedBy, blueprint, scenarios, sheets } = plan;
  const { workbook, workbookChecks } = plan.words.say;
  const says = workbookChecks.checks;
  const { proposed, accepted: isAccepted, rejected } = workbook.codes.decisions;
  const error = { severity: 'error' as const, result: 0 };
  const accepted = listed.filter(({ opportunity }) => opportunity.status === 'accepted');
  return [
    {
      ...error,
      ...says.npvTwice,
      formula: `NetPresentValue-SUM(${monthsOf(sheets, 'discounted')})`,
      format: formats.moneyExact,
    },
    {
      ...error,
      ...says.irr,
      formula: 'IFERROR((NetOfYearZero+NPV(RateOfReturn,NetOfYears))/MAX(1,PresentCosts),0)',
      format: '0.0000',
    },
    {
      ...error,
      ...says.noMore,
      formula: 'MAX(0,SUM(OppCounted)-SUM(ShareToShare))',
      format: formats.moneyExact,
    },
    {
      ...error,
      ...says.backwards,
      formula: 'SUMPRODUCT(--(IniLast<IniFirst))',
      result: work.filter(({ first, last }) => last < first).length,
      format: '0',
    },
    {
      ...error,
      ...says.noScenario,
      formula: 'IF(ScenarioNumber=0,1,0)',
      format: '0',
    },
    {
      ...error,
      ...says.undecidable,
      formula: `COUNTIFS(OppNumber,">0",${[proposed, isAccepted, rejected].map((one) => `OppDecision,"<>${one}"`).join(',')})`,
      format: '0',
    },
    {
      ...error,
      ...says.limits,
      formula:
        'COUNTIF(RampShares,"<0")+COUNTIF(RampShares,">1")+IF(AND(CaseYears>=1,CaseYears<=YearsMax,CaseYears=INT(CaseYears)),0,1)',
      format: '0',
    },
    {
      ...error,
      ...says.rates,
      formula: 'SUM(--(DiscountRate<0),--(DiscountRate>1),--(BenefitRisk<0),--(BenefitRisk>1),--(CostRisk<0))',
      format: '0',
    },
    {
      ...error,
      ...says.hours,
      formula: 'IF(AND(HoursPerYear>0,LoadFactor>0),0,1)',
      format: '0',
    },
    ...(hasPlan(blueprint)
      ? [
          {
            ...says.uncarried,
            formula: `SUMPRODUCT((OppDecision="${isAccepted}")*(OppInitiative=""))`,
            result: accepted.filter(({ opportunity }) => !carriedBy.has(opportunity.id)).length,
            severity: 'warning' as const,
            format: '0',
          },
        ]
      : []),
    {
      ...says.outside,
      formula: 'COUNT(IniFirst)-SUM(IniInCase)',
      result: work.filter(({ counted }) => counted === null).length,
      severity: 'note',
      format: '0',
    },
    {
      ...says.benchmark,
      formula: 'ScenarioBenchmark',
      result: scenarios[0]?.assumptions.includeBenchmark ? 1 : 0,
      severity: 'warning',
      format: '0',
    },
  ];
}

/** On the scores of the vendors. */
export function fitChecks(plan: SheetPlan): Check[] {
  const { blueprint } = plan;
  const says = plan.words.say.workbookChecks.checks;
  const count = blueprint.comparison.fits.length;
  if (count === 0) return [];
  const error = { severity: 'error' as const, result: 0 };
  return [
    {
      ...error,
      ...says.points,
      formula: 'SUMPRODUCT(ABS(FitScore-PointsCoverage-PointsAiCoverage-PointsDepth-PointsSector))',
      format: '0.0000',
    },
    {
      ...error,
      ...says.rounding,
      formula: 'SUMPRODUCT(--(ABS(100*FitScore-ExactCoverage-ExactAiCoverage-ExactDepth-ExactSector)>ScoreTolerance))',
      format: '0',
    },
    {
      ...error,
      ...says.matches,
      formula:
        'ROWS(AllMatches)*COLUMNS(AllMatches)-COUNTIF(AllMatches,0)-COUNTIF(AllMatches,HalfMatch)-COUNTIF(AllMatches,1)',
      format: '0',
    },
    {
      ...error,
      ...says.weights,
      result: unusable(blueprint.comparison.weights),
      formula: 'IF(SUM(FitWeights)>0,0,1)+COUNTIF(FitWeights,"<0")',
      format: '0',
    },
    {
      ...says.scores,
      formula: 'SUMPRODUCT(--(ABS(FitScore-ScoresAsExported)>=Tolerance))',
      result: 0,
      severity: 'note',
      format: '0',
    },
  ];
}

const unusable = (weights: FitWeights) => {
  const values = Object.values(weights);
  return (values.some((value) => value > 0) ? 0 : 1) + values.filter((value) => value < 0).length;
};
