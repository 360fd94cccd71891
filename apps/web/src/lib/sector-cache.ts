import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** The routers whose answers can hold thousands of processes: they are read again only where a write concerns them. */
type LargeRouter = 'processes' | 'opportunities' | 'suitability' | 'roi' | 'initiatives';

/** What is written below a sector, with the large answers that such a write leaves as they are. */
const UNTOUCHED = {
  /** Processes, and whatever adds or removes them: an import, a playbook. */
  processes: [],
  opportunities: ['roi'],
  /** Owners and due dates: no amount follows from them. */
  assignments: ['suitability', 'roi', 'initiatives'],
  /** What overrules a criterion puts the new answer into the cache, and marks the landscape. */
  suitability: ['processes', 'opportunities', 'suitability', 'roi'],
  /** The amounts of processes and opportunities follow; they are marked, and read again when they are next shown. */
  roiInputs: ['processes', 'opportunities', 'suitability'],
  /** The ROI screen itself puts its new figures into the cache. */
  roiResults: ['processes', 'opportunities', 'suitability', 'roi'],
  journeys: ['processes', 'opportunities', 'suitability', 'roi'],
  scenarios: ['processes', 'opportunities', 'suitability', 'roi'],
  insights: ['processes', 'opportunities', 'suitability', 'roi'],
  /** What documents say raises and lowers criteria at once; opportunities follow with the next analysis. */
  evidence: ['processes', 'opportunities', 'roi', 'initiatives'],
  /** Benchmarks go by the profile, and so does the currency. */
  sector: [],
  /** The plan itself comes with the answer. */
  plan: ['processes', 'opportunities', 'suitability', 'roi', 'initiatives'],
  /** What covers of exports say. */
  cover: ['processes', 'opportunities', 'suitability', 'roi', 'initiatives'],
  actuals: ['processes', 'opportunities', 'suitability', 'roi', 'initiatives'],
} as const satisfies Record<string, readonly LargeRouter[]>;

/** What such a write changes the amounts of. */
const FOLLOWING: Partial<Record<SectorWrite, readonly LargeRouter[]>> = {
  opportunities: ['roi'],
  roiInputs: ['processes', 'opportunities', 'suitability'],
  roiResults: ['processes', 'opportunities', 'suitability'],
  /** The business case does; the ROI inputs, which are on screen, do not. */
  plan: ['roi'],
};

/**
 * Never read again because of a write. lib/job.ts keeps the jobs of a sector: an answer read meanwhile would bring an
 * ended one back. General ideas are asked for by a person, and cost as much as the analysis of a process.
 */
const APART: ReadonlySet<string> = new Set(['jobs', 'useCases']);

export type SectorWrite = keyof typeof UNTOUCHED;

/** To be called after each write to a sector. */
export function useSectorChanged() {
  const client = useQueryClient();
  return (sectorId: string, written: SectorWrite) => sectorChanged(client, sectorId, written);
}

/**
 * Marks as stale what a write to a sector concerns: whatever was read by its id, and the lists of sectors, which show
 * its counts. What is on screen is read again at once, the rest when it is next shown. Resolves after the former.
 */
export function sectorChanged(client: QueryClient, sectorId: string, written: SectorWrite): Promise<void> {
  const untouched: ReadonlySet<string> = new Set(UNTOUCHED[written]);
  // These follow, but none of their screens is in sight: they are read again when they are next shown.
  const following: ReadonlySet<string> = new Set(FOLLOWING[written] ?? []);
  if (following.size > 0) void invalidate(client, sectorId, (router) => following.has(router), 'none');
  return invalidate(client, sectorId, (router) => !APART.has(router) && !untouched.has(router), 'active');
}

async function invalidate(
  client: QueryClient,
  sectorId: string,
  concerns: (router: string) => boolean,
  refetchType: 'active' | 'none',
) {
  const predicate = ({ queryKey }: Pick<Query, 'queryKey'>) => {
    const { router, input } = parseKey(queryKey);
    return concerns(router) && (input?.sectorId === sectorId || (router === 'sectors' && input === undefined));
  };
  // A first read that is under way is not begun anew, and what it answers may be from before the write.
  const early = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries({ refetchType, predicate });
  if (early.length === 0) return;
  await Promise.allSettled(early.flatMap(({ promise }) => promise ?? []));
  await client.invalidateQueries({ refetchType, predicate: (query) => early.includes(query) });
}

/** As tRPC makes them: `[['processes', 'tree'], { input: { sectorId }, type: 'query' }]`. */
function parseKey([path, options]: QueryKey): { router: string; input: { sectorId?: string } | undefined } {
  const [name = '', procedure] = path as string[];
  // The business case is small, and changes with whatever is written: as the scenarios that it is computed in.
  const router = name === 'roi' && procedure === 'outlook' ? 'scenarios' : name;
  return { router, input: (options as { input?: { sectorId?: string } } | undefined)?.input };
}
