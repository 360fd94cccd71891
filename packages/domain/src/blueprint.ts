import type { ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import type { Evidence } from '@process-ai/contract/evidence';
import { DEFAULT_COVER, type ExportCover, type ShownCover } from '@process-ai/contract/export-covers';
import { EXPORT_SECTIONS, type ExportInput, type ExportSection, type Readiness } from '@process-ai/contract/exports';
import type { Plan } from '@process-ai/contract/initiatives';
import type { Journey } from '@process-ai/contract/journeys';
import type { Opportunity, OpportunityStatus } from '@process-ai/contract/opportunities';
import type { ProcessValue, SectorValue } from '@process-ai/contract/process-values';
import type { Process } from '@process-ai/contract/processes';
import type { Roi, RoiAssumptions, RoiInput, RoiResult, RoiSummary } from '@process-ai/contract/roi';
import type { Scenario } from '@process-ai/contract/scenarios';
import type { Sector } from '@process-ai/contract/sectors';
import type { FitWeights, VendorFit, VendorMatch, WinnerChange } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
import { shownCover } from './blueprint-cover.ts';
import { readiness } from './blueprint-readiness.ts';
import { scenarioIn } from './built-in-scenarios.ts';
import { monthOf } from './calendar-months.ts';
import { type CaseProcess, caseOpportunities } from './case-opportunities.ts';
import type { ReadSituation } from './client-situation.ts';
import { countedOnly, isDecided } from './counted-opportunities.ts';
import { currencySymbol } from './currency-symbol.ts';
import { inCodeOrder, pathsIn } from './hierarchy.ts';
import type { ActualFigures } from './plan-actual.ts';
import type { CaseOpportunity } from './plan-case-initiatives.ts';
import { planRoadmap, type Roadmap } from './roadmap.ts';
import { calculateRoi, countedInAncestors, roiResults, summarizeRoi } from './roi.ts';
import { type CasePlan, compareScenarios, sectorCase } from './sector-case.ts';
import type { UseCaseDuties } from './use-case-duties.ts';
import { compareVendors, matchesOf } from './vendor-comparison.ts';
import type { UseCaseNeed } from './vendor-comparison-needs.ts';
import { winnerSensitivity } from './vendor-comparison-sensitivity.ts';

export interface BlueprintRoi {
  input: RoiInput;
  result: RoiResult;
  /** Code of the nearest process above with inputs; null when this one counts in the totals. */
  countedIn: string | null;
}

type ExportedProcess = Pick<Process, 'id' | 'code' | 'name' | 'level' | 'description' | 'opportunities'>;

export interface BlueprintProcess extends ExportedProcess {
  /** The processes above it from the root down, exported or not, and itself. */
  path: ReturnType<ReturnType<typeof pathsIn>>;
  roi: BlueprintRoi | null;
  /** With those that were rejected, in their order: these count nothing, and say what they would be worth. */
  allOpportunities: readonly Opportunity[];
}

/** A sentence of a document that speaks of a process. */
export type BlueprintEvidence = Pick<Evidence, 'fileName' | 'page' | 'quote'>;

/** How the chosen vendors fit the exported opportunities. */
interface BlueprintComparison {
  weights: FitWeights;
  /** Ranked. */
  fits: VendorFit[];
  matches: VendorMatch[];
  winnerChange: WinnerChange | null;
}

export interface BlueprintLogo {
  bytes: Uint8Array;
  mime: 'image/png' | 'image/jpeg';
}

/** How the client's documents look. */
export interface BlueprintBranding {
  /** Who hands the blueprint over; null = nobody is named. */
  companyName: string | null;
  /** "#rrggbb"; null = the product's own. */
  accentColour: string | null;
  logo: BlueprintLogo | null;
}

/** Everything an export shows, as one plain value: a file is a rendering of it and looks nothing up. */
export interface Blueprint {
  title: string;
  /** ISO 8601, UTC. */
  generatedAt: string;
  /** Without a profile nothing is known of its country and its currency. */
  sector: Pick<Sector, 'name' | 'description' | 'referenceModel'> & Partial<Pick<Sector, 'profile'>>;
  /** Of all fixed words; names, descriptions and quotes stay as they are. Absent = English. */
  language?: ExportCover['language'];
  /** What sentences, titles and page headers call the client. */
  client: string;
  assumptions: RoiAssumptions;
  /** Who changed which of them, by name; those at their default are absent. */
  assumptionChanges: Roi['assumptionChanges'];
  /** Who last changed the inputs of a process, and where its figures come from, by its id; absent where nobody knows. */
  inputChanges?: Roi['inputChanges'];
  /** Whether anything of the sector is accepted: then only that counts, else all that is proposed. */
  decided: boolean;
  /** In code order. */
  processes: BlueprintProcess[];
  /** Processes beside those that are in the file only by what was rejected in them: nothing of them counts. In code order. */
  rejectedAlone: BlueprintProcess[];
  summary: RoiSummary;
  /** What the whole sector costs and can save, exported or not; measured and benchmark are never added up. */
  value: SectorValue;
  /** The same of every process of the sector. */
  processValues: readonly ProcessValue[];
  /** What each opportunity of the sector that is not rejected brings to a case, by its id. */
  brought: ReadonlyMap<string, CaseOpportunity>;
  /** As it is kept; null = there is none yet, and the waves of the roadmap are the plan. */
  plan: Plan | null;
  /** What came of initiatives by month, by their id; absent where nothing was entered. */
  actuals?: ReadonlyMap<string, readonly ActualFigures[]>;
  /** The business case of the sector, which follows the plan, in the first of the scenarios; null where no process has ROI inputs. */
  case: SectorCase | null;
  /** The same plan in every scenario of the sector, in their order; empty where there is no case. */
  outcomes: ScenarioOutcome[];
  roadmap: Roadmap;
  journeys: Journey[];
  /** By name. */
  vendors: Vendor[];
  /** The industry of the sector in the words of the vendor directory; null = none in particular. */
  industry: string | null;
  /** By their id, what vendors are matched by; without them the opportunities' texts are read. */
  useCases?: ReadonlyMap<string, UseCaseNeed>;
  /** By the id of a use case, what the law asks of it; without them nothing is said of the law. */
  duties?: ReadonlyMap<string, UseCaseDuties>;
  /** What documents say of a process, by its id; absent where none do. */
  evidence?: ReadonlyMap<string, readonly BlueprintEvidence[]>;
  /** What the client's documents say of where it stands; absent where there are none. */
  situation?: ReadSituation;
  comparison: BlueprintComparison;
  /** all = what is only proposed stands in an appendix; absent = it is left out. */
  include?: ExportInput['include'];
  /** What the files show besides what they always show. Nothing of the others is in this value or its story. */
  sections: readonly ExportSection[];
  /** What is to be mended before it is handed over. */
  readiness: Readiness;
  /** A draft says so on every page. */
  cover: ShownCover;
  /** Who proposed the opportunities, as "Built-in analyst". */
  sources: string[];
  branding: BlueprintBranding;
}

export interface BlueprintSource
  extends Pick<
    Blueprint,
    | 'title'
    | 'generatedAt'
    | 'sector'
    | 'assumptions'
    | 'assumptionChanges'
    | 'inputChanges'
    | 'value'
    | 'processValues'
    | 'plan'
    | 'actuals'
    | 'vendors'
    | 'journeys'
    | 'branding'
    | 'industry'
    | 'useCases'
    | 'duties'
    | 'evidence'
    | 'include'
    | 'situation'
  > {
  /** At least one; the first is the one that the files go by. */
  scenarios: readonly Scenario[];
  /** Every process of the sector: ancestors between the exported ones count; plan, case and readiness are of all. */
  tree: readonly CaseProcess[];
  /** The processes to export, with all their opportunities. */
  processes: readonly ExportedProcess[];
  /** Others, where everything was rejected. */
  rejectedAlone: readonly ExportedProcess[];
  /** ROI inputs of the sector; those of processes that are not exported are left out. */
  roiInputs: readonly RoiInput[];
  weights: FitWeights;
  /** What the client is called for short; absent or null = by the sector's name. */
  shortName?: string | null;
  /** Absent = the default. */
  cover?: ExportCover;
  /** Absent = all. */
  sections?: readonly ExportSection[];
}

/** Figures are computed here, from the inputs, so that those of one export always belong together. */
export function buildBlueprint(given: BlueprintSource): Blueprint {
  const { tree: all, roiInputs, scenarios, weights, shortName, sections, cover, ...source } = withoutLeftOut(given);
  const tree = all.map(withoutRejected);
  const exported = new Map(source.processes.map((process) => [process.id, process]));
  const inputs = new Map(roiInputs.flatMap((row) => (exported.has(row.processId) ? [[row.processId, row]] : [])));
  const ancestors = countedInAncestors(tree, new Set(inputs.keys()));
  const pathTo = pathsIn(tree);

  const asExported = (process: ExportedProcess): BlueprintProcess => {
    const { id, code, name, level, description } = process;
    const { opportunities } = withoutRejected(process);
    const input = inputs.get(id);
    const types = opportunities.map(({ type }) => type);
    const countedIn = exported.get(ancestors.get(id) ?? '')?.code ?? null;
    const roi = input && {
      input,
      result: { ...calculateRoi(input, source.assumptions, types), countedInAncestor: countedIn !== null },
      countedIn,
    };
    const shown = { opportunities, allOpportunities: process.opportunities, path: pathTo(id), roi: roi ?? null };
    return { id, code, name, level, description, ...shown };
  };
  const processes = inCodeOrder(source.processes).map(asExported);
  const results = processes.flatMap(({ roi }) => (roi ? [roi.result] : []));

  // Plan, case and readiness are those of the sector, whatever is exported of it, as the screens and the check say.
  const allResults = roiResults(roiInputs, source.assumptions, tree);
  const caseSource = {
    processes: tree,
    results: allResults,
    assumptions: source.assumptions,
    plan: casePlanOf(source.plan),
  };
  const [first] = allResults.length > 0 ? scenarios : [];
  const decided = isDecided(tree);
  const opportunities = countedOnly(processes, decided).flatMap((process) => process.opportunities);
  const needs = opportunities.map((need) => ({ ...need, ...source.useCases?.get(need.useCaseId ?? '') }));
  const fits = compareVendors(needs, source.vendors, {
    industry: source.industry,
    weights,
    currencySymbol: currencySymbol(source.assumptions.currency),
    language: source.language,
  });
  const client = shortName || source.sector.name;
  const checked = readiness({
    client,
    processes: tree,
    roiInputs,
    results: allResults,
    plan: source.plan,
    withActuals: source.actuals ?? new Set(),
    journeys: source.journeys,
    organisation: { ...source.sector, employees: source.sector.profile?.employees ?? null },
    currencies: { profile: source.sector.profile?.currency ?? null, written: source.assumptions.currency },
    today: monthOf(new Date(source.generatedAt)),
  });
  return {
    ...source,
    client,
    sections,
    decided,
    processes,
    rejectedAlone: inCodeOrder(source.rejectedAlone).map(asExported),
    summary: summarizeRoi(results),
    brought: caseOpportunities(tree, allResults),
    readiness: checked,
    cover: shownCover(cover, checked, source.generatedAt),
    case: first ? sectorCase(caseSource, first) : null,
    outcomes: first ? compareScenarios(caseSource, scenarios) : [],
    roadmap: planRoadmap(
      tree.filter((process) => process.opportunities.length > 0),
      allResults,
    ),
    comparison: {
      weights,
      fits,
      matches: matchesOf(needs, source.vendors, source),
      winnerChange: winnerSensitivity(fits, weights),
    },
    sources: [...new Set(opportunities.map((opportunity) => opportunity.source))].sort(),
  };
}

/** In the language of the cover. Sections that are not asked for have nothing to show, whatever the sector holds. */
function withoutLeftOut({
  sections = EXPORT_SECTIONS,
  situation,
  vendors,
  journeys,
  scenarios,
  cover = DEFAULT_COVER,
  ...source
}: BlueprintSource) {
  return {
    ...source,
    sections,
    cover,
    language: cover.language,
    scenarios: scenarios.map((one) => scenarioIn(one, cover.language)),
    ...(situation && sections.includes('situation') && { situation }),
    vendors: sections.includes('vendors') ? vendors : [],
    journeys: sections.includes('journeys') ? journeys : [],
  };
}

/** Null where nobody has made one. */
const casePlanOf = (plan: Plan | null): CasePlan | null =>
  plan && plan.initiatives.length > 0 ? { startMonth: plan.settings.startMonth, initiatives: plan.initiatives } : null;

const withoutRejected = <One extends { opportunities: readonly { status: OpportunityStatus }[] }>(
  process: One,
): One => {
  const opportunities = process.opportunities.filter(({ status }) => status !== 'rejected');
  return opportunities.length < process.opportunities.length ? { ...process, opportunities } : process;
};
