import { errorText } from '../../lib/error-copy.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useVendors = () => trpc.vendors.list.useQuery();

export const useExports = (sectorId: string) => trpc.exports.list.useQuery({ sectorId });

/** Builds the file and opens it. */
export function useCreateExport() {
  const utils = trpc.useUtils();
  const fail = (description: string) => toast({ tone: 'danger', title: copy.failed.title, description });
  return trpc.exports.create.useMutation({
    meta: { failure: 'in-place' },
    onError: (error) => fail(errorText(error) || copy.failed.unknown),
    onSuccess: ({ url, title }, { sectorId }) => {
      void utils.exports.list.invalidate({ sectorId });
      if (!url) {
        fail(copy.failed.noUrl);
        return;
      }
      openInNewTab(url);
      toast({
        tone: 'success',
        title: copy.sheets.done,
        description: title,
        action: { label: copy.sheets.open, onSelect: () => openInNewTab(url) },
      });
    },
  });
}

/** A download starts in a tab of its own and leaves this page alone. */
function openInNewTab(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
