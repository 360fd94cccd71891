import { fteOf } from '@process-ai/domain/blueprint-people';
import type ExcelJS from 'exceljs';
import { FIRST_ROW, lastRow, SHARE as S } from './layout.ts';
import { dashForNothing, type SheetPlan } from './plan.ts';
import { printSideBySide, printTail, setPrintArea } from './printed-pages.ts';
import type { ShareRow } from './share-rows.ts';
import { addSheet, freezeColumns } from './sheet-style.ts';
import { type ListColumn, widthOf, writeList } from './table.ts';
import { AMOUNT, allow, SHARE } from './validation.ts';
import { hasPlan } from './work-rows.ts';

type Columns = ListColumn<ShareRow>[];
type Of<Kind> = (letter: string, header: string, format: string | undefined, ...rest: Kind[]) => ListColumn<ShareRow>;

/** What the opportunities of each process share: from Calculation where it is measured, else from its benchmark. */
export function writeShares(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { sheets, words } = plan;
  const sheet = addSheet(workbook, sheets.shares, sheets.shares, words.say.workbookLists.shares.subtitle);
  const steps = [...savings(plan), ...standing(plan), ...costs(plan)].map(withDash);
  const heights = writeList(sheet, plan, [...identity(plan), ...steps], plan.shares);
  const last = lastRow(plan.shares.length);
  const rows = (letter: string) => `${letter}${FIRST_ROW}:${letter}${last}`;
  allow(sheet, rows(S.share), SHARE, words);
  for (const letter of [S.elsewhere, S.cost]) allow(sheet, rows(letter), AMOUNT, words);
  freezeColumns(sheet, 3);
  // The steps right of these are for the screen, and of a list of many pages the rows that share nothing.
  const sharing = plan.shares.filter(({ toShare }) => toShare > 0).length;
  const printed = heights.length > LONG_LIST && sharing > 0 ? heights.slice(0, sharing) : heights;
  setPrintArea(sheet, S.toShare, lastRow(printed.length));
  printSideBySide(sheet, 3, printed.length);
  printTail(sheet, printed);
}

/** Rows that a few pages hold. */
const LONG_LIST = 200;

/** Most steps of a large library come to nothing. */
const withDash = (column: ListColumn<ShareRow>): ListColumn<ShareRow> =>
  column.format ? { ...column, format: dashForNothing(column.format) } : column;

const column =
  (kind: 'figure' | 'input'): Of<(row: ShareRow, at: number) => ReturnType<ListColumn<ShareRow>['cell']>> =>
  (letter, header, format, cell) => ({
    letter,
    header,
    width: 13,
    kind,
    ...(format && { format }),
    cell,
  });
const typed = column('input');
const shown = column('figure');
const formula = (
  letter: string,
  header: string,
  format: string | undefined,
  words: (at: number) => string,
  result: (row: ShareRow) => number | string,
) => shown(letter, header, format, (row, at) => ({ formula: words(at), result: result(row) }));

const identity = ({ text, words: { say } }: SheetPlan): Columns => {
  const { columns, codes } = say.workbook;
  return [
    { letter: S.number, header: columns.number, width: 6, format: '0', cell: ({ number }) => number },
    { letter: S.code, header: columns.code, width: 10, cell: ({ process }) => text(process.code, columns.code) },
    {
      letter: S.name,
      header: columns.process,
      width: 40,
      cell: ({ process }) => text(process.name, columns.processName),
    },
    {
      letter: S.basis,
      header: columns.basis,
      width: widthOf(12, Object.values(codes.basis)),
      cell: ({ basis }) => codes.basis[basis],
    },
  ];
};

function savings({ formats, costed, words: { say } }: SheetPlan): Columns {
  const { codes } = say.workbook;
  const says = say.workbookLists.shares;
  const { money } = formats;
  const rowOf = new Map(costed.map(({ id }, index) => [id, index + 1]));
  const open = `"<>${codes.decisions.rejected}"`;
  return [
    shown(S.carrier, says.carrier, '0', ({ carrier }) => carrier?.number ?? ''),
    typed(S.share, says.share, formats.percent, ({ share }) => share),
    typed(S.elsewhere, says.elsewhere, money, ({ elsewhere }) => elsewhere),
    typed(S.cost, says.cost, money, ({ cost }) => cost),
    formula(
      S.row,
      says.row,
      '0',
      (at) => `IF(${S.carrier}${at}="",0,MATCH(${S.carrier}${at},CalcNumber,0))`,
      ({ carrier }) => rowOf.get(carrier?.id ?? '') ?? 0,
    ),
    formula(
      S.measured,
      says.measured,
      money,
      (at) =>
        `${S.elsewhere}${at}+IF(${S.row}${at}=0,SUMIFS(CalcCountedSavings,CalcSharedBy,${S.number}${at}),${S.share}${at}*INDEX(CalcSavings,${S.row}${at}))`,
      ({ measured }) => measured,
    ),
    formula(
      S.weights,
      says.weights,
      '0.0000',
      (at) => `SUMIFS(OppWeight,OppProcess,${S.number}${at},OppDecision,${open})`,
      ({ weights }) => weights,
    ),
    formula(
      S.entered,
      says.entered,
      money,
      (at) => `SUMIFS(OppEntered,OppProcess,${S.number}${at},OppDecision,${open})`,
      ({ entered }) => entered,
    ),
    formula(
      S.log,
      says.log,
      '0.0000',
      (at) => `SUMIFS(OppLog,OppProcess,${S.number}${at},OppDecision,${open})`,
      ({ log }) => log,
    ),
    formula(
      S.rate,
      says.rate,
      formats.percent,
      (at) => `MIN(CombinedRateMax,1-EXP(${S.log}${at}))`,
      ({ rate }) => rate,
    ),
    formula(
      S.toShare,
      says.toShare,
      money,
      (at) =>
        `IF(${S.basis}${at}="${codes.basis.measured}",${S.measured}${at},MIN(${S.cost}${at},MAX(${S.entered}${at},(${S.weights}${at}>0)*${S.cost}${at}*${S.rate}${at})))`,
      ({ toShare }) => toShare,
    ),
  ];
}

function standing({ blueprint, formats, words: { say } }: SheetPlan): Columns {
  const says = say.workbookLists.shares;
  return [
    shown(S.carries, says.carries, '0', ({ carries }) => (carries ? 1 : 0)),
    shown(S.paysElsewhere, says.paysElsewhere, '0', ({ paysElsewhere }) => paysElsewhere),
    formula(
      S.pays,
      says.pays,
      '0',
      (at) =>
        `IF(${S.row}${at}=0,${S.paysElsewhere}${at},IF(OR(INDEX(CalcCost,${S.row}${at})=0,INDEX(CalcNet,${S.row}${at})>0),1,0))`,
      ({ pays }) => pays,
    ),
    shown(S.rateElsewhere, says.rateElsewhere, formats.percent, ({ rateElsewhere }) => rateElsewhere),
    formula(
      S.automationRate,
      says.automationRate,
      formats.percent,
      (at) =>
        `IF(${S.row}${at}>0,INDEX(CalcRate,${S.row}${at}),IF(${S.rateElsewhere}${at}<>"",${S.rateElsewhere}${at},${S.rate}${at}))`,
      ({ automationRate }) => automationRate,
    ),
    formula(
      S.fteCost,
      says.fteCost,
      formats.money,
      (at) =>
        `IF(${S.row}${at}=0,0,IF(INDEX(CalcWork,${S.row}${at})>0,INDEX(CalcCost,${S.row}${at})/INDEX(CalcWork,${S.row}${at}),0))`,
      ({ carrier }) => fteCostOf(carrier, blueprint),
    ),
  ];
}

function fteCostOf(carrier: ShareRow['carrier'], { assumptions: { hoursPerYear } }: SheetPlan['blueprint']): number {
  if (!carrier) return 0;
  const { result, input } = carrier.roi;
  const fte = fteOf(result, input.fteCount, hoursPerYear);
  return fte > 0 ? result.currentAnnualCost / fte : 0;
}

/** Only without a plan: initiatives of a plan say themselves what they cost. */
function costs({ formats, blueprint, words: { say } }: SheetPlan): Columns {
  if (hasPlan(blueprint)) return [];
  const { types } = say.money;
  const { rejected } = say.workbook.codes.decisions;
  const says = say.workbookLists.shares;
  const { money } = formats;
  const count = (letter: string, type: 'automation' | 'ai' | 'agentic') =>
    formula(
      letter,
      say.workbookLists.calculation.notRejected(types[type]),
      '0',
      (at) => `COUNTIFS(OppProcess,${S.number}${at},OppDecision,"<>${rejected}",OppType,"${types[type]}")`,
      ({ demand }) => demand[type],
    );
  return [
    count(S.agentic, 'agentic'),
    count(S.ai, 'ai'),
    count(S.automation, 'automation'),
    formula(
      S.assumed,
      says.assumed,
      money,
      (at) =>
        `IF(${S.agentic}${at}>0,ImplementationAgentic,IF(${S.ai}${at}>0,ImplementationAi,IF(${S.automation}${at}>0,ImplementationAutomation,ImplementationUnknown)))`,
      ({ assumed }) => assumed,
    ),
    formula(
      S.oneOff,
      says.oneOff,
      money,
      (at) => `IF(${S.row}${at}=0,${S.assumed}${at},INDEX(CalcImplementation,${S.row}${at}))`,
      ({ oneOff }) => oneOff,
    ),
    formula(
      S.run,
      says.run,
      money,
      (at) => `IF(${S.row}${at}=0,0,MAX(0,INDEX(CalcSavings,${S.row}${at})-INDEX(CalcNet,${S.row}${at})))`,
      ({ run }) => run,
    ),
    formula(
      S.ownCounted,
      says.ownCounted,
      money,
      (at) => `SUMIFS(OppCounted,OppProcess,${S.number}${at})`,
      ({ process }) => process.opportunities.reduce((total, one) => total + 1000 * one.countedSavings, 0),
    ),
    formula(
      S.ownOpen,
      says.ownOpen,
      '0',
      (at) => `SUM(${S.agentic}${at}:${S.automation}${at})`,
      ({ process }) => process.opportunities.length,
    ),
    formula(
      S.counted,
      says.counted,
      money,
      (at) => `IF(${S.row}${at}=0,0,SUMIFS(ShareOwnCounted,ShareCarrier,${S.carrier}${at}))`,
      ({ counted }) => counted,
    ),
    formula(
      S.members,
      says.members,
      '0',
      (at) => `IF(${S.row}${at}=0,${S.ownOpen}${at},SUMIFS(ShareOwnOpen,ShareCarrier,${S.carrier}${at}))`,
      ({ members }) => members,
    ),
  ];
}
