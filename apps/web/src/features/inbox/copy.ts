import type { CommentSubject } from '@process-ai/contract/comments';
import type { InboxJob } from '@process-ai/contract/inbox';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { JOB_WORDS, PROGRAMS } from '../../lib/job-words.ts';

const SUBJECTS: Record<CommentSubject, string> = {
  process: 'process',
  opportunity: 'opportunity',
  touchpoint: 'touchpoint',
  initiative: 'initiative',
};

export const copy = {
  title: 'Inbox',
  text: 'Comments that mention you, and your long-running work that has finished.',
  loading: 'Loading the inbox...',
  failed: 'The inbox could not be loaded',
  emptyTitle: 'Nothing for you yet',
  emptyText: 'When somebody mentions you in a comment, or long-running work of yours finishes, it shows up here.',
  list: 'Entries',
  hint: 'The arrow keys move between entries, Enter opens one.',
  most: (count: number) => `The newest ${formatNumber(count)} entries. Older ones are not shown.`,
  unread: 'Unread',
  allRead: 'Mark all as read',
  read: (words: string) => `Mark as read: ${words}`,
  isRead: (count: number) => (count === 1 ? 'Marked as read' : `${formatNumber(count)} marked as read`),
  undo: 'Undo',
  notMarked: { title: 'The inbox was not changed' },
  mentioned: (by: string | null, subject: CommentSubject, name: string) =>
    `${by || 'Somebody'} mentioned you on the ${SUBJECTS[subject]} “${name}”`,
  ended: ({ kind, status, done, format }: InboxJob) => {
    const work = format === null ? JOB_WORDS[kind] : `${PROGRAMS[format]} ${JOB_WORDS[kind]}`;
    if (status === 'failed') return `Your ${work} failed`;
    return kind === 'analysis'
      ? `Your analysis of ${formatCount(done, 'process', 'processes')} is done`
      : `Your ${work} is done`;
  },
};
