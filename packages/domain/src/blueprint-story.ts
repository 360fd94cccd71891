import type { CaseHeadline } from '@process-ai/contract/business-case';
import type { ExportSection } from '@process-ai/contract/exports';
import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type { MoneyBasis, SavingsByBasis } from '@process-ai/contract/process-values';
import type { RoiResult } from '@process-ai/contract/roi';
import type { Blueprint, BlueprintProcess } from './blueprint.ts';
import { type ClientFacts, clientFacts } from './blueprint-client-facts.ts';
import type { Decision } from './blueprint-decision.ts';
import { decisionsOf } from './blueprint-decisions.ts';
import { type ChangedJourney, changedJourneys } from './blueprint-journeys.ts';
import { type SteeredMeasure, steeredMeasures } from './blueprint-measures.ts';
import { type Responsibility, responsibilities } from './blueprint-owners.ts';
import { type KeptDecision, keptDecisions, measuredWork, type WorkView, workView } from './blueprint-people.ts';
import { type PlanView, planView, workedOpportunities } from './blueprint-plan.ts';
import { type EffortPriority, effortPriorities, type Priorities, priorities } from './blueprint-priorities.ts';
import { type Duty, dutiesOf, type LawOf, lawOf, type RegisteredRisk, riskRegister } from './blueprint-risks.ts';
import { checkConstraints, type Situation, situationOf } from './blueprint-situation.ts';
import { type SteeringBody, steering } from './blueprint-steering.ts';
import { countedOnly } from './counted-opportunities.ts';
import { generalDuties } from './general-duties.ts';
import { inCodeOrder } from './hierarchy.ts';
import { once } from './once.ts';
import { type ProcessScope, processScope } from './process-scope.ts';
import { savingsByBasis } from './savings-by-basis.ts';
import type { StoryWords } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';

/**
 * Why an opportunity whose benefit is money of its process carries none: its process is part of the figures of one above
 * it, whose measured processes take all of them; its own figures save nothing; or nothing is left for a benchmark.
 */
export type WithoutMoney = 'inParent' | 'noSavings' | 'notCosted';

/** An opportunity beside its process. */
export interface RankedOpportunity extends Opportunity {
  process: BlueprintProcess;
  /** Null = it carries money, or its benefit is none of its process. */
  withoutMoney: WithoutMoney | null;
}

/** A part of the process landscape with everything below it. */
export interface Area {
  /** Empty for all processes together, and for what belongs to an area itself. */
  code: string;
  name: string;
  /** In code order. */
  processes: readonly BlueprintProcess[];
  opportunityCount: number;
  /** What its opportunities count, thousands a year. */
  estimate: SavingsByBasis;
  /** What nobody has decided beside what is accepted would count, thousands a year; nothing where nothing is accepted. */
  proposed: SavingsByBasis;
  /** Σ projected savings, each counted once, currency units a year; null where nothing has ROI inputs. */
  projected: number | null;
  /** Why it has no figure of its own, where it has opportunities and none: as theirs is, or that none of them is one for what is measured. */
  without: WithoutMoney | 'noUseCase';
  /** Areas one step further down, in code order; empty for the parts themselves. */
  parts: readonly Area[];
}

/** What every file of a blueprint tells, derived once: a renderer ranks, sums and names nothing itself. */
export interface BlueprintStory {
  /** In code order; one area of all processes where there is nothing to tell apart. */
  areas: readonly Area[];
  /** Whether anything of the sector is accepted: else all that is proposed is shown, and said to be. */
  decided: boolean;
  /**
   * What is accepted, or proposed where nothing is decided. By what totals count of them: measured ones before those
   * that are not costed yet, the highest first; last, what has no money of its process.
   */
  opportunities: readonly RankedOpportunity[];
  /** How many are only proposed beside what is accepted, and in no figure. */
  undecided: number;
  /** What is only proposed, where it is asked for beside what is accepted; counted in none of the sums here. */
  proposals: readonly RankedOpportunity[];
  /** In code order; none of them is in any other figure. */
  rejected: readonly RankedOpportunity[];
  /** What the opportunities count, thousands a year. */
  totalEstimate: SavingsByBasis;
  /** What sums of the opportunities lead with: what is measured, or the benchmark where nothing is. */
  basis: MoneyBasis;
  scope: ProcessScope;
  /** Those that count in the totals. */
  results: readonly RoiResult[];
  /** What the client's documents say, each constraint held against the plan; null where they say nothing of it. */
  situation: Situation | null;
  /** Where they say nothing, what is known of the client otherwise; null where the chapter is left out. */
  clientFacts: ClientFacts | null;
  /** What is done when; null where nothing is planned. */
  planned: PlanView | null;
  /** The one payback and the one NPV, of the case that follows the plan; null where there is no case, or it counts no savings. */
  headline: CaseHeadline | null;
  /** Whether nobody has entered what the plan costs: then nothing is said of payback, and its value is before any cost. */
  noCost: boolean;
  /** The measured work in full-time equivalents, and what the plan frees of it; null where it frees nothing. */
  work: WorkView | null;
  /** Today, and after what counts; empty where the blueprint shows no journeys. */
  journeys: readonly ChangedJourney[];
  /** What is worth doing first; null where the business case counts nothing. */
  weighed: Priorities | null;
  /** Where that is null, the opportunities by value and effort. */
  byEffort: readonly EffortPriority[];
  /** What stays with people, at most eight. */
  kept: readonly KeptDecision[];
  /** The gravest first; empty without a plan. */
  risks: readonly RegisteredRisk[];
  /** What the law may ask of it: by its use cases, then what applies to such work whatever they are. */
  duties: readonly Duty[];
  /** Whose law they name. */
  law: LawOf;
  /** At most seven; empty without a plan. */
  measures: readonly SteeredMeasure[];
  /** Empty without a plan. */
  responsibilities: readonly Responsibility[];
  /** Who meets when, and what is escalated; empty without a plan. */
  steering: readonly SteeringBody[];
  decisions: readonly Decision[];
}

/** What the savings of the opportunities are a sum of: those measured of what is accepted (not all that is measured), or of what is proposed while nobody has decided; else a benchmark. */
export type SumOf = 'accepted' | 'proposed' | 'benchmark';

export function sumOf({ basis, decided }: Pick<BlueprintStory, 'basis' | 'decided'>): SumOf {
  if (basis === 'benchmark') return basis;
  return decided ? 'accepted' : 'proposed';
}

/** The one payback and the one NPV; null where there is no case, or it counts no savings. */
export function headlineOf({ case: found }: Blueprint): CaseHeadline | null {
  return found && found.headline.annualSavings > 0 ? found.headline : null;
}

/** Whether a case with savings has no cost at all. */
export const hasNoCost = (headline: CaseHeadline | null): boolean =>
  headline !== null && headline.annualSavings > 0 && headline.oneOffCost + headline.annualRunCost === 0;

const KEPT_MOST = 8;

export const OPPORTUNITY_TYPE_LABELS = {
  automation: 'Automation',
  ai: 'AI',
  agentic: 'Agentic',
} as const satisfies Record<OpportunityType, string>;

export function blueprintStory(blueprint: Blueprint): BlueprintStory {
  const { decided, include, language = 'en' } = blueprint;
  const processes = countedOnly(blueprint.processes, decided);
  const reasonOf = withoutMoneyIn(blueprint);
  const opportunities = ranked(processes, () => true, reasonOf);
  const proposals =
    decided && include === 'all' ? ranked(blueprint.processes, (one) => !isAccepted(one), reasonOf) : [];
  const rejected = inCodeOrder(
    [...processes, ...blueprint.rejectedAlone].filter(({ allOpportunities }) => allOpportunities.some(isRejected)),
  ).flatMap((process) =>
    process.allOpportunities.filter(isRejected).map((opportunity) => placed(opportunity, process, reasonOf)),
  );
  const totalEstimate = savingsByBasis(opportunities);
  const basis = totalEstimate.measured > 0 ? 'measured' : 'benchmark';
  const results = processes.flatMap(({ roi }) => (roi && roi.countedIn === null ? [roi.result] : []));
  const areas = areasOf(processes, storyWords(language).areas, reasonOf);
  const planned = planView(blueprint);
  const worked = workedOpportunities(blueprint, planned);
  const measured = measuredWork(blueprint);
  const work = workView(blueprint, areas, planned, measured);
  const duties = [...dutiesOf(worked, blueprint, planned), ...generalDuties(worked, blueprint)];
  const noCost = hasNoCost(headlineOf(blueprint));
  // Without any cost there is nothing to weigh values against.
  const weighed = noCost ? null : priorities(blueprint, planned, measured);
  const constraints = checkConstraints(blueprint, { planned, worked, work });
  const shows = (section: ExportSection) => blueprint.sections.includes(section);
  const scope = processScope(blueprint);
  const journeys = changedJourneys(blueprint, planned, measured, processes);
  const situation = situationOf(blueprint, constraints);
  return {
    areas,
    decided,
    opportunities,
    undecided: decided ? countOf(blueprint.processes, (one) => !isAccepted(one)) : 0,
    proposals,
    rejected,
    totalEstimate,
    basis,
    scope,
    results,
    situation,
    clientFacts: shows('situation') && !situation ? clientFacts(blueprint, scope, measured, journeys) : null,
    planned,
    headline: headlineOf(blueprint),
    noCost,
    work: shows('people') ? work : null,
    journeys,
    weighed,
    byEffort: weighed ? [] : effortPriorities(opportunities, basis),
    kept: shows('people') ? keptDecisions(worked, blueprint.duties, KEPT_MOST) : [],
    risks: shows('risks') ? riskRegister(blueprint, planned) : [],
    duties: shows('risks') ? duties : [],
    law: lawOf(blueprint.sector),
    measures: shows('governance') ? steeredMeasures(blueprint, planned, measured) : [],
    responsibilities: shows('governance') ? responsibilities(planned, language) : [],
    steering: shows('governance') ? steering(blueprint, planned) : [],
    decisions: shows('decisions') ? decisionsOf(blueprint, planned, { duties, constraints, weighed, work }) : [],
  };
}

const isAccepted = ({ status }: Pick<Opportunity, 'status'>) => status === 'accepted';
const isProposed = ({ status }: Pick<Opportunity, 'status'>) => status === 'proposed';
const isRejected = ({ status }: Pick<Opportunity, 'status'>) => status === 'rejected';

type ReasonOf = (opportunity: Opportunity, process: BlueprintProcess) => WithoutMoney | null;

const placed = (opportunity: Opportunity, process: BlueprintProcess, reasonOf: ReasonOf): RankedOpportunity => ({
  ...opportunity,
  process,
  withoutMoney: reasonOf(opportunity, process),
});

const ranked = (
  processes: readonly BlueprintProcess[],
  shown: (one: Opportunity) => boolean,
  reasonOf: ReasonOf,
): RankedOpportunity[] =>
  processes
    .flatMap((process) => process.opportunities.filter(shown).map((one) => placed(one, process, reasonOf)))
    .sort(byWorth);

/** Of an amount that would be written as 0, thousands. */
const LEAST_MONEY = 0.0005;

function withoutMoneyIn({ processValues }: Pick<Blueprint, 'processValues'>): ReasonOf {
  const values = once(() => new Map(processValues.map((value) => [value.processId, value])));
  return ({ estimatedSavings, enteredSavings, savingsBasis }, { id, roi }) => {
    if (estimatedSavings === null || enteredSavings !== null || estimatedSavings >= LEAST_MONEY) return null;
    if (savingsBasis !== 'measured') return 'notCosted';
    // Only a process that has none below it, or inputs that count, goes by a rate: without inputs it is that of one above.
    const isOfParent = roi ? roi.countedIn !== null : Boolean(values().get(id)?.rateSource);
    return isOfParent ? 'inParent' : 'noSavings';
  };
}

const countOf = (processes: readonly BlueprintProcess[], counted: (one: Opportunity) => boolean): number =>
  processes.reduce((sum, { opportunities }) => sum + opportunities.filter(counted).length, 0);

const rankOf = ({ savingsBasis }: Opportunity) => (savingsBasis === 'measured' ? 0 : savingsBasis ? 1 : 2);
const byWorth = (a: Opportunity, b: Opportunity) => rankOf(a) - rankOf(b) || b.countedSavings - a.countedSavings;

/** More areas than this are no overview. */
const AREAS_MAX = 40;

function areasOf(processes: readonly BlueprintProcess[], words: StoryWords['areas'], reasonOf: ReasonOf): Area[] {
  const areas = split(processes, 1, words, reasonOf);
  const canBeToldApart = areas.length <= AREAS_MAX && areas.some((area) => area.processes.length > 1);
  return canBeToldApart
    ? areas.map((area) => ({ ...area, parts: split(area.processes, 2, words, reasonOf) }))
    : [{ ...areaOf('', words.all, processes, reasonOf), parts: areas }];
}

/** By the process that stands so deep in the tree; what belongs to an area itself is a part of its own. */
function split(
  processes: readonly BlueprintProcess[],
  depth: number,
  words: StoryWords['areas'],
  reasonOf: ReasonOf,
): Area[] {
  const groups = Map.groupBy(processes, ({ path }) => path[depth - 1]?.code ?? '');
  return [...groups].map(([code, members]) =>
    areaOf(code, code === '' ? words.across : (members[0]?.path[depth - 1]?.name ?? ''), members, reasonOf),
  );
}

/** What is not costed is never called nothing: neither what saves time or pays otherwise, nor what no opportunity carries. */
function withoutIn(reasons: readonly (WithoutMoney | 'otherwise' | null)[], projected: number | null): Area['without'] {
  const ofMoney = reasons.filter((reason) => reason !== 'otherwise');
  if (ofMoney.length > 0 && ofMoney.every((reason) => reason === 'inParent')) return 'inParent';
  if (projected === null || reasons.some((reason) => reason === 'otherwise' || reason === 'notCosted'))
    return 'notCosted';
  return projected > 0 ? 'noUseCase' : 'noSavings';
}

function areaOf(code: string, name: string, processes: readonly BlueprintProcess[], reasonOf: ReasonOf): Area {
  const reasons = processes.flatMap((process) =>
    process.opportunities.map((one) => (one.savingsBasis === null ? 'otherwise' : reasonOf(one, process))),
  );
  const saved = processes.flatMap(({ roi }) => (roi && roi.countedIn === null ? [roi.result.projectedSavings] : []));
  const projected = saved.length > 0 ? saved.reduce((sum, one) => sum + one, 0) : null;
  return {
    code,
    name,
    processes,
    opportunityCount: processes.reduce((sum, { opportunities }) => sum + opportunities.length, 0),
    estimate: savingsByBasis(processes.flatMap(({ opportunities }) => opportunities)),
    proposed: savingsByBasis(processes.flatMap(({ allOpportunities }) => allOpportunities.filter(isProposed))),
    projected,
    without: withoutIn(reasons, projected),
    parts: [],
  };
}
