import { atFirstSign } from '../../../lib/first-sign.ts';
import { onDemand } from '../../../lib/on-demand.tsx';

const rules = onDemand(() => import('@process-ai/domain/hierarchy-changes'));

/** The rules of what may be moved where, with what each refusal says. */
export const loadMoves = rules.prefetch;

atFirstSign(() => void loadMoves().catch(() => {}));
