import type { BackupStatus } from '@process-ai/contract/backups';
import type { JobKind } from '@process-ai/contract/jobs';
import { capitalized } from '@process-ai/domain/capitalized';
import { formatCount, formatDateTime, formatFileSize, formatNumber } from '../../lib/format.ts';
import { JOB_WORDS } from '../../lib/job-words.ts';

const GB = 1024 ** 3;
const size = (bytes: number) => (bytes >= GB ? `${formatNumber(bytes / GB, 1)} GB` : formatFileSize(bytes));

export const copy = {
  title: 'Status',
  text: 'How this installation is doing. The figures refresh every 30 seconds.',
  loading: 'Loading the status...',
  failed: 'The status could not be loaded',
  refresh: 'Refresh',
  jobs: {
    title: 'Jobs',
    queued: 'Waiting',
    running: 'Running',
    since: (iso: string) => `the first since ${formatDateTime(iso)}`,
    ended: 'Ended in the last 24 hours',
    endings: (succeeded: number, failed: number, cancelled: number) =>
      `${formatNumber(succeeded)} succeeded, ${formatNumber(failed)} failed, ${formatNumber(cancelled)} canceled`,
    workers: 'Heavy work',
    load: (busy: number, waiting: number) => `${formatCount(busy, 'task')} under way, ${formatNumber(waiting)} waiting`,
    killed: 'Stopped in the middle',
    killedSince: (count: number) => `${formatCount(count, 'task')} since the start`,
  },
  failures: {
    title: 'Jobs that failed in the last 24 hours',
    none: 'None. What fails shows up here with its reason.',
    most: (count: number) => `The newest ${formatNumber(count)}.`,
    table: { label: 'Failed jobs, the newest first', at: 'When', kind: 'What', reason: 'Reason' },
    kind: (kind: JobKind) => capitalized(JOB_WORDS[kind]),
  },
  analyst: {
    title: 'Analyst',
    source: 'Who analyzes',
    builtIn: 'It works on this machine and needs no connection.',
    test: 'Test connection',
    reached: (milliseconds: number) => `It answered in ${formatNumber(milliseconds)} ms.`,
  },
  storage: {
    title: 'Storage',
    database: 'Database',
    free: 'Free on the disk',
    size,
    unknown: 'Not known: the database is on another machine',
  },
  backups: {
    title: 'Backups',
    unread: 'The backups could not be looked up',
    none: 'None is set up. BACKUP_DIR makes this server write one each night.',
    plan: 'Each night',
    nightly: ({ hour, keep, isEncrypted }: NonNullable<BackupStatus['nightly']>) =>
      `from ${hour}:00 by the server's clock, ${formatNumber(keep)} kept, ${isEncrypted ? 'encrypted' : 'not encrypted'}`,
    last: 'Last one',
    notYet: 'There has been none yet',
    size: 'Size',
    failure: 'The latest try failed',
  },
  versions: {
    title: 'Versions',
    product: 'Process AI',
    node: 'Node.js',
    database: 'PostgreSQL',
    schema: 'Schema',
    started: 'Started',
  },
};
