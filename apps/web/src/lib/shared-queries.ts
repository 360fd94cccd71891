import { organisationOf } from '@process-ai/domain/process-values';
import { trpc } from './trpc.ts';

// What more than one feature reads. What only one reads stands in its own queries.ts.

export const useCurrentUser = () => trpc.users.me.useQuery();

/** Whoever is signed in; null while that is not known. */
export const useOwnUser = () => useCurrentUser().data?.user ?? null;

/** What stands first for whoever is signed in, by name. */
export const useFavoriteSectors = () => trpc.sectors.favorites.useQuery();

/** The sector of that id; asks for nothing while there is none. */
export const useSectorSummary = (sectorId: string | null) =>
  trpc.sectors.getSummary.useQuery({ sectorId: sectorId ?? '' }, { enabled: sectorId !== null });

/** Every process of a sector, without its texts. */
export const useProcessTree = (sectorId: string) => trpc.processes.tree.useQuery({ sectorId });

/** One process with its opportunities; asks for nothing while there is no id. */
export const useProcess = (sectorId: string, processId: string | null) =>
  trpc.processes.get.useQuery({ sectorId, processId: processId ?? '' }, { enabled: processId !== null });

export const useOpportunities = (sectorId: string) => trpc.opportunities.list.useQuery({ sectorId });

export const useRoi = (sectorId: string) => trpc.roi.get.useQuery({ sectorId });

/** The one currency in which a sector counts; US dollars until it is known. */
export const useCurrency = (sectorId: string): string =>
  trpc.roi.get.useQuery({ sectorId }, { select: ({ assumptions }) => assumptions.currency }).data ?? 'USD';

/** What the people of the sector's organisation cost a year; as assumed until its profile is known. */
export const usePayroll = (sectorId: string): number =>
  organisationOf({ employees: null, employeeCost: null, ...useSectorSummary(sectorId).data?.profile }).payroll;

/** What one process costs and can save, and how that came about. */
export const useProcessMoney = (sectorId: string, processId: string) =>
  trpc.values.getOne.useQuery({ sectorId, processId });

export const useVendors = () => trpc.vendors.list.useQuery();

/** The vendors that were kept for a sector: what an export shows unless others are chosen. */
export const useShortlist = (sectorId: string) => trpc.vendors.shortlist.useQuery({ sectorId });

/** Whether exports become files in Google Workspace; undefined until it is known. */
export const useExportDestination = () => trpc.exports.destination.useQuery(undefined, { staleTime: 'static' });
