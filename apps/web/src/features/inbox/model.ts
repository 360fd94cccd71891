import type { ActivityKind } from '@process-ai/contract/activity';
import type { CommentSubject } from '@process-ai/contract/comments';
import type { InboxEntry, InboxMention } from '@process-ai/contract/inbox';
import { changeAddress } from '../../lib/sector-change-words.ts';

const KINDS: Record<CommentSubject, ActivityKind> = {
  process: 'processes',
  opportunity: 'opportunities',
  touchpoint: 'journeys',
  initiative: 'plan',
};

/** The way to what an entry is about. */
export function entryAddress({ id, sectorId, mention, job }: InboxEntry): string {
  if (job?.kind === 'vendor-refresh') return job.subjectId ? `/vendors/${job.subjectId}?refresh=${id}` : '/vendors';
  if (sectorId === null) return '/sectors';
  if (mention) return mentionAddress(sectorId, mention);
  const sector = `/sectors/${sectorId}`;
  switch (job?.kind) {
    case 'analysis':
      return job.subjectId ? `${sector}?view=tree&process=${job.subjectId}` : `${sector}?view=opportunities`;
    case 'research':
      return `/sectors/new?step=research&sector=${sectorId}`;
    case 'journey-suggestions':
      return `${sector}/journeys?suggestions=${id}`;
    case 'playbook-draft':
      return `${sector}/playbooks`;
    case 'insight-summary':
      return job.subjectId ? `${sector}/insights?document=${job.subjectId}` : `${sector}/insights`;
    case 'export':
      return `${sector}?export=earlier`;
    default:
      return sector;
  }
}

function mentionAddress(sectorId: string, { subject, subjectId, journeyId }: InboxMention): string {
  const address = changeAddress(sectorId, { kind: KINDS[subject], action: 'commented' }, journeyId ?? subjectId);
  return subject === 'touchpoint' ? `${address}&touchpoint=${subjectId}` : address;
}
