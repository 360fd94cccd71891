import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import type ExcelJS from 'exceljs';
import { FIT_PART_LABELS } from '../story-words.ts';
import { FIRST_ROW, lastRow, RANKING as R, SCORING as S, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { type Column, writeTable } from './table.ts';
import type { ScoredVendor } from './vendor-comparison-scores.ts';

const CHART_ROWS = 18;
/** More bars than these no one reads. */
const CHART_VENDORS = 15;

/** The vendors in the order of their scores, kept in order by formula, with their chart. Returns the row after it. */
export function writeRanking(sheet: ExcelJS.Worksheet, plan: SheetPlan, scored: readonly ScoredVendor[]): number {
  const ranked = [...scored].sort((a, b) => a.rank - b.rank);
  const column = (letter: string) => `$${letter}$${FIRST_ROW}:$${letter}$${lastRow(scored.length)}`;
  const look = (letter: string, at: number) => `INDEX(${column(letter)},MATCH($${R.rank}${at},${column(S.rank)},0))`;
  const shown = (
    letter: string,
    source: string,
    header: string,
    result: (row: ScoredVendor, at: number) => string | number,
    format?: string,
  ): Column<ScoredVendor> => ({
    letter,
    header,
    width: sheet.getColumn(letter).width ?? 10,
    ...(format && { format }),
    cell: (row, at) => ({ formula: look(source, at), result: result(row, at) }),
  });
  const said = (source: string) => (row: ScoredVendor) => sheet.getCell(`${source}${FIRST_ROW + row.number - 1}`).text;
  writeTable<ScoredVendor>(
    sheet,
    [
      {
        letter: R.rank,
        header: 'Rank',
        width: sheet.getColumn(R.rank).width ?? 7,
        format: '0',
        cell: ({ rank }) => rank,
      },
      shown(R.name, S.name, 'Vendor', said(S.name)),
      shown(R.score, S.score, 'Score', ({ fit }) => fit.overallScore, '0.00'),
      ...FIT_PARTS.map((part) =>
        shown(R[part], S[`${part}Points`], `${FIT_PART_LABELS[part]}, points`, ({ fit }) => fit.score[part], '0.00'),
      ),
      shown(R.dataCoverage, S.dataCoverage, 'Data filled', ({ fit }) => fit.dataCoverage, '0%'),
      shown(R.covered, S.covered, 'Opportunities covered', ({ covered }) => covered, '0'),
      shown(R.reason, S.reason, 'Why, as exported', said(S.reason)),
      shown(R.matched, S.matched, 'Matched capabilities and products', said(S.matched)),
      shown(R.aiMatched, S.aiMatched, 'Matched AI capabilities', said(S.aiMatched)),
    ],
    ranked,
  );
  const chartRow = lastRow(scored.length) + 1;
  drawRanking(sheet, plan, ranked.slice(0, CHART_VENDORS), chartRow);
  return chartRow + CHART_ROWS + 1;
}

function drawRanking(sheet: ExcelJS.Worksheet, plan: SheetPlan, ranked: readonly ScoredVendor[], row: number): void {
  const cells = (letter: string) =>
    `${SHEET.vendors}!$${letter}$${FIRST_ROW}:$${letter}$${FIRST_ROW + ranked.length - 1}`;
  const labels = { range: cells(R.name), values: ranked.map(({ fit }) => plan.text(fit.vendorName, 'Vendor name')) };
  const best = ranked[0]?.fit;
  plan.charts.push({
    sheet: sheet.id,
    kind: 'stacked',
    title: ranked.length === CHART_VENDORS ? `Vendor fit: the first ${CHART_VENDORS}` : 'Vendor fit',
    description: `Stacked bars: the points of each vendor's score by part. First: ${best ? `${labels.values[0]}, ${best.overallScore}` : 'none'}.`,
    format: '0',
    axisTitles: { amounts: 'Points, 0 to 100' },
    series: FIT_PARTS.map((part, index) => ({
      name: FIT_PART_LABELS[part],
      labels,
      amounts: { range: cells(R[part]), values: ranked.map(({ fit }) => fit.score[part]) },
      accent: index + 1,
    })),
    from: { column: 0, row },
    to: { column: 10, row: row + CHART_ROWS - 1 },
  });
}
