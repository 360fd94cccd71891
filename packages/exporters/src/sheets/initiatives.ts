import type { LeftOutReason } from '@process-ai/contract/business-case';
import type { InitiativeStatus } from '@process-ai/contract/initiatives';
import { cappedRate } from '@process-ai/domain/plan-case';
import type { CaseOpportunity } from '@process-ai/domain/plan-case-initiatives';
import type ExcelJS from 'exceljs';
import { FIRST_ROW, INITIATIVE as I, lastRow, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, setPrintArea } from './sheet-style.ts';
import { type ListColumn, writeList } from './table.ts';
import { allow } from './validation.ts';
import { amountsOf, hasPlan, type WorkRow } from './work-rows.ts';

export const STATUS = {
  proposed: 'Proposed',
  committed: 'Committed',
  running: 'Running',
  delivered: 'Delivered',
  stopped: 'Stopped',
} as const satisfies Record<InitiativeStatus, string>;

const REASON = {
  stopped: 'Stopped',
  notCosted: 'Not costed',
  doesNotPay: 'Never pays',
  afterHorizon: 'Too late',
} as const satisfies Record<LeftOutReason, string>;

type Columns = ListColumn<WorkRow>[];

/** The plan, one row an initiative: what people decide on the left, what follows from it on the right. */
export function writeInitiatives(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const planned = hasPlan(plan.blueprint);
  const sheet = addSheet(
    workbook,
    SHEET.initiatives,
    'Initiatives',
    planned
      ? 'Who delivers what, when and at which cost, and what it saves by the decisions on Opportunities. Costs and savings are positive; net = savings less costs.'
      : 'There is no plan yet: the waves of the roadmap stand for it. Costs and savings are positive; net = savings less costs.',
  );
  writeList(sheet, plan, [...entered(plan), ...outcome(plan), ...steps(plan), ...elsewhere(plan)], plan.work);
  const rows = (letter: string) => `${letter}${FIRST_ROW}:${letter}${lastRow(plan.work.length)}`;
  allow(sheet, rows(I.status), { list: Object.values(STATUS) });
  for (const letter of [I.first, I.last]) allow(sheet, rows(letter), { decimal: [1, 109_575] });
  if (planned) {
    for (const letter of [I.licence, I.integration, I.change, I.runCost]) {
      allow(sheet, rows(letter), { decimal: [0, 1e12] });
    }
  }
  setPrintArea(sheet, I.run, lastRow(plan.work.length));
}

const sum = (list: readonly CaseOpportunity[], amount: (one: CaseOpportunity) => number) =>
  list.reduce((total, one) => total + amount(one), 0);
const measuredOf = ({ measured, pays }: CaseOpportunity) => (pays ? measured : 0);
const benchmarkOf = ({ benchmark, pays }: CaseOpportunity) => (pays ? benchmark : 0);
const work = (amount: (one: CaseOpportunity) => number) => (one: CaseOpportunity) =>
  one.automationRate > 0 ? amount(one) / one.automationRate : 0;
const all = ({ here, elsewhere: away }: WorkRow) => [...here, ...away];

/** What is counted on Opportunities: with a plan what is accepted, without one what is not rejected. */
const decided = (plan: SheetPlan) => (hasPlan(plan.blueprint) ? '"Accepted"' : '"<>Rejected"');

function summed(plan: SheetPlan, amounts: string, at: number, more = ''): string {
  return `SUMIFS(${amounts},OppInitiative,${I.number}${at},OppDecision,${decided(plan)}${more})`;
}

const MEASURED = ',OppBasis,"Measured"';
const BENCHMARK = ',OppBasis,"Benchmark"';
const PAYS = ',OppPays,1';

function entered(plan: SheetPlan): Columns {
  const { formats, text, blueprint } = plan;
  const currency = blueprint.assumptions.currency;
  const money = { width: 13, format: formats.money };
  const input = { kind: 'input' as const, ...money };
  const isPlanned = hasPlan(blueprint);
  const cost = (
    letter: string,
    header: string,
    of: (costs: NonNullable<WorkRow['costs']>) => number,
    ofWave: { header: string; formula: (at: number) => string; result: (row: WorkRow) => number },
  ): ListColumn<WorkRow> =>
    isPlanned
      ? { letter, header, ...input, cell: ({ costs }) => (costs ? of(costs) : 0) }
      : {
          letter,
          header: ofWave.header,
          ...money,
          cell: (row, at) => ({ formula: ofWave.formula(at), result: ofWave.result(row) }),
        };
  const nothing = (row: WorkRow) => sum(all(row), ({ measured, benchmark }) => measured + benchmark) === 0;
  return [
    { letter: I.number, header: 'No.', width: 6, format: '0', cell: ({ number }) => number },
    { letter: I.name, header: 'Initiative', width: 36, cell: ({ name }) => text(name, 'Initiative') },
    { letter: I.owner, header: 'Owner', width: 22, cell: ({ owner }) => text(owner ?? '–', 'Owner') },
    { letter: I.status, header: 'Status', width: 12, kind: 'input', cell: ({ status }) => STATUS[status] },
    { letter: I.first, header: 'First month', width: 11, kind: 'input', format: 'mmm yyyy', cell: ({ first }) => first },
    { letter: I.last, header: 'Last month', width: 11, kind: 'input', format: 'mmm yyyy', cell: ({ last }) => last },
    { letter: I.dependsOn, header: 'Depends on', width: 28, cell: ({ dependsOn }) => text(dependsOn || '–', 'Depends on') },
    cost(I.licence, `Licences, ${currency} once`, ({ licence }) => licence, {
      header: `Measured, ${currency} once`,
      formula: (at) => summed(plan, 'OppOneOff', at, `${PAYS}${MEASURED},OppCounted,">0"`),
      result: ({ here }) => sum(here, (one) => (measuredOf(one) > 0 ? one.oneOffCost : 0)),
    }),
    cost(I.integration, `Integration, ${currency} once`, ({ integration }) => integration, {
      header: `Benchmark, ${currency} once`,
      formula: (at) => summed(plan, 'OppOneOff', at, `${PAYS}${BENCHMARK},OppCounted,">0"`),
      result: ({ here }) => sum(here, (one) => (benchmarkOf(one) > 0 ? one.oneOffCost : 0)),
    }),
    cost(I.change, `Change, ${currency} once`, ({ change }) => change, {
      header: `Without savings, ${currency} once`,
      formula: (at) => `IF(${I.measured}${at}+${I.benchmark}${at}=0,${summed(plan, 'OppOneOff', at, PAYS)},0)`,
      result: (row) => (nothing(row) ? sum(row.here, (one) => (one.pays ? one.oneOffCost : 0)) : 0),
    }),
    cost(I.runCost, `Run cost, ${currency} a year`, ({ run }) => run, {
      header: `Run cost, ${currency} a year`,
      formula: (at) =>
        summed(plan, 'OppRun', at, `${PAYS},OppCounted,IF(${I.measured}${at}+${I.benchmark}${at}=0,">=0",">0")`),
      result: (row) =>
        sum(row.here, (one) =>
          one.pays && (nothing(row) || measuredOf(one) > 0 || benchmarkOf(one) > 0) ? one.annualRunCost : 0,
        ),
    }),
  ];
}

function outcome(plan: SheetPlan): Columns {
  const { formats, scenarios, blueprint } = plan;
  const scenario = scenarios[0];
  const currency = blueprint.assumptions.currency;
  const amount = (row: WorkRow) => (scenario ? amountsOf(row, scenario) : { savings: 0, oneOff: 0, run: 0 });
  const figure = figures(formats.money);
  const once = hasPlan(blueprint)
    ? (at: number) => `SUM(${I.licence}${at}:${I.change}${at})*${I.share}${at}`
    : (at: number) =>
        `(${I.licence}${at}+ScenarioBenchmark*${I.integration}${at}+${I.change}${at}+${I.costElsewhere}${at})`;
  const yearly = hasPlan(blueprint) ? (at: number) => `${I.runCost}${at}*${I.share}${at}` : (at: number) => `(${I.runCost}${at}+${I.runElsewhere}${at})`;
  return [
    figure(
      I.measured,
      `Savings measured, ${currency} a year`,
      (at) => `${summed(plan, 'OppCounted', at, MEASURED)}+${I.paysElsewhere}${at}+${I.otherElsewhere}${at}`,
      (row) => sum(all(row), ({ measured }) => measured),
    ),
    figure(
      I.benchmark,
      `Benchmark, not yet costed, ${currency} a year`,
      (at) => `${summed(plan, 'OppCounted', at, BENCHMARK)}+${I.benchmarkElsewhere}${at}`,
      (row) => sum(all(row), ({ benchmark }) => benchmark),
    ),
    {
      letter: I.reason,
      header: 'In the case?',
      width: 16,
      cell: ({ counted, reason }, at) => ({
        formula:
          `IF(${I.inCase}${at}=1,"Yes",IF(${I.status}${at}="Stopped","${REASON.stopped}",IF(${I.start}${at}>12*CaseYears,"${REASON.afterHorizon}",` +
          `IF(${I.measured}${at}>0,"${REASON.doesNotPay}","${REASON.notCosted}"))))`,
        result: counted ? 'Yes' : REASON[reason ?? 'notCosted'],
      }),
    },
    figure(
      I.savings,
      `Savings in the scenario, ${currency} a year`,
      (at) =>
        `${I.inCase}${at}*${I.counted}${at}*ScenarioVolume*${I.rateFactor}${at}*ScenarioAdoption*ScenarioCash`,
      (row) => amount(row).savings,
    ),
    figure(
      I.oneOff,
      `One-off cost in the scenario, ${currency}`,
      (at) => `${I.inCase}${at}*${once(at)}*ScenarioCost`,
      (row) => amount(row).oneOff,
    ),
    figure(
      I.run,
      `Run cost in the scenario, ${currency} a year`,
      (at) => `${I.inCase}${at}*${yearly(at)}*ScenarioCost`,
      (row) => amount(row).run,
    ),
  ];
}

const figures =
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
    width: 14,
    format,
    cell: (row, at) => ({ formula: formula(at), result: result(row) }),
  });

function steps(plan: SheetPlan): Columns {
  const figure = figures(plan.formats.money);
  const includes = plan.scenarios[0]?.assumptions.includeBenchmark ? 1 : 0;
  const { rate = 1, delayMonths = 0 } = plan.scenarios[0]?.assumptions ?? {};
  const countedIn = (row: WorkRow) => sum(all(row), measuredOf) + includes * sum(all(row), benchmarkOf);
  const together = (row: WorkRow) => sum(all(row), ({ measured, benchmark }) => measured + benchmark);
  const workIn = (row: WorkRow) => sum(all(row), work(measuredOf)) + includes * sum(all(row), work(benchmarkOf));
  const rateIn = (row: WorkRow) => (workIn(row) > 0 ? countedIn(row) / workIn(row) : 0);
  const endIn = (row: WorkRow) => row.end + (row.status === 'delivered' ? 0 : delayMonths);
  const month = (cell: string) => `12*(YEAR(${cell})-YEAR(PlanStart))+MONTH(${cell})-MONTH(PlanStart)+1`;
  return [
    figure(
      I.countsMeasured,
      'Measured that pays back',
      (at) => `${summed(plan, 'OppCounted', at, PAYS + MEASURED)}+${I.paysElsewhere}${at}`,
      (row) => sum(all(row), measuredOf),
    ),
    figure(
      I.countsBenchmark,
      'Benchmark that pays back',
      (at) => `${summed(plan, 'OppCounted', at, PAYS + BENCHMARK)}+${I.benchmarkElsewhere}${at}`,
      (row) => sum(all(row), benchmarkOf),
    ),
    figure(
      I.counted,
      'Counted by the scenario',
      (at) => `${I.countsMeasured}${at}+ScenarioBenchmark*${I.countsBenchmark}${at}`,
      countedIn,
    ),
    figure(
      I.share,
      'Share of its savings that counts',
      (at) =>
        `IF(${I.measured}${at}+${I.benchmark}${at}>0,${I.counted}${at}/(${I.measured}${at}+${I.benchmark}${at}),1)`,
      (row) => (together(row) > 0 ? countedIn(row) / together(row) : 1),
      '0.0%',
    ),
    figure(I.start, 'First month, from month 1', (at) => month(`${I.first}${at}`), ({ start }) => start, '0'),
    figure(I.end, 'Last month, from month 1', (at) => month(`${I.last}${at}`), ({ end }) => end, '0'),
    figure(
      I.inCase,
      'In the case (1 = yes)',
      (at) =>
        `IF(OR(${I.status}${at}="Stopped",${I.start}${at}>12*CaseYears,AND(${I.measured}${at}+${I.benchmark}${at}>0,${I.counted}${at}=0)),0,1)`,
      ({ counted }) => (counted ? 1 : 0),
      '0',
    ),
    figure(
      I.work,
      'Work that the savings are a share of',
      (at) =>
        `${summed(plan, 'OppWork', at, PAYS + MEASURED)}+${I.workElsewhere}${at}+ScenarioBenchmark*${I.benchmarkWork}${at}`,
      workIn,
    ),
    figure(
      I.rate,
      'Mean automation rate',
      (at) => `IF(${I.work}${at}>0,${I.counted}${at}/${I.work}${at},0)`,
      rateIn,
      '0.0%',
    ),
    figure(
      I.rateFactor,
      'Factor on the rate, at most all of the work',
      (at) => `IF(${I.rate}${at}>0,MIN(ScenarioRate,MAX(1,1/${I.rate}${at})),ScenarioRate)`,
      (row) => cappedRate(rateIn(row), rate),
      '0.0000',
    ),
    figure(
      I.begins,
      'Work begins in month',
      (at) => `MIN(${I.start}${at},${I.ends}${at})`,
      (row) => Math.min(row.start, endIn(row)),
      '0',
    ),
    figure(
      I.ends,
      'Delivered at the end of month',
      (at) => `${I.end}${at}+IF(${I.status}${at}="Delivered",0,ScenarioDelay)`,
      endIn,
      '0',
    ),
    figure(
      I.months,
      'Months of work',
      (at) => `${I.ends}${at}-${I.begins}${at}+1`,
      (row) => endIn(row) - Math.min(row.start, endIn(row)) + 1,
      '0',
    ),
  ];
}

/** What an initiative carries of processes that are not in this file, as exported; and the benchmark's work. */
function elsewhere(plan: SheetPlan): Columns {
  const { formats } = plan;
  const value = (letter: string, header: string, of: (row: WorkRow) => number): ListColumn<WorkRow> => ({
    letter,
    header,
    width: 14,
    format: formats.money,
    cell: of,
  });
  return [
    value(I.paysElsewhere, 'Outside this file: measured', ({ elsewhere: away }) => sum(away, measuredOf)),
    value(I.otherElsewhere, 'Outside: measured, does not pay', ({ elsewhere: away }) =>
      sum(away, (one) => one.measured - measuredOf(one)),
    ),
    value(I.benchmarkElsewhere, 'Outside: benchmark', ({ elsewhere: away }) => sum(away, benchmarkOf)),
    value(I.workElsewhere, 'Outside: work, measured', ({ elsewhere: away }) => sum(away, work(measuredOf))),
    figures(formats.money)(
      I.benchmarkWork,
      'Work of the benchmark',
      (at) => summed(plan, 'OppWork', at, PAYS + BENCHMARK),
      (row) => sum(row.here, work(benchmarkOf)),
    ),
    ...(hasPlan(plan.blueprint)
      ? []
      : [
          value(I.costElsewhere, 'Outside: cost once', ({ elsewhere: away }) =>
            sum(away, (one) => (measuredOf(one) > 0 ? one.oneOffCost : 0)),
          ),
          value(I.runElsewhere, 'Outside: cost a year', ({ elsewhere: away }) =>
            sum(away, (one) => (measuredOf(one) > 0 ? one.annualRunCost : 0)),
          ),
        ]),
  ];
}
