import { trpc } from '../../lib/trpc.ts';

export const useSectorOverview = (sectorId: string) => trpc.sectors.overview.useQuery({ sectorId });
