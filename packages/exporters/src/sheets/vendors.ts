import type { Vendor } from '@process-ai/contract/vendors';
import { industryInWords } from '@process-ai/domain/story-words/industries';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import type ExcelJS from 'exceljs';
import { factsAsOf } from '../facts-as-of.ts';
import type { FigureWords } from '../figure-words.ts';
import { coversNothing } from '../story-words.ts';
import { FIRST_ROW, HEADER_ROW, lastRow, onSheet, RANKING as R, RANKING, SCORING as S } from './layout.ts';
import { byName } from './match-columns.ts';
import type { SheetPlan } from './plan.ts';
import { setPrintArea } from './printed-pages.ts';
import { addSheet, fitRow, styleHeader, writeHeading } from './sheet-style.ts';
import { type Column, putCell, writeTable } from './table.ts';
import { type ScoredVendor, scoredVendors, writeScoring } from './vendor-comparison-scores.ts';

const WIDTHS: Record<keyof typeof RANKING, number> = {
  rank: 7,
  name: 24,
  score: 9,
  coverage: 10,
  aiCoverage: 10,
  depth: 10,
  sector: 10,
  dataCoverage: 10,
  covered: 13,
  reason: 48,
  matched: 42,
  aiMatched: 42,
};

/** The vendors by their fit, what the fit is computed from, and who they are. */
export function writeVendors(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const scored = scoredVendors(plan);
  const { vendors } = plan.sheets;
  const says = plan.words.say.workbookChecks.vendors;
  const sheet = addSheet(workbook, vendors, vendors, scored.length > 0 ? says.subtitle : says.notScored);
  for (const [name, letter] of Object.entries(RANKING)) {
    sheet.getColumn(letter).width = WIDTHS[name as keyof typeof RANKING];
  }
  let next = HEADER_ROW - 1;
  if (scored.length > 0) {
    writeScoring(sheet, plan, scored);
    next = writeRanking(sheet, plan, scored) + 1;
  }
  // Below a long ranking, the profiles begin a page of their own.
  if (scored.length >= PROFILES_APART) sheet.getRow(next - 1).addPageBreak();
  const end = writeProfiles(sheet, plan, next);
  sheet.views = [{ state: 'frozen', ySplit: scored.length > 0 ? HEADER_ROW : 2, showGridLines: false }];
  sheet.pageSetup.printTitlesRow = '1:2';
  setPrintArea(sheet, RANKING.aiMatched, end);
}

const PROFILES_APART = 5;
/** Rows for the title, axis and legend of the chart; each bar takes one more. */
const CHART_FRAME = 10;
/** More bars are unreadable. */
const CHART_VENDORS = 15;

/** The vendors in the order of their scores, kept in order by formula, with their chart. Returns the row after it. */
function writeRanking(sheet: ExcelJS.Worksheet, plan: SheetPlan, scored: readonly ScoredVendor[]): number {
  const { say } = plan.words;
  const says = say.workbookChecks.vendors;
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
        header: says.rank,
        width: sheet.getColumn(R.rank).width ?? 7,
        format: '0',
        cell: ({ rank }) => rank,
      },
      shown(R.name, S.name, say.workbook.columns.vendor, said(S.name)),
      shown(R.score, S.score, says.score, ({ fit }) => fit.overallScore, '0.00'),
      ...FIT_PARTS.map((part) =>
        shown(R[part], S[`${part}Points`], says.points(say.cover.fitParts[part]), ({ fit }) => fit.score[part], '0.00'),
      ),
      shown(R.dataCoverage, S.dataCoverage, says.dataFilled, ({ fit }) => fit.dataCoverage, plan.formats.percentWhole),
      shown(R.covered, S.covered, says.covered, ({ covered }) => covered, '0'),
      shown(R.reason, S.reason, says.why, said(S.reason)),
      shown(R.matched, S.matched, says.matched, said(S.matched)),
      shown(R.aiMatched, S.aiMatched, says.aiMatched, said(S.aiMatched)),
    ],
    ranked,
  );
  const chartRow = lastRow(scored.length) + 1;
  const drawn = ranked.filter(({ fit }) => fit.overallScore > 0).slice(0, CHART_VENDORS);
  // One bar compares nothing.
  if (coversNothing(plan.blueprint.comparison) || drawn.length < 2) return chartRow;
  const rows = CHART_FRAME + drawn.length;
  drawRanking(sheet, plan, drawn, { row: chartRow, rows });
  return chartRow + rows + 1;
}

function drawRanking(
  sheet: ExcelJS.Worksheet,
  plan: SheetPlan,
  ranked: readonly ScoredVendor[],
  { row, rows }: { row: number; rows: number },
): void {
  const { say, plain } = plan.words;
  const says = say.workbookChecks.vendors;
  const { vendorName } = say.workbook.columns;
  const cells = (letter: string) =>
    onSheet(plan.sheets.vendors, `$${letter}$${FIRST_ROW}:$${letter}$${FIRST_ROW + ranked.length - 1}`);
  const labels = { range: cells(R.name), values: ranked.map(({ fit }) => plan.text(fit.vendorName, vendorName)) };
  const best = ranked[0]?.fit;
  plan.charts.push({
    sheet: sheet.id,
    kind: 'stacked',
    title: ranked.length === CHART_VENDORS ? says.chartOfFirst(CHART_VENDORS) : says.chart,
    description: says.chartHeard(best ? `${labels.values[0]}, ${plain(best.overallScore)}` : null),
    format: '0',
    axisTitles: { amounts: says.axis },
    series: FIT_PARTS.map((part, index) => ({
      name: say.cover.fitParts[part],
      labels,
      amounts: { range: cells(R[part]), values: ranked.map(({ fit }) => fit.score[part]) },
      accent: index + 1,
    })),
    from: { column: 0, row },
    to: { column: 10, row: row + rows - 1 },
  });
}

/** First and last column of a vendor's description; the columns between belong to the ranking. */
const ABOUT = [R.score, R.covered] as const;

/** Who the vendors are, by name. Returns the last row. */
function writeProfiles(sheet: ExcelJS.Worksheet, { blueprint, text, words }: SheetPlan, headingRow: number): number {
  const says = words.say.workbookChecks.vendors;
  const vendors = [...blueprint.vendors].sort(byName);
  const header = headingRow + 1;
  const column = (letter: string, title: string, read: (vendor: Vendor) => string) => ({
    letter,
    header: title,
    width: sheet.getColumn(letter).width ?? 10,
    cell: (vendor: Vendor) => text(read(vendor), says.of(title, vendor.name)),
  });
  writeHeading(sheet, headingRow, says.profiles);
  writeTable<Vendor>(
    sheet,
    [
      { letter: R.rank, header: '', width: sheet.getColumn(R.rank).width ?? 7, cell: () => null },
      column(R.name, words.say.workbook.columns.vendor, ({ name }) => name),
      column(ABOUT[0], says.about, (vendor) => about(vendor, words)),
      column(R.reason, says.capabilities, ({ capabilities }) => bullets(capabilities)),
      column(R.matched, says.products, ({ products }) => bullets(products.map((one) => describe(one, words)))),
      column(R.aiMatched, says.aiCapabilities, ({ aiCapabilities }) =>
        bullets(aiCapabilities.map((one) => describe(one, words))),
      ),
    ],
    vendors,
    header,
  );
  const between = columnsOf(ABOUT);
  const width = between.reduce((sum, letter) => sum + (sheet.getColumn(letter).width ?? 10), 0);
  for (let at = header; at <= header + vendors.length; at += 1) {
    const [first, last] = [`${ABOUT[0]}${at}`, `${ABOUT[1]}${at}`];
    for (const letter of between.slice(1)) putCell(sheet, `${letter}${at}`, null);
    if (at === header) styleHeader(sheet.getCell(first));
    sheet.mergeCells(`${first}:${last}`);
    fitRow(sheet, at, { [first]: width });
  }
  return header + Math.max(vendors.length, 1);
}

const columnsOf = ([first, last]: readonly [string, string]) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  );

function about(given: Vendor, words: FigureWords): string {
  const { say, language } = words;
  const { industry } = given;
  const vendor = {
    ...given,
    industry: industry && industryInWords(industry, language),
    factsAsOf: given.factsAsOf && factsAsOf(given.factsAsOf, words),
  };
  const facts = Object.entries(say.workbookChecks.vendors.facts) as [Fact, string][];
  const known = facts.flatMap(([fact, label]) => {
    const told = vendor[fact];
    return told ? [say.money.labelled(label, told)] : [];
  });
  return [vendor.overview, ...known].join('\n');
}
type Fact = keyof FigureWords['say']['workbookChecks']['vendors']['facts'];

const bullets = (lines: readonly string[]) => (lines.length > 0 ? lines.map((line) => `• ${line}`).join('\n') : '–');

function describe({ name, category, description }: Vendor['products'][number], { say }: FigureWords): string {
  const named = `${name}${category ? ` (${category})` : ''}`;
  return description ? say.money.labelled(named, description) : named;
}
