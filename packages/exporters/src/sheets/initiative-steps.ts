import { cappedRate } from '@process-ai/domain/plan-case';
import type { CaseOpportunity } from '@process-ai/domain/plan-case-initiatives';
import { INITIATIVE as I } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import type { ListColumn } from './table.ts';
import { hasPlan, type WorkRow } from './work-rows.ts';

type Columns = ListColumn<WorkRow>[];

export const sum = (list: readonly CaseOpportunity[], amount: (one: CaseOpportunity) => number) =>
  list.reduce((total, one) => total + amount(one), 0);
export const measuredOf = ({ measured, pays }: CaseOpportunity) => (pays ? measured : 0);
export const benchmarkOf = ({ benchmark, pays }: CaseOpportunity) => (pays ? benchmark : 0);
const work = (amount: (one: CaseOpportunity) => number) => (one: CaseOpportunity) =>
  one.automationRate > 0 ? amount(one) / one.automationRate : 0;
export const all = ({ here, elsewhere: away }: WorkRow) => [...here, ...away];

/** What is counted on Opportunities: with a plan what is accepted; without one, while nothing is, what is proposed. */
const decided = ({ blueprint, words }: SheetPlan) =>
  hasPlan(blueprint) ? `OppDecision,"${words.say.workbook.codes.decisions.accepted}"` : 'OppCounts,1';

export function summed(plan: SheetPlan, amounts: string, at: number, more = ''): string {
  return `SUMIFS(${amounts},OppInitiative,${I.number}${at},${decided(plan)}${more})`;
}

/** More conditions of such a sum. */
export const conditions = ({ words }: SheetPlan) => ({
  measured: `,OppBasis,"${words.say.workbook.codes.basis.measured}"`,
  benchmark: `,OppBasis,"${words.say.workbook.codes.basis.benchmark}"`,
  pays: ',OppPays,1',
});

export const figures =
  (money: string) =>
  (
    letter: string,
    header: string,
    formula: (at: number) => string,
    result: (row: WorkRow) => number,
    format = money,
  ): ListColumn<WorkRow> => ({
    letter,
    header,
    width: 16,
    format,
    cell: (row, at) => ({ formula: formula(at), result: result(row) }),
  });

export function steps(plan: SheetPlan): Columns {
  const { say } = plan.words;
  const says = say.workbookLists.initiatives;
  const { stopped, delivered } = say.plan.status;
  const { measured, benchmark, pays } = conditions(plan);
  const figure = figures(plan.formats.money);
  const includes = plan.scenarios[0]?.assumptions.includeBenchmark ? 1 : 0;
  const { rate = 1, delayMonths = 0 } = plan.scenarios[0]?.assumptions ?? {};
  const countedIn = (row: WorkRow) => sum(all(row), measuredOf) + includes * sum(all(row), benchmarkOf);
  const together = (row: WorkRow) => sum(all(row), (one) => one.measured + one.benchmark);
  const workIn = (row: WorkRow) => sum(all(row), work(measuredOf)) + includes * sum(all(row), work(benchmarkOf));
  const rateIn = (row: WorkRow) => (workIn(row) > 0 ? countedIn(row) / workIn(row) : 0);
  const endIn = (row: WorkRow) => row.end + (row.status === 'delivered' ? 0 : delayMonths);
  const month = (cell: string) => `12*(YEAR(${cell})-YEAR(PlanStart))+MONTH(${cell})-MONTH(PlanStart)+1`;
  return [
    figure(
      I.countsMeasured,
      says.countsMeasured,
      (at) => `${summed(plan, 'OppCounted', at, pays + measured)}+${I.paysElsewhere}${at}`,
      (row) => sum(all(row), measuredOf),
    ),
    figure(
      I.countsBenchmark,
      says.countsBenchmark,
      (at) => `${summed(plan, 'OppCounted', at, pays + benchmark)}+${I.benchmarkElsewhere}${at}`,
      (row) => sum(all(row), benchmarkOf),
    ),
    figure(
      I.counted,
      says.counted,
      (at) => `${I.countsMeasured}${at}+ScenarioBenchmark*${I.countsBenchmark}${at}`,
      countedIn,
    ),
    figure(
      I.share,
      says.share,
      (at) =>
        `IF(${I.measured}${at}+${I.benchmark}${at}>0,${I.counted}${at}/(${I.measured}${at}+${I.benchmark}${at}),1)`,
      (row) => (together(row) > 0 ? countedIn(row) / together(row) : 1),
      plan.formats.percent,
    ),
    figure(
      I.start,
      says.start,
      (at) => month(`${I.first}${at}`),
      ({ start }) => start,
      '0',
    ),
    figure(
      I.end,
      says.end,
      (at) => month(`${I.last}${at}`),
      ({ end }) => end,
      '0',
    ),
    figure(
      I.inCase,
      says.counts,
      (at) =>
        `IF(OR(${I.status}${at}="${stopped}",${I.start}${at}>12*CaseYears,AND(${I.carries}${at}>0,${I.counted}${at}=0)),0,1)`,
      ({ counted }) => (counted ? 1 : 0),
      '0',
    ),
    figure(
      I.work,
      says.work,
      (at) =>
        `${summed(plan, 'OppWork', at, pays + measured)}+${I.workElsewhere}${at}+ScenarioBenchmark*${I.benchmarkWork}${at}`,
      workIn,
    ),
    figure(
      I.rate,
      says.rate,
      (at) => `IF(${I.work}${at}>0,${I.counted}${at}/${I.work}${at},0)`,
      rateIn,
      plan.formats.percent,
    ),
    figure(
      I.rateFactor,
      says.rateFactor,
      (at) => `IF(${I.rate}${at}>0,MIN(ScenarioRate,MAX(1,1/${I.rate}${at})),ScenarioRate)`,
      (row) => cappedRate(rateIn(row), rate),
      '0.0000',
    ),
    figure(
      I.begins,
      says.begins,
      (at) => `MIN(${I.start}${at},${I.ends}${at})`,
      (row) => Math.min(row.start, endIn(row)),
      '0',
    ),
    figure(I.ends, says.ends, (at) => `${I.end}${at}+IF(${I.status}${at}="${delivered}",0,ScenarioDelay)`, endIn, '0'),
    figure(
      I.months,
      says.months,
      (at) => `${I.ends}${at}-${I.begins}${at}+1`,
      (row) => endIn(row) - Math.min(row.start, endIn(row)) + 1,
      '0',
    ),
  ];
}

/** What an initiative carries of processes that are not in this file, as exported; and the benchmark's work. */
export function elsewhere(plan: SheetPlan): Columns {
  const says = plan.words.say.workbookLists.initiatives;
  const { codes } = plan.words.say.workbook;
  const { benchmark, pays } = conditions(plan);
  const { formats, shares } = plan;
  const inShares = new Set(shares.flatMap(({ carrier, process }) => (carrier ? [process.id] : [])));
  const value = (letter: string, header: string, of: (row: WorkRow) => number): ListColumn<WorkRow> => ({
    letter,
    header,
    width: 14,
    format: formats.money,
    cell: of,
  });
  return [
    value(I.paysElsewhere, says.paysElsewhere, ({ elsewhere: away }) => sum(away, measuredOf)),
    value(I.otherElsewhere, says.otherElsewhere, ({ elsewhere: away }) =>
      sum(away, (one) => one.measured - measuredOf(one)),
    ),
    value(I.benchmarkElsewhere, says.benchmarkElsewhere, ({ elsewhere: away }) => sum(away, benchmarkOf)),
    value(I.workElsewhere, says.workElsewhere, ({ elsewhere: away }) => sum(away, work(measuredOf))),
    figures(formats.money)(
      I.benchmarkWork,
      says.benchmarkWork,
      (at) => summed(plan, 'OppWork', at, pays + benchmark),
      (row) => sum(row.here, work(benchmarkOf)),
    ),
    { ...value(I.carriesElsewhere, says.carriesElsewhere, ({ elsewhere: away }) => away.length), format: '0' },
    figures(formats.money)(
      I.carries,
      says.carries,
      (at) => `${I.carriesElsewhere}${at}+COUNTIFS(OppInitiative,${I.number}${at},${decided(plan)})`,
      (row) => all(row).length,
      '0',
    ),
    ...(hasPlan(plan.blueprint)
      ? []
      : [
          value(I.runElsewhere, says.runElsewhere, ({ elsewhere: away }) =>
            sum(away, (one) => (measuredOf(one) > 0 ? one.annualRunCost : 0)),
          ),
        ]),
    {
      ...value(I.freedElsewhere, says.freedElsewhere, ({ here, elsewhere: away }) =>
        sum([...away, ...here.filter(({ processId }) => !inShares.has(processId))], plan.freedBy),
      ),
      format: '#,##0.0',
    },
    {
      letter: I.byMoney,
      header: says.byMoney,
      width: 16,
      cell: (row, at) => ({
        formula: `IF(${I.measured}${at},"${codes.doesNotPay}",IF(${I.benchmark}${at},"${codes.notCosted}","${codes.notInMoney}"))`,
        result: codes[byMoney(row)],
      }),
    },
  ];
}

/** Why it would not be in the case, as far as its money says. */
function byMoney(row: WorkRow): 'doesNotPay' | 'notCosted' | 'notInMoney' {
  if (all(row).some(({ measured }) => measured > 0)) return 'doesNotPay';
  return all(row).some(({ benchmark }) => benchmark > 0) ? 'notCosted' : 'notInMoney';
}
