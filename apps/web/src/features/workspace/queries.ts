import type { TemplateKind } from '@process-ai/contract/workspace';
import { fileForm } from '../../lib/file-form.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

const LOGO = '/api/workspace/logo';

export const useWorkspace = () => trpc.workspace.get.useQuery();

/** Where the logo is: the same address would show the picture that the browser has kept. */
export const logoAddress = (at: number) => `${LOGO}?at=${at}`;

export function useUpdateWorkspace() {
  const utils = trpc.useUtils();
  return trpc.workspace.update.useMutation({
    meta: { failure: copy.form.failed },
    onSuccess: (workspace) => {
      utils.workspace.get.setData(undefined, workspace);
      toast({ tone: 'success', title: copy.form.done });
    },
  });
}

export function useRequireSecondFactor() {
  const utils = trpc.useUtils();
  const words = copy.signIn;
  return trpc.workspace.update.useMutation({
    meta: { failure: words.failed },
    onSuccess: (workspace) => {
      utils.workspace.get.setData(undefined, workspace);
      void utils.auth.secondFactor.invalidate();
      toast({ tone: 'success', title: workspace.requireSecondFactor ? words.required : words.notRequired });
    },
  });
}

export function useSectorAccessOfNew() {
  const utils = trpc.useUtils();
  const words = copy.newSectors;
  return trpc.workspace.update.useMutation({
    meta: { failure: words.failed },
    onSuccess: (workspace) => {
      utils.workspace.get.setData(undefined, workspace);
      toast({ tone: 'success', title: workspace.sectorAccess === 'all' ? words.areOpen : words.areClosed });
    },
  });
}

export function useUploadLogo() {
  const utils = trpc.useUtils();
  const upload = trpc.workspace.setLogo.useMutation({
    meta: { failure: copy.logo.uploadFailed },
    onSuccess: (workspace) => {
      utils.workspace.get.setData(undefined, workspace);
      toast({ tone: 'success', title: copy.logo.uploaded });
    },
  });
  return { send: (file: File) => upload.mutate(fileForm(file)), isPending: upload.isPending };
}

/** Removes the logo; as long as the toast shows, it can be put back. */
export function useRemoveLogo() {
  const utils = trpc.useUtils();
  const { send } = useUploadLogo();
  const remove = trpc.workspace.removeLogo.useMutation({ meta: { failure: copy.logo.removeFailed } });
  const run = async () => {
    const before = await fetch(LOGO).then((answer) => (answer.ok ? answer.blob() : null));
    remove.mutate(undefined, {
      onSuccess: (workspace) => {
        utils.workspace.get.setData(undefined, workspace);
        const back = before && new File([before], 'logo', { type: before.type });
        toast({
          title: copy.logo.removed,
          ...(back ? { action: { label: copy.logo.undo, onSelect: () => send(back) } } : {}),
        });
      },
    });
  };
  return { run: () => void run(), isPending: remove.isPending };
}

/** Adds what a workspace file holds; what was left out stays in `data`, to be read. */
export function useImportWorkspace() {
  const utils = trpc.useUtils();
  const upload = trpc.workspace.importArchive.useMutation({
    meta: { failure: copy.file.failed },
    // Also what failed half way has added something.
    onSettled: () => utils.invalidate(),
    onSuccess: ({ sectors, vendors, playbooks, refused }) => {
      const added = sectors.length + vendors + playbooks;
      const what = copy.file.added({ sectors: sectors.length, vendors, playbooks });
      if (refused.length === 0) toast({ tone: 'success', title: copy.file.done, description: what });
      else toast({ tone: 'danger', title: copy.file.notAll(refused.length), ...(added > 0 && { description: what }) });
    },
  });
  return { send: (file: File) => upload.mutate(fileForm(file)), isPending: upload.isPending, imported: upload.data };
}

export function useUploadTemplate() {
  const utils = trpc.useUtils();
  const upload = trpc.workspace.setTemplate.useMutation({
    meta: { failure: copy.templates.uploadFailed },
    onSuccess: (workspace) => {
      utils.workspace.get.setData(undefined, workspace);
      toast({ tone: 'success', title: copy.templates.uploaded });
    },
  });
  return { send: (file: File) => upload.mutate(fileForm(file)), isPending: upload.isPending };
}

/** Removes a template; as long as the toast shows, it can be put back. */
export function useRemoveTemplate() {
  const utils = trpc.useUtils();
  const { send } = useUploadTemplate();
  const remove = trpc.workspace.removeTemplate.useMutation({ meta: { failure: copy.templates.removeFailed } });
  const run = async (kind: TemplateKind, name: string) => {
    const before = await fetch(`/api/workspace/templates/${kind}`).then((answer) => (answer.ok ? answer.blob() : null));
    remove.mutate(
      { kind },
      {
        onSuccess: (workspace) => {
          utils.workspace.get.setData(undefined, workspace);
          const back = before && new File([before], name);
          toast({
            title: copy.templates.removed,
            ...(back ? { action: { label: copy.templates.undo, onSelect: () => send(back) } } : {}),
          });
        },
      },
    );
  };
  return { run: (kind: TemplateKind, name: string) => void run(kind, name), isPending: remove.isPending };
}
