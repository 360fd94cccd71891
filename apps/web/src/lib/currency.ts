import { trpc } from './trpc.ts';

/** The one currency in which a sector counts; US dollars until it is known. */
export const useCurrency = (sectorId: string): string =>
  trpc.roi.get.useQuery({ sectorId }, { select: ({ assumptions }) => assumptions.currency }).data ?? 'USD';
