import { AppError } from '@process-ai/contract/errors';
import type { Job } from '@process-ai/contract/jobs';
import { PlaybookDraft, PlaybookInput } from '@process-ai/contract/playbooks';
import type { Actor, App, RunningJob } from '../../../app.ts';
import { outlineOf } from '../../analysis/service.ts';
import { foundSoFar, resultOf, start } from '../../jobs/service.ts';
import { overview } from '../../sectors/service.ts';

/** Drafts a playbook from the sector's processes, and waits for it; saves nothing. */
export async function generate(app: App, actor: Actor, sectorId: string): Promise<PlaybookDraft> {
  const { id } = await startDraft(app, actor, sectorId);
  return PlaybookDraft.parse(await resultOf(app, id));
}

export async function startDraft(app: App, actor: Actor, sectorId: string): Promise<Job> {
  const { id, hasProcesses } = await overview(app, sectorId);
  if (!hasProcesses) throw new AppError('noProcesses');
  return start(app, actor, { kind: 'playbook-draft', sectorId: id });
}

/** The draft of a job, once it is there. */
export async function drafted(app: App, jobId: string): Promise<PlaybookDraft | null> {
  const found = await foundSoFar(app, jobId);
  return found === null ? null : PlaybookDraft.parse(found);
}

export async function draftInJob(app: App, { sectorId, signal }: RunningJob): Promise<PlaybookDraft> {
  const proposed = await app.analyst.draftPlaybook(await outlineOf(app, sectorId), signal);
  const draft = PlaybookInput.safeParse(proposed);
  if (!draft.success) throw new AppError('analystFailed', UNFIT);
  return { ...draft.data, source: app.analyst.source, isCustom: true };
}

const UNFIT = 'The analyst drafted a playbook that cannot be saved. Please try again.';
