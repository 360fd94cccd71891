import { trpc } from '../../lib/trpc.ts';

export const useRoi = (sectorId: string) => trpc.roi.get.useQuery({ sectorId });

export const useProcessTree = (sectorId: string) => trpc.processes.tree.useQuery({ sectorId });

export const useOpportunities = (sectorId: string) => trpc.opportunities.list.useQuery({ sectorId });
