import { useQuery } from '@tanstack/react-query';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useClientLinks = (sectorId: string) => trpc.clientLinks.list.useQuery({ sectorId }, { staleTime: 0 });

/** Who opened a link. The client may do so at any moment, so it is read anew each time. */
export const useOpenings = (sectorId: string, linkId: string) =>
  trpc.clientLinks.openings.useQuery({ sectorId, linkId }, { staleTime: 0 });

/** How it fails is worded in the dialog. */
export function useCreateClientLink(sectorId: string) {
  const utils = trpc.useUtils();
  return trpc.clientLinks.create.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: () => utils.clientLinks.list.invalidate({ sectorId }),
  });
}

export function useRevokeClientLink(sectorId: string) {
  const utils = trpc.useUtils();
  const restore = useRestoreClientLink(sectorId);
  return trpc.clientLinks.remove.useMutation({
    meta: { failure: copy.revoke.failed },
    onSuccess: ({ id: linkId, label }) => {
      toast({
        title: copy.revoke.done,
        description: label,
        action: { label: copy.revoke.undo, onSelect: () => restore.mutate({ sectorId, linkId }) },
      });
      return utils.clientLinks.list.invalidate({ sectorId });
    },
  });
}

export function useRestoreClientLink(sectorId: string) {
  const utils = trpc.useUtils();
  return trpc.clientLinks.restore.useMutation({
    meta: { failure: copy.restore.failed },
    onSuccess: ({ label }) => {
      toast({ tone: 'success', title: copy.restore.done, description: label });
      return utils.clientLinks.list.invalidate({ sectorId });
    },
  });
}

/** A password, and which try at the page it is. */
export interface Attempt {
  password: string;
  number: number;
}

/** The page of a link, asked for once: each time is put on record. Sent as a write, which keeps the token out of addresses. */
export function useClientPage(token: string, attempt: Attempt | null) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['client-page', token, attempt],
    queryFn: () => client.clientLinks.open.mutate({ token, password: attempt?.password ?? null }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
