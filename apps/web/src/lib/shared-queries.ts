import type { CommentSubject } from '@process-ai/contract/comments';
import { useQuery } from '@tanstack/react-query';
import { trpc } from './trpc.ts';

// What more than one feature reads. What only one reads stands in its own queries.ts.

export const useCurrentUser = () => trpc.users.me.useQuery();

/** How one can sign in here: by password, unless the server says otherwise. `isPending` until it does. */
export function useSignInOptions() {
  const { data, isPending } = trpc.auth.signInOptions.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return { isPending, ...(data ?? { passwords: true, singleSignOn: null }) };
}

/** Whoever is signed in; null while that is not known. */
export const useOwnUser = () => useCurrentUser().data?.user ?? null;

/** What stands first for whoever is signed in, by name. */
export const useFavoriteSectors = () => trpc.sectors.favorites.useQuery();

/** The views that this person has saved, of every sector. */
export const useSavedViews = () => trpc.savedViews.list.useQuery();

/** The sector of that id; asks for nothing while there is none. */
export const useSectorSummary = (sectorId: string | null) =>
  trpc.sectors.getSummary.useQuery({ sectorId: sectorId ?? '' }, { enabled: sectorId !== null });

/** Every process of a sector, without its texts. */
export const useProcessTree = (sectorId: string, enabled = true) =>
  trpc.processes.tree.useQuery({ sectorId }, { enabled });

/** One process with its opportunities; asks for nothing while there is no id. */
export const useProcess = (sectorId: string, processId: string | null) =>
  trpc.processes.get.useQuery({ sectorId, processId: processId ?? '' }, { enabled: processId !== null });

export const useOpportunities = (sectorId: string) => trpc.opportunities.list.useQuery({ sectorId });

export const useRoi = (sectorId: string) => trpc.roi.get.useQuery({ sectorId });

/** The one currency in which a sector counts; US dollars until it is known. */
export const useCurrency = (sectorId: string): string =>
  trpc.roi.get.useQuery({ sectorId }, { select: ({ assumptions }) => assumptions.currency }).data ?? 'USD';

/** What one process costs and can save, and how that came about. */
export const useProcessMoney = (sectorId: string, processId: string) =>
  trpc.values.getOne.useQuery({ sectorId, processId });

export const useVendors = (enabled = true) => trpc.vendors.list.useQuery(undefined, { enabled });

/** The ids of all processes with opportunities. */
export const useAnalyzed = (sectorId: string, enabled = true) =>
  trpc.processes.tree.useQuery({ sectorId }, { enabled, select: withOpportunities });

/** The same, read when it is asked for. */
export function useFetchAnalyzed() {
  const utils = trpc.useUtils();
  return async (sectorId: string) => withOpportunities(await utils.processes.tree.fetch({ sectorId }));
}

const withOpportunities = (tree: readonly { id: string; opportunityCount: number }[]) =>
  tree.filter(({ opportunityCount }) => opportunityCount > 0).map(({ id }) => id);

/** Every vendor by its fit to the opportunities of some processes, best first, by the product's own weights. */
export function useVendorFits(choice: { sectorId: string; processIds: readonly string[] }, enabled = true) {
  const { client } = trpc.useUtils();
  const input = { ...choice, processIds: [...choice.processIds] };
  return useQuery({
    queryKey: [['vendors', 'compare'], { input }],
    // Too long for the address of a query, the chosen ids travel in the body of a mutation, which reads all the same.
    queryFn: ({ signal }) => client.vendors.compare.mutate(input, { signal }),
    enabled: enabled && input.processIds.length > 0,
    staleTime: 0,
  });
}

/** The vendors that were kept for a sector: what an export shows unless others are chosen. */
export const useShortlist = (sectorId: string) => trpc.vendors.shortlist.useQuery({ sectorId });

/** How much was said about a thing; one read serves all that are on screen. */
export const useCommentCount = (sectorId: string, subject: CommentSubject, subjectId: string): number =>
  trpc.comments.counts.useQuery(
    { sectorId },
    { select: (counts) => counts.find((of) => of.subject === subject && of.subjectId === subjectId)?.count ?? 0 },
  ).data ?? 0;

/** Whether exports become files in Google Workspace; undefined until it is known. */
export const useExportDestination = () => trpc.exports.destination.useQuery(undefined, { staleTime: 'static' });
