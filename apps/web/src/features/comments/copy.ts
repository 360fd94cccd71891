import { formatCount } from '../../lib/format.ts';

export const copy = {
  title: 'Comments',
  loading: 'Loading comments...',
  failed: 'The comments could not be loaded',
  none: 'Nobody has said anything yet.',
  by: (by: string | null) => by ?? 'Somebody',
  edited: 'edited',
  editedAt: (at: string) => `Edited ${at}`,
  comment: (by: string | null, at: string) => `Comment by ${by ?? 'somebody'}, ${at}`,
  box: {
    label: 'Add a comment',
    placeholder: 'Add a comment. @ mentions somebody.',
    send: 'Comment',
    failed: { title: 'The comment was not saved' },
  },
  edit: {
    open: 'Edit',
    label: 'Change the comment',
    save: 'Save',
    cancel: 'Cancel',
    failed: { title: 'The comment was not changed' },
  },
  remove: {
    open: 'Delete',
    done: 'Comment deleted',
    undo: 'Undo',
    failed: { title: 'The comment was not deleted' },
    notRestored: { title: 'The comment was not brought back' },
  },
  people: {
    list: 'People to mention',
    found: (count: number) => `${formatCount(count, 'person', 'people')} to mention. Arrow keys choose, Enter takes.`,
  },
  touchPoint: {
    open: (count: number) => (count === 0 ? 'Comment' : formatCount(count, 'comment')),
    of: (name: string, count: number) =>
      count === 0 ? `Comment on ${name}` : `${formatCount(count, 'comment')} on ${name}`,
    sheet: (name: string) => `Comments on ${name}`,
    close: 'Close comments',
  },
};
