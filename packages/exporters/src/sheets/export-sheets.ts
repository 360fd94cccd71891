import type { Blueprint } from '@process-ai/domain/blueprint';
import { LOCALES } from '@process-ai/domain/language';
import { markings } from '../cover-words.ts';
import type { FigureWords } from '../figure-words.ts';
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
  onSheet,
  range,
  SCORING,
  SHARE,
} from './layout.ts';
import { matchedVendors } from './match-columns.ts';
import { writeOpportunities } from './opportunities.ts';
import { planSheets, type SheetPlan } from './plan.ts';
import { writeReadMe } from './read-me.ts';
import { writeScenarios } from './scenarios.ts';
import { writeShares } from './shares.ts';
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
  const plan = planSheets(blueprint);
  const { words } = plan;
  const { companyName } = blueprint.branding;
  const author = companyName ? cellText(companyName, words).text : 'Process AI';
  workbook.creator = author;
  workbook.lastModifiedBy = author;
  workbook.company = author;
  workbook.title = blueprint.title;
  workbook.created = new Date(blueprint.generatedAt);
  workbook.modified = workbook.created;
  workbook.calcProperties.fullCalcOnLoad = true;

  for (const write of WRITERS) {
    if (write !== writeVendors || showsVendors(blueprint)) write(workbook, plan);
  }
  writeVerdicts(workbook, plan);
  for (const key of plan.empty) {
    const sheet = workbook.getWorksheet(plan.sheets[key]);
    if (!sheet) continue;
    sheet.state = 'hidden';
    delete sheet.pageSetup.printArea;
  }
  for (const { headerFooter } of workbook.worksheets) {
    headerFooter.oddHeader = pageHeader(plan);
    headerFooter.oddFooter = pageFooter(plan);
  }
  const { accentInk, series } = paletteOf(blueprint.branding.accentColour);
  // Packed once, when it is finished.
  const stored = await workbook.xlsx.writeBuffer({ zip: { compression: 'STORE' } });
  return postProcessWorkbook(new Uint8Array(stored), {
    charts: plan.charts,
    lists: plan.lists,
    names: columnRanges(plan),
    accents: [accentInk, series[0], series[2], NEUTRAL],
    pictures: companyName ? words.say.cover.logoOf(author) : words.say.cover.logo,
    language: LOCALES[words.language],
  });
}

const showsVendors = ({ sections }: Blueprint) => sections.includes('vendors');

/** Beside the three shades of the client's colour, for what stands apart from them. */
const NEUTRAL = '9ca3af';

/** Excel takes 255 characters for all parts of a header; "&" would begin one of its codes, and a digit after &8 would be part of the size. */
const pagePart = (text: string, words: FigureWords) => {
  const line = cellText(text, words).text.replace(/\s+/g, ' ');
  // A longer one ends with a whole word, where it has any.
  const part =
    line.length > 60
      ? line
          .slice(0, 61)
          .replace(/(?<=.) [^ ]*$/, '')
          .slice(0, 60)
      : line;
  return part.toWellFormed().replaceAll('&', '&&');
};

function pageHeader({ blueprint: { client, branding, cover }, words }: SheetPlan): string {
  const draft = cover.status === 'draft' ? `&C&B&14${words.say.cover.draftMark}` : '';
  const company = branding.companyName ? `&R&8 ${pagePart(branding.companyName, words)}` : '';
  return `&L&8 ${pagePart(client, words)}${draft}${company}`;
}

const pageFooter = ({ blueprint: { cover }, words }: SheetPlan): string =>
  `&L&8&A&C&8 ${pagePart(markings(cover, words), words)}  &F&R&8${words.say.workbook.page('&P', '&N')}`;

/** Columns that formulas of other sheets read, by the name they use: a formula then says what it adds up. */
const COLUMN_NAMES = {
  calculation: {
    CalcNumber: CALCULATION.number,
    CalcCost: CALCULATION.cost,
    CalcRate: CALCULATION.rate,
    CalcSavings: CALCULATION.savings,
    CalcNet: CALCULATION.net,
    CalcImplementation: CALCULATION.implementation,
    CalcCounts: CALCULATION.counts,
    CalcRunCost: CALCULATION.runCost,
    CalcCountedSavings: CALCULATION.countedSavings,
    CalcSharedBy: CALCULATION.sharedBy,
    CalcWork: CALCULATION.work,
  },
  opportunities: {
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
  shares: {
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
  initiatives: {
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
  vendors: {
    FitTie: SCORING.tie,
    FitOrder: SCORING.order,
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
    calculation: plan.costed.length,
    opportunities: plan.listed.length,
    shares: plan.shares.length,
    initiatives: plan.work.length,
    vendors: plan.blueprint.comparison.fits.length,
  };
  const columns = (Object.keys(COLUMN_NAMES) as (keyof typeof COLUMN_NAMES)[]).flatMap((sheet) => {
    if (sheet === 'vendors' && !showsVendors(plan.blueprint)) return [];
    return Object.entries(COLUMN_NAMES[sheet]).map(([name, letter]): [string, string] => [
      name,
      range(plan.sheets[sheet], letter, counts[sheet]),
    ]);
  });
  const matched = matchedVendors(plan.blueprint).length;
  if (matched === 0) return columns;
  const matches = (first: string, last: string): string =>
    onSheet(plan.sheets.opportunities, `$${first}$${FIRST_ROW}:$${last}$${lastRow(plan.listed.length)}`);
  const lastAi = aiMatchColumn(matched - 1, matched);
  return [
    ...columns,
    ['Matches', matches(matchColumn(0), matchColumn(matched - 1))],
    ['AiMatches', matches(aiMatchColumn(0, matched), lastAi)],
    ['AllMatches', matches(matchColumn(0), lastAi)],
  ];
}
