import { atFirstSign } from '../../../lib/first-sign.ts';
import { onDemand } from '../../../lib/on-demand.tsx';
import type { Field } from '../model.ts';
import { type Change, cellsOf, type Edits } from './edits.ts';

/** What the API takes. It comes with a library, and nothing has to be checked before something is typed. */
const rules = onDemand(() => import('@process-ai/contract/roi'));

/** Must be there before anything below can tell. */
export const loadRefusals = rules.prefetch;
export const areRefusalsLoaded = () => rules.current() !== undefined;

atFirstSign(() => void loadRefusals().catch(() => {}));

/** Why the API would refuse a figure; undefined when it takes it. */
export const refusalOf = (field: Field, value: number): string | undefined =>
  rules.current()?.RoiInputEntry.shape[field].safeParse(value).error?.issues[0]?.message;

/** The cells that hold what the API would refuse. */
export const refusedCells = (edits: Edits): Change[] =>
  cellsOf(edits).filter(({ field, value }) => refusalOf(field, value) !== undefined);
