import type {
  PlaybookInput,
  PlaybookOpportunity,
  PlaybookPlan,
  PlaybookProcess,
  PlaybookTouchPoint,
  RoiAssumption,
} from '@process-ai/contract/playbooks';

/** What a playbook meets in a sector. */
export interface PlaybookTarget {
  processes: readonly { code: string; name: string; level: number; hasRoiInputs: boolean }[];
  /** Also those that were rejected: they are not brought back. */
  opportunities: readonly { code: string; type: string; title: string }[];
  journeyNames: readonly string[];
}

/** What applying adds, ready to be saved, and the plan as a person reads it. */
export interface PlaybookMerge {
  plan: PlaybookPlan;
  /** Parents before their children; a parent that cannot carry the process is null. */
  processes: PlaybookProcess[];
  opportunities: (PlaybookOpportunity & { processCode: string })[];
  journeys: TiedJourney[];
  /** Runtime still in hours. */
  roiInputs: RoiAssumption[];
}

/** A journey each of whose touchpoints names a process that the sector has or gets. */
type TiedJourney = Omit<PlaybookInput['journeys'][number], 'touchPoints'> & {
  touchPoints: (PlaybookTouchPoint & { processStep: string })[];
};

/**
 * Adds what is missing and overwrites nothing: existing codes stay as they are and get missing opportunities, journeys
 * with a name that exists are left out, as are touchpoints on codes that neither has; one that names no code goes to
 * the process that its words fit best. ROI inputs come only where none are. Merging again what was added adds nothing.
 */
export function mergePlaybook(playbook: PlaybookInput, target: PlaybookTarget): PlaybookMerge {
  const present = new Map(target.processes.map((process) => [process.code, process]));
  const known = new Set(target.opportunities.map(identity));
  const names = new Set(target.journeyNames.map(folded));

  const once = unique(playbook.processes, ({ code }) => code);
  const [kept, added] = split(once, ({ code }) => present.has(code));
  const levels = new Map([...once, ...target.processes].map(({ code, level }) => [code, level]));
  const foreign = new Set(kept.filter(({ code, name }) => !isAkin(name, present.get(code)?.name ?? '')).map(codeOf));
  const processes = added
    .map((process) => ({ ...process, parentCode: carrying(process, levels, foreign) }))
    .sort((a, b) => a.level - b.level);

  const offered = unique(
    once.flatMap(({ code, opportunities }) => opportunities.map((offer) => ({ ...offer, code }))),
    identity,
  );
  const [oldOffers, newOffers] = split(offered, (offer) => known.has(identity(offer)));

  const drawn = unique(playbook.journeys, ({ name }) => folded(name)).map((journey) => ({
    ...journey,
    touchPoints: tied(journey.touchPoints, once.length > 0 ? once : target.processes, levels),
  }));
  const [leftOut, journeys] = split(
    drawn,
    ({ name, touchPoints }) => names.has(folded(name)) || touchPoints.length === 0,
  );

  const assumed = unique(playbook.roiAssumptions, ({ processCode }) => processCode).filter(({ processCode }) =>
    levels.has(processCode),
  );
  const [oldInputs, roiInputs] = split(assumed, ({ processCode }) => present.get(processCode)?.hasRoiInputs ?? false);

  return {
    plan: {
      adds: {
        processes: processes.map(named),
        opportunities: newOffers.map(titled),
        journeys: journeys.map(({ name }) => name),
        roiInputs: roiInputs.map(({ processCode }) => processCode),
      },
      leaves: {
        processes: kept.map(({ code }) => named(present.get(code) ?? { code, name: code })),
        opportunities: oldOffers.map(titled),
        journeys: leftOut.map(({ name }) => name),
        roiInputs: oldInputs.map(({ processCode }) => processCode),
      },
    },
    processes,
    opportunities: newOffers.map(({ code, ...offer }) => ({ ...offer, processCode: code })),
    journeys,
    roiInputs,
  };
}

/** The parent, where there is one that stands above, and its code does not mean something else in the sector. */
function carrying(
  { level, parentCode }: PlaybookProcess,
  levels: ReadonlyMap<string, number>,
  foreign: ReadonlySet<string>,
): string | null {
  if (parentCode === null || foreign.has(parentCode)) return null;
  return (levels.get(parentCode) ?? level) < level ? parentCode : null;
}

/** Where the words of a touchpoint fit no process, it stays with the touchpoint before it, or goes to the first process. */
function tied(
  touchPoints: readonly PlaybookTouchPoint[],
  processes: readonly { code: string; name: string }[],
  levels: ReadonlyMap<string, number>,
): TiedJourney['touchPoints'] {
  let before = processes[0]?.code;
  return touchPoints.flatMap((touchPoint) => {
    const processStep = touchPoint.processStep ?? bestFit(touchPoint, processes) ?? before;
    if (processStep === undefined || !levels.has(processStep)) return [];
    before = processStep;
    return [{ ...touchPoint, processStep }];
  });
}

/** The first process that shares the most words with a touchpoint; undefined where none shares any. */
function bestFit(
  { name, description }: PlaybookTouchPoint,
  processes: readonly { code: string; name: string }[],
): string | undefined {
  const text = `${name} ${description}`;
  const shared = processes.map((process) => sharedWords(process.name, text));
  const most = Math.max(0, ...shared);
  return most > 0 ? processes[shared.indexOf(most)]?.code : undefined;
}

/** Codes are counted anew in every model: "4.2.3" is "Build displays" in one, "Procure materials" in another. */
function isAkin(a: string, b: string): boolean {
  return folded(a) === folded(b) || sharedWords(a, b) > 0;
}

function sharedWords(a: string, b: string): number {
  const words = wordsOf(a);
  return [...wordsOf(b)].filter((word) => words.has(word)).length;
}

const wordsOf = (text: string) => new Set(folded(text).match(/\p{L}{4,}/gu));

const codeOf = ({ code }: { code: string }) => code;

const folded = (name: string) => name.trim().toLowerCase();
const identity = ({ code, type, title }: { code: string; type: string; title: string }) =>
  `${code} ${type} ${folded(title)}`;
const named = ({ code, name }: { code: string; name: string }) => ({ code, name });
const titled = ({ code, title }: { code: string; title: string }) => ({ code, title });

function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
}

function split<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
