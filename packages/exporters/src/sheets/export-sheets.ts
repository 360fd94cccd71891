import type { Blueprint } from '@process-ai/domain/blueprint';
import { markings } from '../cover-words.ts';
import { cellText } from '../ooxml/cell-text.ts';
import { postProcessWorkbook } from '../ooxml/post-process-workbook.ts';
import { paletteOf } from '../palette.ts';
import { writeAssumptions } from './assumptions.ts';
import { writeBusinessCase } from './business-case.ts';
import { writeCalculation } from './calculation.ts';
import { writeChecks, writeVerdicts } from './checks.ts';
import { writeInitiatives } from './initiatives.ts';
import { writeInputs } from './inputs.ts';
import {
  aiMatchColumn,
  CALCULATION,
  FIRST_ROW,
  INITIATIVE,
  lastRow,
  matchColumn,
  OPPORTUNITY,
  range,
  SCORING,
  SHARE,
  SHEET,
} from './layout.ts';
import { matchedVendors } from './match-columns.ts';
import { writeOpportunities } from './opportunities.ts';
import { planSheets, type SheetPlan } from './plan.ts';
import { writeReadMe } from './read-me.ts';
import { writeScenarios } from './scenarios.ts';
import { writeShares } from './shares.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { writeSummary } from './summary.ts';
import { writeTimeline } from './timeline.ts';
import { writeVendors } from './vendors.ts';

/** The order of the sheets; Checks comes last, since it reports what was cut while the others were written. */
const WRITERS = [
  writeReadMe,
  writeSummary,
  writeAssumptions,
  writeScenarios,
  writeInputs,
  writeCalculation,
  writeOpportunities,
  writeShares,
  writeInitiatives,
  writeTimeline,
  writeBusinessCase,
  writeVendors,
  writeChecks,
];

/**
 * The blueprint as an Excel workbook (.xlsx bytes). Every derived cell is a live formula that carries our own result,
 * so that it shows the right figure also where nothing recalculates.
 */
export async function exportSheets(blueprint: Blueprint): Promise<Uint8Array> {
  // Loaded when needed: it is large, and most requests export nothing.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  const { companyName } = blueprint.branding;
  const author = companyName ? cellText(companyName).text : 'Process AI';
  workbook.creator = author;
  workbook.lastModifiedBy = author;
  workbook.company = author;
  workbook.title = blueprint.title;
  workbook.created = new Date(blueprint.generatedAt);
  workbook.modified = workbook.created;
  workbook.calcProperties.fullCalcOnLoad = true;

  const plan = planSheets(blueprint);
  for (const write of WRITERS) {
    if (write !== writeVendors || showsVendors(blueprint)) write(workbook, plan);
  }
  writeVerdicts(workbook);
  for (const { headerFooter } of workbook.worksheets) {
    headerFooter.oddHeader = pageHeader(blueprint);
    headerFooter.oddFooter = pageFooter(blueprint);
  }
  const { accentInk, series } = paletteOf(blueprint.branding.accentColour);
  // Packed once, when it is finished.
  const stored = await workbook.xlsx.writeBuffer({ zip: { compression: 'STORE' } });
  return postProcessWorkbook(new Uint8Array(stored), {
    charts: plan.charts,
    lists: plan.lists,
    names: columnRanges(plan),
    accents: [accentInk, series[0], series[2], NEUTRAL],
    pictures: `Logo${companyName ? ` of ${author}` : ''}`,
  });
}

const showsVendors = ({ sections }: Blueprint) => sections.includes('vendors');

/** Beside the three shades of the client's colour, for what stands apart from them. */
const NEUTRAL = '9ca3af';

/** Excel takes 255 characters for all parts of a header; "&" would begin one of its codes, and a digit after &8 would be part of the size. */
const pagePart = (words: string) =>
  cellText(words).text.replace(/\s+/g, ' ').slice(0, 60).toWellFormed().replaceAll('&', '&&');

function pageHeader({ client, branding, cover }: Blueprint): string {
  return `&L&8 ${pagePart(client)}${cover.status === 'draft' ? `&C&B&14${SHEET_WORDS.say.cover.draftMark}` : ''}${branding.companyName ? `&R&8 ${pagePart(branding.companyName)}` : ''}`;
}

const pageFooter = ({ cover }: Blueprint): string =>
  `&L&8&A&C&8 ${pagePart(markings(cover, SHEET_WORDS))}  &F&R&8Page &P of &N`;

/** Columns that formulas of other sheets read, by the name they use: a formula then says what it adds up. */
const COLUMN_NAMES = {
  [SHEET.calculation]: {
    CalcNumber: CALCULATION.number,
    CalcCost: CALCULATION.cost,
    CalcRate: CALCULATION.rate,
    CalcSavings: CALCULATION.savings,
    CalcNet: CALCULATION.net,
    CalcImplementation: CALCULATION.implementation,
    CalcCounts: CALCULATION.counts,
    CalcCountedSavings: CALCULATION.countedSavings,
    CalcSharedBy: CALCULATION.sharedBy,
    CalcWork: CALCULATION.work,
  },
  [SHEET.opportunities]: {
    OppNumber: OPPORTUNITY.number,
    OppProcess: OPPORTUNITY.process,
    OppType: OPPORTUNITY.type,
    OppAmount: OPPORTUNITY.amount,
    OppBasis: OPPORTUNITY.basis,
    OppDecision: OPPORTUNITY.decision,
    OppInitiative: OPPORTUNITY.initiative,
    OppEntered: OPPORTUNITY.entered,
    OppLikely: OPPORTUNITY.likely,
    OppWeight: OPPORTUNITY.weight,
    OppLog: OPPORTUNITY.log,
    OppRow: OPPORTUNITY.row,
    OppCounted: OPPORTUNITY.counted,
    OppPays: OPPORTUNITY.pays,
    OppWork: OPPORTUNITY.work,
    OppFreed: OPPORTUNITY.freed,
    OppOneOff: OPPORTUNITY.oneOff,
    OppRun: OPPORTUNITY.run,
    OppCounts: OPPORTUNITY.counts,
    MatchWeight: OPPORTUNITY.vendorWeight,
    AiWeight: OPPORTUNITY.aiWeight,
  },
  [SHEET.shares]: {
    ShareNumber: SHARE.number,
    ShareBasis: SHARE.basis,
    ShareCarrier: SHARE.carrier,
    ShareElsewhere: SHARE.elsewhere,
    ShareMeasured: SHARE.measured,
    ShareCost: SHARE.cost,
    ShareWeights: SHARE.weights,
    ShareEntered: SHARE.entered,
    ShareLog: SHARE.log,
    ShareToShare: SHARE.toShare,
    ShareCarries: SHARE.carries,
    SharePays: SHARE.pays,
    ShareRate: SHARE.automationRate,
    ShareFteCost: SHARE.fteCost,
    ShareOneOff: SHARE.oneOff,
    ShareRun: SHARE.run,
    ShareCounted: SHARE.counted,
    ShareMembers: SHARE.members,
    ShareOwnCounted: SHARE.ownCounted,
    ShareOwnOpen: SHARE.ownOpen,
  },
  [SHEET.initiatives]: {
    IniName: INITIATIVE.name,
    IniStatus: INITIATIVE.status,
    IniMeasured: INITIATIVE.measured,
    IniBenchmark: INITIATIVE.benchmark,
    IniSavings: INITIATIVE.savings,
    IniOneOff: INITIATIVE.oneOff,
    IniRun: INITIATIVE.run,
    IniFreed: INITIATIVE.freed,
    IniInCase: INITIATIVE.inCase,
    IniBegins: INITIATIVE.begins,
    IniEnds: INITIATIVE.ends,
    IniMonths: INITIATIVE.months,
    IniFirst: INITIATIVE.first,
    IniLast: INITIATIVE.last,
  },
  [SHEET.vendors]: {
    FitTie: SCORING.tie,
    FitCover: SCORING.coverage,
    FitScore: SCORING.score,
    ScoresAsExported: SCORING.exported,
    ExactCoverage: SCORING.exactCoverage,
    ExactAiCoverage: SCORING.exactAiCoverage,
    ExactDepth: SCORING.exactDepth,
    ExactSector: SCORING.exactSector,
    PointsCoverage: SCORING.coveragePoints,
    PointsAiCoverage: SCORING.aiCoveragePoints,
    PointsDepth: SCORING.depthPoints,
    PointsSector: SCORING.sectorPoints,
  },
} as const;

/** The range of each column by its name. exceljs would hold an object for every cell of it: half a gigabyte at 20,000 processes. */
function columnRanges(plan: SheetPlan): [name: string, range: string][] {
  const counts: Record<keyof typeof COLUMN_NAMES, number> = {
    [SHEET.calculation]: plan.costed.length,
    [SHEET.opportunities]: plan.listed.length,
    [SHEET.shares]: plan.shares.length,
    [SHEET.initiatives]: plan.work.length,
    [SHEET.vendors]: plan.blueprint.comparison.fits.length,
  };
  const columns = Object.entries(COLUMN_NAMES).flatMap(([sheet, names]) => {
    if (sheet === SHEET.vendors && !showsVendors(plan.blueprint)) return [];
    const count = counts[sheet as keyof typeof COLUMN_NAMES];
    return Object.entries(names).map(([name, letter]): [string, string] => [name, range(sheet, letter, count)]);
  });
  const matched = matchedVendors(plan.blueprint).length;
  if (matched === 0) return columns;
  const matches = (first: string, last: string): string =>
    `${SHEET.opportunities}!$${first}$${FIRST_ROW}:$${last}$${lastRow(plan.listed.length)}`;
  const lastAi = aiMatchColumn(matched - 1, matched);
  return [
    ...columns,
    ['Matches', matches(matchColumn(0), matchColumn(matched - 1))],
    ['AiMatches', matches(aiMatchColumn(0, matched), lastAi)],
    ['AllMatches', matches(matchColumn(0), lastAi)],
  ];
}
