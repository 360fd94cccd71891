import type { FitPart, VendorFit } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import type ExcelJS from 'exceljs';
import type { FileWords } from '../words/file-words.ts';
import { FIRST_ROW, HEADER_ROW, lastRow, MATCHED_VENDORS_MAX, SCORING as S } from './layout.ts';
import { byName } from './match-columns.ts';
import type { SheetPlan } from './plan.ts';
import { restyle, writeNote } from './sheet-style.ts';
import { type Column, putCell, writeTable } from './table.ts';
import { allow, SHARE } from './validation.ts';
import { exactPoints, toGive, weightsOf } from './vendor-points.ts';

export interface ScoredVendor {
  number: number;
  fit: VendorFit;
  /** 1 = best. */
  rank: number;
  /** Opportunities that it covers, wholly or in part. */
  covered: number;
}

/** By part of the fit: its weight on Assumptions, and its columns. */
const part = (weight: string, share: string, exact: string, rest: string, points: string) =>
  ({ weight, share, exact, rest, points }) as const;
const PARTS = {
  coverage: part('WeightCoverage', S.coverage, S.exactCoverage, S.restCoverage, S.coveragePoints),
  aiCoverage: part('WeightAiCoverage', S.aiCoverage, S.exactAiCoverage, S.restAiCoverage, S.aiCoveragePoints),
  depth: part('WeightDepth', S.depth, S.exactDepth, S.restDepth, S.depthPoints),
  sector: part('WeightSector', S.sector, S.exactSector, S.restSector, S.sectorPoints),
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
export function writeScoring(sheet: ExcelJS.Worksheet, plan: SheetPlan, scored: readonly ScoredVendor[]): void {
  const { words } = plan;
  const says = words.say.workbookChecks.vendors;
  const columns = [...shares(plan, scored.length), ...points(plan), ...ranks(says), ...fixed(plan, scored.length)];
  columns.push(tieColumn(scored, says.tie), orderColumn(says.order));
  for (const { letter, width } of columns) sheet.getColumn(letter).width = width;
  writeTable(sheet, columns, scored, HEADER_ROW);
  allow(sheet, `${S.sector}${FIRST_ROW}:${S.sector}${lastRow(scored.length)}`, SHARE, words);
  texts(sheet, plan, scored);
  putCell(sheet, `${S.number}${HEADER_ROW - 1}`, says.scoring);
  restyle(sheet.getCell(`${S.number}${HEADER_ROW - 1}`), {
    font: { bold: true },
    border: {},
    alignment: { wrapText: false },
  });
  if (scored.length > MATCHED_VENDORS_MAX) {
    writeNote(sheet, `${S.coverage}${HEADER_ROW - 1}`, says.fixedFrom(MATCHED_VENDORS_MAX + 1, MATCHED_VENDORS_MAX));
  }
}

type Columns = Column<ScoredVendor>[];
type Says = FileWords['workbookChecks']['vendors'];

const ofSector = ({ fit }: ScoredVendor) => fit.shares.sector;

/** Of a vendor whose matches do not stand on Opportunities, the share is as exported. */
function shares({ text, words: { say } }: SheetPlan, vendors: number): Columns {
  const { columns } = say.workbook;
  const { fitParts } = say.cover;
  const says = say.workbookChecks.vendors;
  const column = { width: 11, format: '0.0000' };
  const live = (formula: string, fixed: string) => (at: number) =>
    vendors > MATCHED_VENDORS_MAX ? `IF(${S.number}${at}>MatchedMax,${fixed}${at},${formula})` : formula;
  const of = (matrix: 'Matches' | 'AiMatches', at: number) => `INDEX(${matrix},0,${S.number}${at})`;
  return [
    { letter: S.number, header: columns.number, width: 6, format: '0', cell: ({ number }) => number },
    { letter: S.name, header: says.byName, width: 24, cell: ({ fit }) => text(fit.vendorName, columns.vendorName) },
    {
      ...column,
      letter: S.coverage,
      header: fitParts.coverage,
      cell: ({ fit }, at) => ({
        // Without any weight there is nothing to cover: nothing by next to nothing.
        formula: live(
          `SUMPRODUCT(MatchWeight,${of('Matches', at)})/MAX(LeastWeight,SUM(MatchWeight))`,
          S.fixedCoverage,
        )(at),
        result: fit.shares.coverage,
      }),
    },
    {
      ...column,
      letter: S.aiCoverage,
      header: fitParts.aiCoverage,
      cell: ({ fit }, at) => ({
        formula: live(
          `IF(SUM(AiWeight)=0,"${says.none}",SUMPRODUCT(AiWeight,${of('AiMatches', at)})/SUM(AiWeight))`,
          S.fixedAiCoverage,
        )(at),
        result: fit.shares.aiCoverage ?? says.none,
      }),
    },
    {
      ...column,
      letter: S.depth,
      header: fitParts.depth,
      cell: ({ fit }, at) => ({
        formula: live(`COUNTIFS(${of('Matches', at)},1,OppCounts,1)/MAX(1,SUM(OppCounts))`, S.fixedDepth)(at),
        result: fit.shares.depth,
      }),
    },
    { ...column, letter: S.sector, header: fitParts.sector, kind: 'input', format: '0.0', cell: ofSector },
    {
      ...column,
      letter: S.covered,
      header: says.covered,
      format: '0',
      cell: ({ covered }, at) => ({
        formula: live(`COUNTIFS(${of('Matches', at)},">0",OppCounts,1)`, S.fixedCovered)(at),
        result: covered,
      }),
    },
  ];
}

/** What Opportunities has no room for, of every vendor: in use from vendor 31 on. */
function fixed({ words: { say } }: SheetPlan, vendors: number): Columns {
  const { fitParts } = say.cover;
  const says = say.workbookChecks.vendors;
  const columns: [letter: string, part: string, of: (row: ScoredVendor) => number | string][] = [
    [S.fixedCoverage, fitParts.coverage, ({ fit }) => fit.shares.coverage],
    [S.fixedAiCoverage, fitParts.aiCoverage, ({ fit }) => fit.shares.aiCoverage ?? says.none],
    [S.fixedDepth, fitParts.depth, ({ fit }) => fit.shares.depth],
    [S.fixedCovered, says.coveredShort, ({ covered }) => covered],
  ];
  if (vendors <= MATCHED_VENDORS_MAX) return [];
  return columns.map(([letter, part, cell]) => ({
    letter,
    header: says.asExported(part),
    width: 11,
    format: '0.####',
    cell,
  }));
}

/** Points of a hundredth, rounded by largest remainder so that they add up to the rounded score. */
function points({ blueprint: { comparison }, words: { say } }: SheetPlan): Columns {
  const { fitParts } = say.cover;
  const says = say.workbookChecks.vendors;
  const { weights } = comparison;
  const range = (columns: 'exact' | 'rest', at: number) =>
    `$${PARTS.coverage[columns]}${at}:$${PARTS.sector[columns]}${at}`;
  const each = (of: (part: FitPart, index: number) => Columns[number]): Columns => FIT_PARTS.map(of);
  return [
    {
      letter: S.weights,
      header: says.weights,
      width: 11,
      format: '0.00',
      cell: ({ fit }, at) => ({
        formula: `WeightCoverage+IF(ISNUMBER(${S.aiCoverage}${at}),WeightAiCoverage,0)+WeightDepth+WeightSector`,
        result: weightsOf(fit.shares, weights),
      }),
    },
    ...each((part) => ({
      letter: PARTS[part].exact,
      header: says.exact(fitParts[part]),
      width: 12,
      format: '0.0000',
      cell: ({ fit }, at) => ({
        formula: `IF(${S.weights}${at}>0,100*100*${PARTS[part].weight}*N(${PARTS[part].share}${at})/${S.weights}${at},0)`,
        result: exactPoints(fit.shares, weights, part),
      }),
    })),
    ...each((part) => ({
      letter: PARTS[part].rest,
      header: says.remainder(fitParts[part]),
      width: 11,
      format: '0.0000',
      cell: ({ fit }, at) => ({
        formula: `${PARTS[part].exact}${at}-INT(${PARTS[part].exact}${at})`,
        result: exactPoints(fit.shares, weights, part) % 1,
      }),
    })),
    {
      letter: S.toGive,
      header: says.toGive,
      width: 11,
      format: '0',
      cell: ({ fit }, at) => ({
        formula: `ROUND(SUM(${range('exact', at)}),0)${FIT_PARTS.map((part) => `-INT(${PARTS[part].exact}${at})`).join('')}`,
        result: toGive(FIT_PARTS.map((part) => exactPoints(fit.shares, weights, part))),
      }),
    },
    ...each((part, index) => {
      const before = FIT_PARTS[index - 1];
      const after = FIT_PARTS[index + 1];
      const ahead = (at: number) =>
        [
          before && `SUMPRODUCT(--($${S.restCoverage}${at}:${PARTS[before].rest}${at}>=${PARTS[part].rest}${at}))`,
          after && `SUMPRODUCT(--(${PARTS[after].rest}${at}:$${S.restSector}${at}>${PARTS[part].rest}${at}))`,
        ]
          .filter(Boolean)
          .join('+');
      return {
        letter: PARTS[part].points,
        header: says.points(fitParts[part]),
        width: 11,
        format: '0.00',
        cell: ({ fit }, at) => ({
          formula: `(INT(${PARTS[part].exact}${at})+IF(${ahead(at)}<${S.toGive}${at},1,0))/100`,
          result: fit.score[part],
        }),
      };
    }),
  ];
}

function ranks(says: Says): Columns {
  const [first, last] = [S.coveragePoints, S.sectorPoints];
  return [
    {
      letter: S.score,
      header: says.score,
      width: 10,
      format: '0.00',
      cell: ({ fit }, at) => ({
        formula: `ROUND(100*SUM(${first}${at}:${last}${at}),0)/100`,
        result: fit.overallScore,
      }),
    },
    {
      letter: S.rank,
      header: says.rank,
      width: 8,
      format: '0',
      cell: ({ rank }, at) => ({
        formula: rankFormula(`${S.order}${at}`, `${S.coverage}${at}`, `${S.tie}${at}`),
        result: rank,
      }),
    },
    { letter: S.exported, header: says.exported, width: 11, format: '0.00', cell: ({ fit }) => fit.overallScore },
  ];
}

/** Place among equals: who offers more, then by name. */
function tieColumn(scored: readonly ScoredVendor[], header: string): Columns[number] {
  const order = [...scored].sort(
    (a, b) => b.fit.matchedCapabilities.length - a.fit.matchedCapabilities.length || a.number - b.number,
  );
  return { letter: S.tie, header, width: 11, format: '0', cell: (row) => order.indexOf(row) + 1 };
}

/** Who covers nothing comes behind all others, whatever the score. */
const orderColumn = (header: string): Columns[number] => ({
  letter: S.order,
  header,
  width: 11,
  format: '0.00',
  cell: ({ fit }, at) => ({
    formula: `${S.score}${at}+100*(${S.coverage}${at}>0)`,
    result: fit.overallScore + (fit.shares.coverage > 0 ? 100 : 0),
  }),
});

/** Of equals the wider coverage comes first, then who offers more, then the first by name. */
const rankFormula = (order: string, coverage: string, tie: string) =>
  `RANK(${order},FitOrder)+SUMPRODUCT((FitOrder=${order})*((FitCover>${coverage})+(FitCover=${coverage})*(FitTie<${tie})))`;

/** What the ranking shows of each vendor; not wrapped, or rows would grow beyond what the ranking needs. */
function texts(
  sheet: ExcelJS.Worksheet,
  { text, formats, words: { say } }: SheetPlan,
  scored: readonly ScoredVendor[],
): void {
  const says = say.workbookChecks.vendors;
  const named = (fit: VendorFit, isAi: boolean) =>
    fit.matchedCapabilities
      .filter(({ matchType }) => (matchType === 'ai') === isAi)
      .map(({ vendorCapability }) => `• ${vendorCapability}`)
      .join('\n') || '–';
  for (const { number, fit } of scored) {
    const at = FIRST_ROW + number - 1;
    const cells: [letter: string, header: string, content: string | number, format?: string][] = [
      [S.dataCoverage, says.data, fit.dataCoverage, formats.percentWhole],
      [S.reason, says.reason, text(fit.recommendationReason, says.reasonFor(fit.vendorName))],
      [S.matched, says.matchedShort, text(named(fit, false), says.matchedOf(fit.vendorName))],
      [S.aiMatched, says.aiMatchedShort, text(named(fit, true), says.aiMatchedOf(fit.vendorName))],
    ];
    for (const [letter, header, content, format] of cells) {
      sheet.getCell(`${letter}${HEADER_ROW}`).value = header;
      putCell(sheet, `${letter}${at}`, content, 'text', format);
      restyle(sheet.getCell(`${letter}${at}`), { alignment: { vertical: 'middle', wrapText: false } });
    }
  }
}
