import type { FitPart, FitShares, FitWeights, VendorFit } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import type ExcelJS from 'exceljs';
import { FIT_PART_LABELS } from '../story-words.ts';
import {
  aiMatchColumn,
  FIRST_ROW,
  HEADER_ROW,
  lastRow,
  MATCHED_VENDORS_MAX,
  matchColumn,
  OPPORTUNITY,
  range,
  SCORING as S,
  SHEET,
} from './layout.ts';
import { byName } from './match-columns.ts';
import type { SheetPlan } from './plan.ts';
import { restyle, writeNote } from './sheet-style.ts';
import { type CellContent, type Column, putCell, writeTable } from './table.ts';

export interface ScoredVendor {
  number: number;
  fit: VendorFit;
  /** 1 = best. */
  rank: number;
  /** Opportunities that it covers, wholly or in part. */
  covered: number;
}

const WEIGHT_NAME: Record<FitPart, string> = {
  coverage: 'WeightCoverage',
  aiCoverage: 'WeightAiCoverage',
  depth: 'WeightDepth',
  sector: 'WeightSector',
};

const EXACT: Record<FitPart, string> = {
  coverage: S.exactCoverage,
  aiCoverage: S.exactAiCoverage,
  depth: S.exactDepth,
  sector: S.exactSector,
};
const POINTS: Record<FitPart, string> = {
  coverage: S.coveragePoints,
  aiCoverage: S.aiCoveragePoints,
  depth: S.depthPoints,
  sector: S.sectorPoints,
};

/** The compared vendors by name, so that of two that are level the first one ranks first. */
export function scoredVendors({ blueprint }: SheetPlan): ScoredVendor[] {
  const { fits, matches } = blueprint.comparison;
  const covered = new Map<string, number>();
  for (const { vendorId } of matches) covered.set(vendorId, (covered.get(vendorId) ?? 0) + 1);
  const ranks = new Map(fits.map((fit, index) => [fit.vendorId, { fit, rank: index + 1 }]));
  return [...blueprint.vendors].sort(byName).flatMap(({ id }, index) => {
    const ranked = ranks.get(id);
    return ranked ? [{ ...ranked, number: index + 1, covered: covered.get(id) ?? 0 }] : [];
  });
}

/** The score of each vendor, step by step, in the rows beside the ranking. */
export function writeScoring(
  workbook: ExcelJS.Workbook,
  sheet: ExcelJS.Worksheet,
  plan: SheetPlan,
  scored: readonly ScoredVendor[],
): void {
  const columns = [...shares(plan, scored.length), ...points(plan), ...ranks(scored.length)];
  for (const { letter, width } of columns) sheet.getColumn(letter).width = width;
  writeTable(sheet, columns, scored, HEADER_ROW);
  texts(sheet, plan, scored);
  putCell(sheet, `${S.number}${HEADER_ROW - 1}`, 'What the scores are computed from');
  restyle(sheet.getCell(`${S.number}${HEADER_ROW - 1}`), {
    font: { bold: true },
    border: {},
    alignment: { wrapText: false },
  });
  if (scored.length > MATCHED_VENDORS_MAX) {
    writeNote(
      sheet,
      `${S.coverage}${HEADER_ROW - 1}`,
      `The shares of vendor ${MATCHED_VENDORS_MAX + 1} and on are values as exported: Opportunities holds the matches of ${MATCHED_VENDORS_MAX} vendors.`,
    );
  }
  const exported = `${SHEET.vendors}!$${S.exported}$${FIRST_ROW}:$${S.exported}$${lastRow(scored.length)}`;
  workbook.definedNames.add(exported, 'ScoresAsExported');
}

type Columns = Column<ScoredVendor>[];

function shares(plan: SheetPlan, vendors: number): Columns {
  const matched = Math.min(vendors, MATCHED_VENDORS_MAX);
  const listed = (letter: string) => range(SHEET.opportunities, letter, plan.listed.length);
  const open = listed(OPPORTUNITY.open);
  const weight = listed(OPPORTUNITY.vendorWeight);
  const aiWeight = listed(OPPORTUNITY.aiWeight);
  const m = ({ number }: ScoredVendor) => listed(matchColumn(number - 1));
  const aiM = ({ number }: ScoredVendor) => listed(aiMatchColumn(number - 1, matched));
  const live =
    (
      result: (row: ScoredVendor) => number | string,
      formula: (row: ScoredVendor) => string,
    ): ((row: ScoredVendor) => CellContent) =>
    (row) =>
      row.number > MATCHED_VENDORS_MAX ? result(row) : { formula: formula(row), result: result(row) };
  const share =
    (part: keyof FitShares) =>
    ({ fit }: ScoredVendor) =>
      fit.shares[part] ?? 'none';
  const column = { width: 11, format: '0.0000' };
  return [
    { letter: S.number, header: 'No.', width: 6, format: '0', cell: ({ number }) => number },
    {
      letter: S.name,
      header: 'Vendor, by name',
      width: 24,
      cell: ({ fit }) => plan.text(fit.vendorName, 'Vendor name'),
    },
    {
      ...column,
      letter: S.coverage,
      header: 'Coverage',
      cell: live(share('coverage'), (row) => `IF(SUM(${weight})>0,SUMPRODUCT(${weight},${m(row)})/SUM(${weight}),0)`),
    },
    {
      ...column,
      letter: S.aiCoverage,
      header: 'AI coverage',
      cell: live(
        share('aiCoverage'),
        (row) => `IF(SUM(${aiWeight})>0,SUMPRODUCT(${aiWeight},${aiM(row)})/SUM(${aiWeight}),"none")`,
      ),
    },
    {
      ...column,
      letter: S.depth,
      header: 'Depth',
      cell: live(share('depth'), (row) => `COUNTIFS(${m(row)},1,${open},1)/MAX(1,SUM(${open}))`),
    },
    {
      ...column,
      letter: S.sector,
      header: 'Sector',
      kind: 'input',
      format: '0.0',
      cell: ({ fit }) => fit.shares.sector,
    },
    {
      ...column,
      letter: S.covered,
      header: 'Opportunities covered',
      format: '0',
      cell: live(
        ({ covered }) => covered,
        (row) => `COUNTIFS(${m(row)},">0",${open},1)`,
      ),
    },
  ];
}

/** Points of a hundredth, rounded by largest remainder so that they add up to the rounded score. */
function points({ blueprint: { comparison } }: SheetPlan): Columns {
  const all = FIT_PARTS.map((part) => EXACT[part]);
  const sum = (at: number) => all.map((letter) => `${letter}${at}`).join('+');
  const floors = (at: number) => all.map((letter) => `INT(${letter}${at})`).join('+');
  const rest = (letter: string, at: number) => `(${letter}${at}-INT(${letter}${at}))`;
  const isAhead = (part: FitPart, at: number) =>
    FIT_PARTS.filter((other) => other !== part).map((other) => {
      const ties = FIT_PARTS.indexOf(other) < FIT_PARTS.indexOf(part) ? '>=' : '>';
      return `(${rest(EXACT[other], at)}${ties}${rest(EXACT[part], at)})`;
    });
  const total = (at: number) =>
    `(WeightCoverage+IF(ISNUMBER(${S.aiCoverage}${at}),WeightAiCoverage,0)+WeightDepth+WeightSector)`;
  return [
    ...FIT_PARTS.map((part, index): Columns[number] => ({
      letter: EXACT[part],
      header: `${FIT_PART_LABELS[part]}, exact hundredths`,
      width: 12,
      format: '0.0000',
      cell: ({ fit }, at) => ({
        formula: `IF(${total(at)}>0,100*100*${WEIGHT_NAME[part]}*N(${[S.coverage, S.aiCoverage, S.depth, S.sector][index]}${at})/${total(at)},0)`,
        result: exactPoints(fit.shares, comparison.weights, part),
      }),
    })),
    ...FIT_PARTS.map((part): Columns[number] => ({
      letter: POINTS[part],
      header: `${FIT_PART_LABELS[part]}, points`,
      width: 11,
      format: '0.00',
      cell: ({ fit }, at) => ({
        formula: `(INT(${EXACT[part]}${at})+IF(${isAhead(part, at).join('+')}<ROUND(${sum(at)},0)-(${floors(at)}),1,0))/100`,
        result: fit.score[part],
      }),
    })),
  ];
}

function exactPoints(of: FitShares, weights: FitWeights, part: FitPart): number {
  const total = FIT_PARTS.reduce((sum, one) => sum + (of[one] === null ? 0 : weights[one]), 0);
  return total > 0 ? (10_000 * weights[part] * (of[part] ?? 0)) / total : 0;
}

function ranks(count: number): Columns {
  const column = (letter: string) => `$${letter}$${FIRST_ROW}:$${letter}$${lastRow(count)}`;
  const level = (at: number) => `(${column(S.score)}=${S.score}${at})`;
  return [
    {
      letter: S.score,
      header: 'Score',
      width: 10,
      format: '0.00',
      cell: ({ fit }, at) => ({
        formula: `ROUND(${FIT_PARTS.map((part) => `${POINTS[part]}${at}`).join('+')},2)`,
        result: fit.overallScore,
      }),
    },
    {
      letter: S.rank,
      header: 'Rank',
      width: 8,
      format: '0',
      cell: ({ rank }, at) => ({
        formula:
          `RANK(${S.score}${at},${column(S.score)})+SUMPRODUCT(${level(at)}*(${column(S.coverage)}>${S.coverage}${at}))` +
          `+SUMPRODUCT(${level(at)}*(${column(S.coverage)}=${S.coverage}${at})*(${column(S.number)}<${S.number}${at}))`,
        result: rank,
      }),
    },
    { letter: S.exported, header: 'Score as exported', width: 11, format: '0.00', cell: ({ fit }) => fit.overallScore },
  ];
}

/** What the ranking shows of each vendor; not wrapped, or rows would grow beyond what the ranking needs. */
function texts(sheet: ExcelJS.Worksheet, { text }: SheetPlan, scored: readonly ScoredVendor[]): void {
  const named = (fit: VendorFit, isAi: boolean) =>
    fit.matchedCapabilities
      .filter(({ matchType }) => (matchType === 'ai') === isAi)
      .map(({ vendorCapability }) => `• ${vendorCapability}`)
      .join('\n') || '–';
  for (const { number, fit } of scored) {
    const at = FIRST_ROW + number - 1;
    const cells: [letter: string, content: string | number, format?: string][] = [
      [S.dataCoverage, fit.dataCoverage, '0%'],
      [S.reason, text(fit.recommendationReason, `Reason for ${fit.vendorName}`)],
      [S.matched, text(named(fit, false), `Matched capabilities of ${fit.vendorName}`)],
      [S.aiMatched, text(named(fit, true), `Matched AI capabilities of ${fit.vendorName}`)],
    ];
    for (const [letter, content, format] of cells) {
      putCell(sheet, `${letter}${at}`, content, 'text', format);
      restyle(sheet.getCell(`${letter}${at}`), { alignment: { vertical: 'top', wrapText: false } });
    }
  }
  const heads = {
    [S.dataCoverage]: 'Data',
    [S.reason]: 'Reason',
    [S.matched]: 'Matched',
    [S.aiMatched]: 'Matched, AI',
  };
  for (const [letter, words] of Object.entries(heads)) sheet.getCell(`${letter}${HEADER_ROW}`).value = words;
}
