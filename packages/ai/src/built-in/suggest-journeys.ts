import type { Industry } from '@process-ai/contract/industries';
import type { JourneyDraft } from '@process-ai/contract/journeys';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { type JourneyStage, type KnownJourney, loadJourneys } from '@process-ai/library/journey-library';
import type { OutlinedProcess, SectorOutline } from '../analyst.ts';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { wordsIn } from '../use-cases/language.ts';
import type { Place } from '../use-cases/places.ts';
import { actionOf } from './action.ts';
import { stemOf } from './calibration/terms.ts';
import { type Form, formOf } from './forms.ts';
import { readDescription } from './read-description.ts';
import { usualClassOf, type VerbClassId } from './verb-classes.ts';
import { wordsOf } from './words.ts';

const MOST = 12;
/** A journey of fewer stages is none. */
const STAGES_LEAST = 3;
/**
 * Nor is one of which less than this share is left, of its stages and of its phases. Where the processes are those of a
 * pack or a model, a process that is missing is not done there: a water utility is not asked about gas.
 */
const SHARE_LEAST = { stages: 0.5, stagesOfModel: 0.75, phases: 0.6 };

/** A process that does what a stage tells, and how sure that is. */
interface Carrier {
  process: OutlinedProcess;
  strength: number;
}
interface Carriers {
  of(stage: JourneyStage): readonly Carrier[];
  /** Most processes are known by their codes. */
  areOfModel: boolean;
  has(code: string): boolean;
}

/** How sure it is: its code is that of the stage, its name is, or its words fit (times how well). */
const STRENGTH = { code: 3, name: 2, words: 1 };
/** Two stages stand on one process only where it is as sure as this. */
const SHARED_LEAST = 0.9;
/** The second code of a stage is a little less good than its first, even where that one is used already. */
const NEXT_CODE = 0.1;
const USED = 0.05;

/**
 * The journeys of the sector's industry, as far as its processes carry them: a stage for which it has none is left out.
 * Where the industry is not known, or none of its journeys is carried, those that customers of most organizations make;
 * none where the processes meet nobody.
 */
export async function suggestJourneys(sector: SectorOutline): Promise<JourneyDraft[]> {
  const own = sector.industry === null ? [] : await carried(sector, await loadJourneys(sector.industry));
  return own.length > 0 ? own : carried(sector, await loadJourneys(null));
}

async function carried(sector: SectorOutline, journeys: readonly KnownJourney[]): Promise<JourneyDraft[]> {
  if (journeys.length === 0) return [];
  const carriers = await findCarriers(sector, journeys);
  const drafts = journeys.flatMap((journey) => {
    const touchPoints = touchPointsOf(journey, carriers);
    const share = touchPoints.length / journey.stages.length;
    const ofModel = touchPoints.length / (journey.stages.filter(isOfTrade).length || journey.stages.length);
    const isBroken =
      share < SHARE_LEAST.stages ||
      (carriers.areOfModel && (ofModel < SHARE_LEAST.stagesOfModel || !journey.needs.every(carriers.has))) ||
      phasesOf(touchPoints) / phasesOf(journey.stages) < SHARE_LEAST.phases;
    const { name, persona, description } = journey;
    return touchPoints.length < STAGES_LEAST || isBroken
      ? []
      : [{ share, draft: { name, persona, description, touchPoints } }];
  });
  // The most whole ones, in the order in which they are written: that of a customer's life.
  const kept = new Set(drafts.toSorted((a, b) => b.share - a.share).slice(0, MOST));
  return drafts.flatMap((entry) => (kept.has(entry) ? [entry.draft] : []));
}

/** A stage that a process of the trade itself does, and not only one that every organization has. */
const isOfTrade = ({ at }: JourneyStage) => at.some((code) => !code.startsWith('APQC PCF '));

const phasesOf = (stages: readonly { phase: string | null }[]) => new Set(stages.map(({ phase }) => phase)).size;

function touchPointsOf({ stages }: KnownJourney, carriers: Carriers): JourneyDraft['touchPoints'] {
  const used = new Set<OutlinedProcess>();
  return stages.flatMap((stage) => {
    let best: Carrier | null = null;
    for (const { process, strength } of carriers.of(stage)) {
      if (used.has(process) && strength < SHARED_LEAST) continue;
      const left = strength - (used.has(process) ? USED : 0);
      if (!best || left > best.strength) best = { process, strength: left };
    }
    if (!best) return [];
    used.add(best.process);
    const { at: _, words: __, ...told } = stage;
    return [{ ...told, processStep: best.process.code }];
  });
}

/** So many processes are read for their words. */
const READ_MAX = 2000;
const DESCRIPTION_READ = 300;
/** A shorter name ("Process claims") means another thing in each place. */
const LONG_NAME = 3;
/** How far name and phrase must say the same; with one telling word, most of the name must be said. */
const FIT = 0.75;
const COVER = 0.6;
const ALONE_COVER = 0.8;

async function findCarriers(
  { processes, industry, referenceModel }: SectorOutline,
  journeys: readonly KnownJourney[],
): Promise<Carriers> {
  const { places, index } = await loadKnowledge();
  const stages = journeys
    .flatMap((journey) => journey.stages)
    .map((stage) => ({ stage, phrases: stage.words.split(',') }));
  const byCode = new Map<string, Carrier[]>();
  const byStage = new Map<JourneyStage, Carrier[]>();
  let placed = 0;
  const add = <Key>(carriers: Map<Key, Carrier[]>, key: Key, carrier: Carrier) =>
    carriers.set(key, [...(carriers.get(key) ?? []), carrier]);

  const above = ancestorsIn(processes);
  const headings = new Set(processes.map(({ parentCode }) => parentCode));
  for (const [number, process] of processes.entries()) {
    const place = places.withCode(process.code, process.name, referenceModel);
    if (place) {
      placed += 1;
      add(byCode, keyOf(place), { process, strength: STRENGTH.code });
      continue;
    }
    const named = wordsIn(process.name).length >= LONG_NAME ? places.withName(process.name, industry) : [];
    for (const same of named) add(byCode, keyOf(same), { process, strength: STRENGTH.name });

    const ancestors = above(process);
    const isWholeArea = ancestors.length === 0 && headings.has(process.code);
    if (number >= READ_MAX || isWholeArea || !isMet(process, ancestors, industry)) continue;
    const description = readDescription(process.description, DESCRIPTION_READ);
    const terms = index.read({ name: process.name, description, ancestors });
    for (const { stage, phrases } of stages) {
      const { score, covered, telling } = index.phraseFit(terms, phrases);
      if (score < FIT || covered < (telling < 2 ? ALONE_COVER : COVER)) continue;
      add(byStage, stage, { process, strength: STRENGTH.words * score });
    }
  }
  return {
    of: (stage) => [
      ...stage.at.flatMap((code, place) =>
        (byCode.get(code) ?? []).map(({ process, strength }) => ({ process, strength: strength - place * NEXT_CODE })),
      ),
      ...(byStage.get(stage) ?? []),
    ],
    areOfModel: placed * 2 > processes.length,
    has: (code) => byCode.has(code),
  };
}

/** As stages name a place: a code of a pack stands alone. */
const keyOf = ({ source, code }: Place): string =>
  REFERENCE_MODELS.some((model) => model === source) ? `${source} ${code}` : code;

/** Names, from the root down. */
function ancestorsIn(processes: readonly OutlinedProcess[]): (process: OutlinedProcess) => string[] {
  const byCode = new Map(processes.map((process) => [process.code, process]));
  return (process) => {
    const names: string[] = [];
    let parent = byCode.get(process.parentCode ?? '');
    while (parent && names.length < 5) {
      names.unshift(parent.name);
      parent = byCode.get(parent.parentCode ?? '');
    }
    return names;
  };
}

/** What is done about processes rather than for somebody: nobody meets it. */
const BEHIND_THE_SCENES: ReadonlySet<VerbClassId> = new Set([
  'define',
  'design',
  'analyze',
  'forecast',
  'monitor',
  'reconcile',
]);
const ABOUT_PROCESSES: ReadonlySet<Form> = new Set([
  'strategy',
  'plan',
  'measure',
  'framework',
  'programme',
  'improvement',
  'method',
  'forecast',
]);
/** Analysis that somebody waits for. */
const SEEN = new Set(['diagnose', 'investigate', 'examine', 'identify', 'inspect']);
const PREPARING = new Set(['plan', 'audit', 'test', 'improve', 'benchmark', 'screen']);

/** Words of a name, or of one above it, that say that the process serves no customer, unless its own name says so. */
const INSIDE = stemsOf(
  `employee staff workforce hr human payroll recruit recruiting recruitment candidate personnel training labor
  labour supplier vendor procurement purchasing distributor it technology software infrastructure treasury tax taxes
  audit board internal commission interconnect systems landlord ledger bookkeeping closing consolidation controlling
  budget finance financial compliance governance legal maintenance`,
);
/** Those of them that are the trade itself. */
const OF_TRADE: Partial<Record<Industry, ReadonlySet<string>>> = {
  banking: stemsOf('finance financial treasury'),
  'asset-management': stemsOf('finance financial'),
  insurance: stemsOf('distributor commission'),
  'professional-services': stemsOf('audit tax taxes bookkeeping payroll closing legal compliance'),
  software: stemsOf('it technology software infrastructure systems maintenance'),
  construction: stemsOf('landlord maintenance'),
  airlines: stemsOf('board'),
  'public-transport': stemsOf('board'),
  hospitality: stemsOf('board'),
  nonprofit: stemsOf('recruit recruiting recruitment training'),
};
const OUTSIDE = stemsOf(
  'customer client consumer shopper policyholder subscriber patient citizen claimant borrower guest passenger member',
);

/** Whether somebody outside the organization notices when it is done badly. */
function isMet({ name }: OutlinedProcess, ancestors: readonly string[], industry: Industry | null): boolean {
  const own = stemsOf(name);
  const ofTrade = industry === null ? undefined : OF_TRADE[industry];
  const isInside = [own, ...ancestors.map(stemsOf)].some((stems) =>
    [...stems].some((stem) => INSIDE.has(stem) && !ofTrade?.has(stem)),
  );
  if (isInside && !share(own, OUTSIDE)) return false;
  const { verb, object } = actionOf(name);
  const form = formOf(object);
  if (form !== null && ABOUT_PROCESSES.has(form)) return false;
  return verb === null || !(PREPARING.has(verb) || (BEHIND_THE_SCENES.has(usualClassOf(verb)) && !SEEN.has(verb)));
}

const share = (stems: ReadonlySet<string>, others: ReadonlySet<string>) => [...stems].some((stem) => others.has(stem));

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map(stemOf));
}
