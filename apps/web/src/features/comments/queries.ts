import type { Comment, CommentSubject } from '@process-ai/contract/comments';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export interface Thing {
  sectorId: string;
  subject: CommentSubject;
  subjectId: string;
}

/** Others comment too: read anew each time that it is shown. */
export const useComments = (thing: Thing) => trpc.comments.list.useQuery(thing, { staleTime: 0 });

/** Who can be mentioned: whoever may open the sector. */
export const usePeople = (sectorId: string) => trpc.comments.people.useQuery({ sectorId });

function useSaid({ sectorId, subject, subjectId }: Thing) {
  const utils = trpc.useUtils();
  return async () => {
    void utils.comments.counts.invalidate({ sectorId });
    // A first answer that is still on its way does not know of it.
    await utils.comments.list.cancel({ sectorId, subject, subjectId });
    await utils.comments.list.invalidate({ sectorId, subject, subjectId });
  };
}

export const useCreateComment = (thing: Thing) =>
  trpc.comments.create.useMutation({ meta: { failure: copy.box.failed }, onSuccess: useSaid(thing) });

export const useUpdateComment = (thing: Thing) =>
  trpc.comments.update.useMutation({ meta: { failure: copy.edit.failed }, onSuccess: useSaid(thing) });

/** Deletes at once; the toast brings it back. */
export function useRemoveComment(thing: Thing) {
  const { sectorId } = thing;
  const said = useSaid(thing);
  const restore = trpc.comments.restore.useMutation({
    meta: { failure: copy.remove.notRestored },
    onSuccess: said,
  });
  const remove = trpc.comments.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: (_none, { commentId }) => {
      const onSelect = () => restore.mutate({ sectorId, commentId });
      toast({ title: copy.remove.done, action: { label: copy.remove.undo, onSelect } });
      return said();
    },
  });
  return {
    isRemoving: ({ id }: Comment) => remove.isPending && remove.variables.commentId === id,
    remove: ({ id }: Comment) => remove.mutate({ sectorId, commentId: id }),
  };
}
