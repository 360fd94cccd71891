import type { BlueprintLogo } from '@process-ai/domain/blueprint';
import type ExcelJS from 'exceljs';
import { confidentialityOf, contactLine } from '../cover-words.ts';
import { fittedSize } from '../image-size.ts';
import { originOf } from '../origin-words.ts';
import { coversNothing } from '../story-words.ts';
import { headline, headlineFormula, verdictOf } from './check.ts';
import { checksOf, flagVerdict } from './checks.ts';
import { FIRST_ROW, lastRow, onSheet, RANKING, range, SCORING, type SheetNames } from './layout.ts';
import { paybackFormat, type SheetPlan } from './plan.ts';
import { setPrintArea } from './printed-pages.ts';
import { addSheet, fitRow, restyle, styleCell, styleHeader } from './sheet-style.ts';
import { FIGURE_ROW, summaryFigures } from './summary-figures.ts';
import { type CellContent, putCell } from './table.ts';

export function writeReadMe(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { blueprint, text, sheets, words } = plan;
  const { say } = words;
  const { codes } = say.workbook;
  const says = say.workbook.readMe;
  const { title, sector, cover, generatedAt, processes, assumptions, branding, sources } = blueprint;
  const showsVendors = blueprint.sections.includes('vendors');
  const sheet = addSheet(workbook, sheets.readMe, text(title, says.title), says.subtitle);
  sheet.getColumn('A').width = 26;
  sheet.getColumn('B').width = 110;
  let at = FIRST_ROW - 1;

  heading(says.thisWorkbook);
  const said = (label: string, words: string | null) => words && line(label, text(words, label));
  const isDraft = cover.status === 'draft';
  line(says.status, isDraft ? says.notReady(say.cover.draftMark) : say.cover.status[cover.status]);
  said(says.version, cover.version);
  line(says.date, words.day(cover.date));
  said(says.confidentiality, confidentialityOf(cover, words));
  line(says.sector, text(sector.name, says.sector));
  said(says.description, sector.description);
  line(says.referenceModel, text(sector.referenceModel, says.referenceModel));
  const inputs = processes.flatMap(({ roi }) => roi ?? []);
  const within = inputs.filter(({ countedIn }) => countedIn !== null).length;
  line(says.processes, says.processCount(processes.length, inputs.length, within));
  line(says.currency, text(assumptions.currency, says.currency));
  said(says.opportunitiesBy, words.listed([...new Set(sources.map((source) => originOf(source, words)))]));
  said(says.handedOverBy, branding.companyName);
  said(says.contact, contactLine(cover));
  line(says.exported, says.exportedAt(words.day(generatedAt), generatedAt.slice(11, 16)));

  heading(says.glance);
  for (const [label, content, format] of glance(plan)) {
    line(label, content);
    restyle(sheet.getCell(`B${at - 1}`), { ...(format && { numFmt: format }), font: { bold: true } });
    restyle(sheet.getCell(`B${at - 1}`), { alignment: { vertical: 'middle', horizontal: 'left', indent: 1 } });
    if (label === sheets.checks) flagVerdict(sheet, `B${at - 1}`, codes);
  }

  heading(says.sheets);
  for (const [key, what] of Object.entries(says.guide)) {
    const sheetKey = key as keyof SheetNames;
    if ((key === 'vendors' && !showsVendors) || plan.empty.has(sheetKey)) continue;
    const name = sheets[sheetKey];
    line(name, what);
    const cell = sheet.getCell(`A${at - 1}`);
    cell.value = { text: name, hyperlink: `#'${name}'!A1` };
    restyle(cell, { font: { color: { argb: 'FF1D4ED8' }, underline: true } });
  }

  heading(says.howToRead);
  line(says.blue, says.blueIs);
  styleCell(sheet.getCell(`A${at - 1}`), 'input');
  line(says.black, says.blackIs);

  heading(says.computed);
  for (const [term, how] of says.method) line(term, how);
  if (showsVendors) line(...says.vendorFit);

  if (branding.logo) placeLogo(workbook, sheet, branding.logo);
  sheet.views = [{ state: 'normal', showGridLines: false }];
  delete sheet.pageSetup.printTitlesRow;
  // Two columns and many rows.
  sheet.pageSetup.orientation = 'portrait';
  sheet.pageSetup.fitToHeight = 1;
  setPrintArea(sheet, 'B');

  function heading(words: string): void {
    if (at > FIRST_ROW) at += 1;
    const [left, right] = [sheet.getCell(`A${at}`), sheet.getCell(`B${at}`)];
    left.value = words;
    styleHeader(left);
    styleHeader(right);
    restyle(left, { alignment: { vertical: 'middle', horizontal: 'left', indent: 1 } });
    at += 1;
  }

  function line(label: string, words: CellContent): void {
    putCell(sheet, `A${at}`, label);
    putCell(sheet, `B${at}`, words);
    fitRow(sheet, at);
    at += 1;
  }
}

/** The results that a reader wants first, all by formula. */
function glance(plan: SheetPlan): [label: string, content: CellContent, format?: string][] {
  const { blueprint, formats, sheets, words } = plan;
  const { codes, readMe: says } = words.say.workbook;
  const { comparison } = blueprint;
  const found = blueprint.case?.headline;
  const best = comparison.fits[0];
  const isNone = coversNothing(comparison);
  const fitting = comparison.fits.filter(({ fits }) => fits).length;
  const scores = (column: 'depth' | 'coverage') => range(sheets.vendors, SCORING[column], comparison.fits.length);
  const covered = `$${RANKING.covered}$${FIRST_ROW}:$${RANKING.covered}$${lastRow(comparison.fits.length)}`;
  // The trade alone makes nobody the best: where nothing is covered, no vendor is named.
  const ofBest = (column: keyof typeof RANKING, otherwise: string) =>
    `IF(SUM(${onSheet(sheets.vendors, covered)})=0,"${otherwise}",${onSheet(sheets.vendors, `$${RANKING[column]}$${FIRST_ROW}`)})`;
  const shown = (name: keyof typeof FIGURE_ROW): CellContent => ({
    formula: onSheet(sheets.summary, `$B$${FIGURE_ROW[name]}`),
    result: summaryFigures(plan).find(({ row }) => row === FIGURE_ROW[name])?.result ?? '',
  });
  const verdict = verdictOf(checksOf(plan), codes);
  return [
    [sheets.checks, { formula: headlineFormula(words.say.workbook), result: headline(verdict, words.say.workbook) }],
    [says.npv, { formula: 'NetPresentValue', result: found?.npv ?? 0 }, formats.money],
    [says.payback, shown('payback'), paybackFormat(plan, says.monthsFormat)],
    [says.scope, shown('scope')],
    ...(best
      ? ([
          [
            says.bestVendor,
            {
              formula: ofBest('name', says.noVendor),
              result: isNone ? says.noVendor : plan.text(best.vendorName, words.say.workbook.columns.vendorName),
            },
          ],
          [says.bestPoints, { formula: ofBest('score', '–'), result: isNone ? '–' : best.overallScore }, '0.00'],
          [
            says.vendorsFit(comparison.fits.length),
            { formula: `COUNTIFS(${scores('depth')},">0",${scores('coverage')},">="&CoverageNeeded)`, result: fitting },
            `0;-0;"${says.noneFits}"`,
          ],
        ] as [string, CellContent, string?][])
      : []),
  ];
}

/** Pixels. */
const LOGO = { height: 48, width: 180 };
const PIXELS_PER_CHARACTER = 7;
const EMU_PER_PIXEL = 9525;

/** At the right end of the title. */
function placeLogo(workbook: ExcelJS.Workbook, sheet: ExcelJS.Worksheet, { bytes, mime }: BlueprintLogo): void {
  const size = fittedSize(bytes, LOGO);
  if (!size) return;
  const { width, height } = size;
  const column = (sheet.getColumn('B').width ?? 1) * PIXELS_PER_CHARACTER;
  const image = workbook.addImage({
    // exceljs takes the bytes of any kind, but says Buffer of Node.
    buffer: bytes as unknown as ExcelJS.Buffer,
    extension: mime === 'image/png' ? 'png' : 'jpeg',
  });
  const place = {
    nativeCol: 1,
    nativeColOff: Math.round((column - width) * EMU_PER_PIXEL),
    nativeRow: 0,
    nativeRowOff: 0,
  };
  sheet.addImage(image, { tl: place as ExcelJS.Anchor, ext: { width, height } });
}
