import type { LeftOutReason } from '@process-ai/contract/business-case';
import type ExcelJS from 'exceljs';
import {
  all,
  BENCHMARK,
  benchmarkOf,
  elsewhere,
  figures,
  MEASURED,
  measuredOf,
  PAYS,
  steps,
  sum,
  summed,
} from './initiative-steps.ts';
import { FIRST_ROW, INITIATIVE as I, lastRow, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, setPrintArea } from './sheet-style.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { type ListColumn, writeList } from './table.ts';
import { AMOUNT, allow } from './validation.ts';
import { amountsOf, freedIn, hasPlan, type WorkRow } from './work-rows.ts';

const REASON = {
  stopped: 'Stopped',
  notCosted: 'Not costed',
  doesNotPay: 'Never pays',
  afterHorizon: 'Late',
} as const satisfies Record<LeftOutReason, string>;
/** What it brings is measured in another unit. */
const NOT_IN_MONEY = 'Not in money';

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
  allow(sheet, rows(I.status), { list: Object.values(SHEET_WORDS.say.plan.status) });
  for (const letter of [I.first, I.last]) allow(sheet, rows(letter), { month: true });
  if (planned) {
    for (const letter of [I.licence, I.integration, I.change, I.runCost]) {
      allow(sheet, rows(letter), AMOUNT);
    }
  }
  setPrintArea(sheet, I.freed, lastRow(plan.work.length));
}

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
    ofWave: { header: string } & (
      | { formula: (at: number) => string; result: (row: WorkRow) => number }
      | { cell: (row: WorkRow) => number }
    ),
  ): ListColumn<WorkRow> =>
    isPlanned
      ? { letter, header, ...input, cell: ({ costs }) => (costs ? of(costs) : 0) }
      : {
          letter,
          header: ofWave.header,
          ...money,
          cell: (row, at) =>
            'cell' in ofWave ? ofWave.cell(row) : { formula: ofWave.formula(at), result: ofWave.result(row) },
        };
  return [
    { letter: I.number, header: 'No.', width: 6, format: '0', cell: ({ number }) => number },
    { letter: I.name, header: 'Initiative', width: 36, cell: ({ name }) => text(name, 'Initiative') },
    { letter: I.owner, header: 'Owner', width: 22, cell: ({ owner }) => text(owner ?? '–', 'Owner') },
    {
      letter: I.status,
      header: 'Status',
      width: 12,
      kind: 'input',
      cell: ({ status }) => SHEET_WORDS.say.plan.status[status],
    },
    {
      letter: I.first,
      header: 'First month',
      width: 11,
      kind: 'input',
      format: 'mmm yyyy',
      cell: ({ first }) => first,
    },
    { letter: I.last, header: 'Last month', width: 11, kind: 'input', format: 'mmm yyyy', cell: ({ last }) => last },
    {
      letter: I.committed,
      header: 'As committed',
      width: 20,
      cell: ({ committed }) => committed ?? '–',
    },
    {
      letter: I.dependsOn,
      header: 'Depends on',
      width: 28,
      cell: ({ dependsOn }) => text(dependsOn || '–', 'Depends on'),
    },
    cost(I.licence, `Licenses, ${currency} once`, ({ licence }) => licence, {
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
      header: `Outside this file, ${currency} once`,
      cell: ({ elsewhere: away }) => sum(away, (one) => (measuredOf(one) > 0 ? one.oneOffCost : 0)),
    }),
    cost(I.runCost, `Run cost, ${currency} a year`, ({ run }) => run, {
      header: `Run cost, ${currency} a year`,
      formula: (at) => summed(plan, 'OppRun', at, `${PAYS},OppCounted,">0"`),
      result: ({ here }) => sum(here, (one) => (measuredOf(one) > 0 || benchmarkOf(one) > 0 ? one.annualRunCost : 0)),
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
    : (at: number) => `(${I.licence}${at}+ScenarioBenchmark*${I.integration}${at}+${I.change}${at})`;
  const yearly = hasPlan(blueprint)
    ? (at: number) => `${I.runCost}${at}*${I.share}${at}`
    : (at: number) => `(${I.runCost}${at}+${I.runElsewhere}${at})`;
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
      cell: (row, at) => ({
        formula:
          `IF(${I.inCase}${at},"Yes",IF(${I.status}${at}="${REASON.stopped}",${I.status}${at},IF(${I.start}${at}>12*CaseYears,"${REASON.afterHorizon}",` +
          `IF(${I.measured}${at},"${REASON.doesNotPay}",IF(${I.benchmark}${at},"${REASON.notCosted}","${NOT_IN_MONEY}")))))`,
        result: whyNot(row),
      }),
    },
    figure(
      I.savings,
      `Savings in the scenario, ${currency} a year`,
      (at) => `${I.inCase}${at}*${I.counted}${at}*ScenarioVolume*${I.rateFactor}${at}*ScenarioAdoption*ScenarioCash`,
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
    figure(
      I.freed,
      'FTE freed, measured work',
      (at) => `${I.inCase}${at}*(${summed(plan, 'OppFreed', at)}+${I.freedElsewhere}${at})`,
      (row) => freedIn(row, plan.freedBy),
      '#,##0.0',
    ),
  ];
}

function whyNot(row: WorkRow): string {
  if (row.counted) return 'Yes';
  const isInMoney = all(row).some(({ measured, benchmark }) => measured + benchmark > 0);
  return row.reason === 'doesNotPay' && !isInMoney ? NOT_IN_MONEY : REASON[row.reason ?? 'notCosted'];
}
