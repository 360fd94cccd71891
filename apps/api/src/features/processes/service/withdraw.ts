import { reasonsToKeep } from '@process-ai/domain/process-withdrawal';
import type { App } from '../../../app.ts';
import { listWithdrawalCandidates, markWithdrawn } from '../repository.ts';

export interface KeptProcess {
  code: string;
  name: string;
  reason: string;
}

/**
 * Takes back processes that an import or a playbook added, in a sector whose row is held. What somebody has worked on
 * since stays, and is named with the reasons.
 */
export async function withdraw(
  app: App,
  sectorId: string,
  ids: string[],
): Promise<{ withdrawn: number; kept: KeptProcess[] }> {
  const candidates = await listWithdrawalCandidates(app.db, sectorId, ids);
  const reasons = reasonsToKeep(candidates);
  const leaving = candidates.filter(({ id }) => !reasons.has(id)).map(({ id }) => id);
  await markWithdrawn(app.db, leaving);
  const kept = candidates.flatMap(({ id, code, name }) => {
    const reason = reasons.get(id);
    return reason ? [{ code, name, reason }] : [];
  });
  return { withdrawn: leaving.length, kept };
}
