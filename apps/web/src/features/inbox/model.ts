import type { ActivityKind } from '@process-ai/contract/activity';
import type { CommentSubject } from '@process-ai/contract/comments';
import type { InboxEntry, InboxMention } from '@process-ai/contract/inbox';
import type { JobKind } from '@process-ai/contract/jobs';
import { changeAddress } from '../../lib/sector-change-words.ts';

const KINDS: Record<CommentSubject, ActivityKind> = {
  process: 'processes',
  opportunity: 'opportunities',
  touchpoint: 'journeys',
  initiative: 'plan',
};

/** Below the address of the sector: where what the work has made, or the one thing that it was about, can be seen. */
const PLACES: Partial<Record<JobKind, (jobId: string, subjectId: string | null) => string>> = {
  analysis: (_, process) => (process === null ? '?view=opportunities' : `?view=tree&process=${process}`),
  'journey-suggestions': (jobId) => `/journeys?suggestions=${jobId}`,
  'playbook-draft': () => '/playbooks',
  'insight-summary': (_, document) => (document === null ? '/insights' : `/insights?document=${document}`),
  export: () => '?export=earlier',
};

/** The way to what an entry is about. */
export function entryAddress({ id, sectorId, mention, job }: InboxEntry): string {
  if (job?.kind === 'vendor-refresh') return job.subjectId ? `/vendors/${job.subjectId}?refresh=${id}` : '/vendors';
  if (sectorId === null) return '/sectors';
  if (mention) return mentionAddress(sectorId, mention);
  if (job?.kind === 'research') return `/sectors/new?step=research&sector=${sectorId}`;
  return `/sectors/${sectorId}${(job && PLACES[job.kind]?.(id, job.subjectId)) ?? ''}`;
}

function mentionAddress(sectorId: string, { subject, subjectId, journeyId }: InboxMention): string {
  const address = changeAddress(sectorId, { kind: KINDS[subject], action: 'commented' }, journeyId ?? subjectId);
  return subject === 'touchpoint' ? `${address}&touchpoint=${subjectId}` : address;
}
