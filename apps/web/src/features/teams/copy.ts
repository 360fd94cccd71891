import { formatCount } from '../../lib/format.ts';

export const copy = {
  title: 'Teams and access',
  text: 'A team gets access to sectors as a whole. People who join it can open them; people who leave it no longer can.',
  teams: 'Teams',
  loading: 'Loading teams...',
  failed: 'The teams could not be loaded',
  emptyTitle: 'No Teams Yet',
  emptyText: 'Add one for each client or practice, then give it access in the sectors.',
  table: { name: 'Team', members: 'Members', sectors: 'Sectors', actions: 'Actions', nobody: 'Nobody' },
  sectors: (count: number) => formatCount(count, 'sector'),
  create: { open: 'Add Team', title: 'Add team', submit: 'Add Team', done: 'Team added' },
  edit: { open: (name: string) => `Edit ${name}`, title: 'Edit team', submit: 'Save', done: 'Team saved' },
  form: {
    name: 'Name',
    namePlaceholder: 'e.g. Insurance practice',
    members: 'Members',
    none: 'Nobody yet.',
    add: 'Add a member',
    placeholder: 'Choose by name',
    search: 'Search by name',
    list: 'People',
    nothing: 'Nobody of that name',
    remove: (name: string) => `Remove ${name}`,
    cancel: 'Cancel',
    failed: { title: 'The team was not saved' },
  },
  remove: {
    open: (name: string) => `Delete ${name}`,
    title: 'Delete team?',
    text: (name: string, sectors: number) =>
      sectors === 0
        ? `No sector names “${name}” in its access. This cannot be undone.`
        : `Its members lose what “${name}” may do in ${formatCount(sectors, 'sector')}, at once. This cannot be undone.`,
    confirm: 'Delete',
    done: 'Team deleted',
    failed: { title: 'The team was not deleted' },
  },
};
