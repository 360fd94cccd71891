import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useTeams = () => trpc.teams.list.useQuery();

export const usePeople = () => trpc.comments.people.useQuery({});

/** Adds a team, or changes the one of that id. */
export function useSaveTeam(teamId: string | null) {
  const utils = trpc.useUtils();
  const words = teamId === null ? copy.create : copy.edit;
  const options = {
    meta: { failure: copy.form.failed },
    onSuccess: () => {
      toast({ tone: 'success', title: words.done });
      return utils.teams.list.invalidate();
    },
  } as const;
  const create = trpc.teams.create.useMutation(options);
  const update = trpc.teams.update.useMutation(options);
  return {
    isPending: create.isPending || update.isPending,
    save: (team: { name: string; memberIds: string[] }) =>
      teamId === null ? create.mutateAsync(team) : update.mutateAsync({ teamId, ...team }),
  };
}

export function useRemoveTeam() {
  const utils = trpc.useUtils();
  return trpc.teams.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: () => {
      toast({ title: copy.remove.done });
      void utils.sectorAccess.restricted.invalidate();
      return utils.teams.list.invalidate();
    },
  });
}
