import type ExcelJS from 'exceljs';
import { HEADER_ROW, RANKING, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, setPrintArea, writeNote } from './sheet-style.ts';
import { scoredVendors, writeScoring } from './vendor-comparison-scores.ts';
import { writeProfiles } from './vendor-profiles.ts';
import { writeRanking } from './vendor-ranking.ts';

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
  const sheet = addSheet(
    workbook,
    SHEET.vendors,
    'Vendors',
    scored.length > 0
      ? 'By their fit to the opportunities, 0 to 100. Change a weight on Assumptions or an estimate or match on Opportunities, and the ranking follows.'
      : 'The vendors selected for this blueprint. Without opportunities there is nothing to compare them by.',
  );
  for (const [name, letter] of Object.entries(RANKING)) {
    sheet.getColumn(letter).width = WIDTHS[name as keyof typeof RANKING];
  }
  let next = HEADER_ROW - 1;
  if (scored.length > 0) {
    writeScoring(workbook, sheet, plan, scored);
    next = writeRanking(sheet, plan, scored) + 1;
  }
  const end = writeProfiles(sheet, plan, next);
  sheet.views = [{ state: 'frozen', ySplit: scored.length > 0 ? HEADER_ROW : 2, showGridLines: false }];
  sheet.pageSetup.printTitlesRow = '1:2';
  setPrintArea(sheet, RANKING.aiMatched, end);
  if (scored.length > 0)
    writeNote(
      sheet,
      `A${HEADER_ROW - 1}`,
      'What the scores are computed from stands on the right, in columns N to AE, and is not printed.',
    );
}
