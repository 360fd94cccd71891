import { AppError } from '@process-ai/contract/errors';
import { PlaybookDraft, PlaybookInput } from '@process-ai/contract/playbooks';
import type { Actor, App, RunningJob, StartedJob } from '../../../app.ts';
import { outlineOf } from '../../analysis/service.ts';
import { start } from '../../jobs/service.ts';
import { overview } from '../../sectors/service.ts';

/** Drafts a playbook from the sector's processes; saves nothing. */
export async function generate(app: App, actor: Actor, sectorId: string): Promise<StartedJob<PlaybookDraft>> {
  const { id, hasProcesses } = await overview(app, sectorId);
  if (!hasProcesses) throw new AppError('noProcesses');
  return { job: await start(app, actor, { kind: 'playbook-draft', sectorId: id }), answer: PlaybookDraft.parse };
}

export async function draftInJob(app: App, { sectorId, signal }: RunningJob): Promise<PlaybookDraft> {
  const proposed = await app.analyst.draftPlaybook(await outlineOf(app, sectorId), signal);
  const draft = PlaybookInput.safeParse(proposed);
  if (!draft.success) throw new AppError('analystFailed', UNFIT);
  return { ...draft.data, source: app.analyst.source, isCustom: true };
}

const UNFIT = 'The analyst drafted a playbook that cannot be saved. Please try again.';
