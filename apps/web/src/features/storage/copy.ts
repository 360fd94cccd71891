import type { CleanupReport, StoredKind } from '@process-ai/contract/storage';
import { formatCount, formatDateTime } from '../../lib/format.ts';

const KINDS: Record<StoredKind, string> = {
  sectors: 'Sectors, with processes, figures and plans',
  documents: 'Documents, with the evidence from them',
  exports: 'Exports that are stored',
  imports: 'Files of imports',
  activity: 'Activity of sectors',
  audit: 'Entries of the audit log',
  jobs: 'Jobs and their results',
  people: 'People, with sessions and tokens',
};

export const copy = {
  title: 'Storage',
  text: 'What is stored, how large it is, and how long it is kept.',
  loading: 'Loading what is stored...',
  failed: 'What is stored could not be read',
  stored: {
    title: 'What is stored',
    kinds: KINDS,
    what: 'What',
    count: 'Number',
    deleted: 'Of these deleted',
    size: 'On the disk',
    database: 'The whole database',
    wal: 'Its write-ahead log',
    elsewhere: {
      folder: 'Of these outside of the database, in a folder',
      s3: 'Of these outside of the database, in S3 storage',
    },
  },
  retention: {
    title: 'How long things are kept',
    text: 'Anything past its time is deleted for good at night. Leave a field empty to keep it until somebody deletes it.',
    deleted: 'Deleted things, in days',
    deletedHint:
      'Sectors, documents, processes, journeys, comments, playbooks and vendors: they can be brought back for this long.',
    exports: 'Stored exports, in months',
    exportsHint: 'The file is deleted. Who exported what and when stays in the activity.',
    activity: 'Activity, in months',
    activityHint: 'Who did what in a sector. The audit log has its own setting, on its page.',
    invalid: (least: number, most: number) => `A whole number from ${least} to ${most}, or nothing.`,
    save: 'Save',
    done: 'Retention saved',
    failed: { title: 'Retention not saved' },
    shorter: {
      title: 'Delete what is older?',
      text: 'What is older than the new time is deleted for good in the coming night. Nobody can bring it back.',
      confirm: 'Save and Delete',
    },
  },
  cleanup: {
    title: 'Cleanup',
    text: 'Each night, what is past its time is deleted for good, and the tables of the database are written anew, so that its files hold nothing of what was deleted for good. The write-ahead log keeps it until its files are used again, hours as a rule, and backups for as long as you keep them.',
    never: 'There has been no cleanup yet.',
    ended: (at: string) => `The last one ended on ${formatDateTime(at)}.`,
    open: (at: string) => `One began on ${formatDateTime(at)} and has not ended.`,
    due: 'Something that was deleted for good is still in the files of the database.',
    clean: 'Nothing that was deleted for good is left in the files of the database.',
    report: ({ deleted, exports, activity }: CleanupReport) =>
      `Past their time were ${formatCount(deleted, 'deleted thing', 'deleted things')}, ${formatCount(exports, 'export', 'exports')} and ${formatCount(activity, 'entry', 'entries')} of activity.`,
    now: 'Clean Up Now',
    ask: {
      title: 'Clean up now?',
      text: 'While a large table is rewritten, people who save to it wait or are asked to try again. At night nobody notices.',
      confirm: 'Clean Up',
    },
    begun: 'Cleanup started',
    failed: { title: 'Cleanup not started' },
  },
};
