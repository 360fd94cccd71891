import type { ShortlistedVendor } from '@process-ai/contract/vendor-comparison';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

/** The processes of a sector that vendors are compared for. */
export interface Choice {
  sectorId: string;
  processIds: readonly string[];
}

// Too long for the address of a query, the chosen ids travel in the body of a mutation, which reads all the same.

/** The chosen processes with what they need. */
export function useBasis(choice: Choice) {
  const { client } = trpc.useUtils();
  const input = { ...choice, processIds: [...choice.processIds] };
  return useQuery({
    queryKey: [['vendors', 'basis'], { input }],
    queryFn: ({ signal }) => client.vendors.basis.mutate(input, { signal }),
    enabled: input.processIds.length > 0,
    staleTime: 0,
  });
}

/** By what these vendors match which opportunity. */
export function useMatches(choice: Choice, vendorIds: readonly string[]) {
  const { client } = trpc.useUtils();
  const input = { ...choice, processIds: [...choice.processIds], vendorIds: vendorIds.toSorted() };
  return useQuery({
    queryKey: [['vendors', 'matches'], { input }],
    queryFn: ({ signal }) => client.vendors.matches.mutate(input, { signal }),
    enabled: vendorIds.length > 0,
    placeholderData: (previous) => previous,
  });
}

function useShortlistChanged(sectorId: string) {
  const { vendors } = trpc.useUtils();
  return () => Promise.all([vendors.shortlist.invalidate({ sectorId }), vendors.shortlists.invalidate()]);
}

/** Puts a vendor on the shortlist, or changes its note there. */
export function useKeep(sectorId: string) {
  const changed = useShortlistChanged(sectorId);
  return trpc.vendors.keep.useMutation({ meta: { failure: copy.shortlist.keepFailed }, onSettled: changed });
}

/** Takes a vendor off the shortlist; undo puts it back with its note. */
export function useDrop(sectorId: string) {
  const changed = useShortlistChanged(sectorId);
  const keep = useKeep(sectorId);
  const drop = trpc.vendors.drop.useMutation({ meta: { failure: copy.shortlist.dropFailed }, onSettled: changed });
  return ({ vendorId, vendorName, note }: Pick<ShortlistedVendor, 'vendorId' | 'vendorName' | 'note'>) =>
    drop.mutate(
      { sectorId, vendorId },
      {
        onSuccess: () =>
          toast({
            title: copy.shortlist.dropped(vendorName),
            action: { label: copy.shortlist.undo, onSelect: () => keep.mutate({ sectorId, vendorId, note }) },
          }),
      },
    );
}
