import { isFinished } from '@process-ai/contract/jobs';
import type { ShortlistedVendor } from '@process-ai/contract/vendor-comparison';
import type { VendorRefresh } from '@process-ai/contract/vendors';
import { useState } from 'react';
import { useJob, useJobResult } from '../../lib/job.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useVendor = (vendorId: string) => trpc.vendors.get.useQuery({ vendorId });

/** One function for all renders, for the Map that it answers is never equal to another. */
const byVendor = (all: readonly ShortlistedVendor[]) => Map.groupBy(all, ({ vendorId }) => vendorId);

/** The shortlists that each vendor stands on, by its id. */
export const useShortlists = () => trpc.vendors.shortlists.useQuery(undefined, { select: byVendor });

/** The deleted ones, with the function that restores one. */
export function useDeletedVendors() {
  const [open, onOpenChange] = useState(false);
  const { data: items, error } = trpc.vendors.deleted.useQuery(undefined, { enabled: open });
  const restore = useRestoreVendor();
  return {
    open,
    onOpenChange,
    items,
    error,
    restore: (vendorId: string) => restore.mutate({ vendorId }),
    restoring: restore.isPending ? restore.variables.vendorId : undefined,
  };
}

/** Reads a vendor from the server, not from the cache. */
export function useFetchVendor() {
  const utils = trpc.useUtils();
  return (vendorId: string) => utils.vendors.get.fetch({ vendorId }, { staleTime: 0 });
}

export function useCreateVendor() {
  const utils = trpc.useUtils();
  return trpc.vendors.create.useMutation({
    meta: { failure: copy.create.failed },
    onSuccess: (vendor) => {
      void utils.vendors.list.invalidate();
      toast({ tone: 'success', title: copy.create.done, description: vendor.name });
    },
  });
}

export function useUpdateVendor() {
  const utils = trpc.useUtils();
  return trpc.vendors.update.useMutation({
    meta: { failure: copy.edit.failed },
    onSuccess: (vendor) => {
      utils.vendors.get.setData({ vendorId: vendor.id }, vendor);
      void utils.vendors.list.invalidate();
      toast({ tone: 'success', title: copy.edit.done, description: vendor.name });
    },
  });
}

export function useRemoveVendor() {
  const utils = trpc.useUtils();
  const restore = useRestoreVendor();
  return trpc.vendors.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: (_nothing, { vendorId }) => {
      utils.vendors.list.setData(undefined, (vendors) => vendors?.filter(({ id }) => id !== vendorId));
      void utils.vendors.shortlist.invalidate();
      void utils.vendors.shortlists.invalidate();
      void utils.vendors.list.invalidate();
      void utils.vendors.deleted.invalidate();
      toast({
        title: copy.remove.done,
        action: { label: copy.remove.undo, onSelect: () => restore.mutate({ vendorId }) },
      });
    },
  });
}

function useRestoreVendor() {
  const utils = trpc.useUtils();
  return trpc.vendors.restore.useMutation({
    meta: { failure: copy.restore.failed },
    onSuccess: ({ name }) => {
      void utils.vendors.invalidate();
      toast({ tone: 'success', title: copy.restore.done, description: name });
    },
  });
}

export function useStartRefresh() {
  const utils = trpc.useUtils();
  return trpc.vendors.startRefresh.useMutation({
    meta: { failure: copy.refresh.failed },
    onSuccess: (job) => utils.jobs.get.setData({ jobId: job.id }, job),
  });
}

export function useCancelRefresh() {
  const utils = trpc.useUtils();
  return trpc.jobs.cancel.useMutation({
    meta: { failure: copy.refresh.failed },
    onSuccess: (job) => utils.jobs.get.setData({ jobId: job.id }, job),
  });
}

/** The refresh that a page names, as it goes on, and what it proposes or failed with once it has ended. */
export function useRefresh(jobId: string | null) {
  const job = useJob(jobId);
  const hasAnswer = job !== null && isFinished(job.status) && job.status !== 'cancelled';
  const asked = trpc.jobs.get.useQuery({ jobId: jobId ?? '' }, { enabled: jobId !== null && job === null });
  const proposal = useJobResult<VendorRefresh>(jobId ?? '', hasAnswer);
  if (jobId === null) return { job: null, proposal: null, error: null };
  return { job, proposal: proposal.data ?? null, error: asked.error ?? proposal.error };
}

export function useAcceptRefresh() {
  const utils = trpc.useUtils();
  return trpc.vendors.acceptRefresh.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: (vendor) => {
      utils.vendors.get.setData({ vendorId: vendor.id }, vendor);
      void utils.vendors.list.invalidate();
      toast({ tone: 'success', title: copy.refresh.done, description: vendor.name });
    },
  });
}
