import type { Inbox } from '@process-ai/contract/inbox';
import { setUnread } from '../../lib/presence.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

/** Read anew each time that it is shown; the page's stream tells of what comes meanwhile. */
export const useInbox = () => trpc.inbox.list.useQuery(undefined, { staleTime: 0 });

/** Marks entries as read; the toast takes that back. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  const show = (inbox: Inbox) => {
    utils.inbox.list.setData(undefined, inbox);
    setUnread(inbox.unread);
  };
  const options = { meta: { failure: copy.notMarked }, onSuccess: show };
  const some = trpc.inbox.markRead.useMutation(options);
  const all = trpc.inbox.markAllRead.useMutation(options);
  const back = trpc.inbox.markUnread.useMutation(options);
  const offerUndo = (ids: string[]) =>
    toast({ title: copy.isRead(ids.length), action: { label: copy.undo, onSelect: () => back.mutate({ ids }) } });
  return {
    /** Without a word: whoever opens an entry sees that it is read. */
    opened: (id: string) => some.mutate({ ids: [id] }),
    markOne: (id: string) => some.mutate({ ids: [id] }, { onSuccess: () => offerUndo([id]) }),
    markAll: (ids: string[]) => all.mutate(undefined, { onSuccess: () => offerUndo(ids) }),
    isMarkingAll: all.isPending,
  };
}
