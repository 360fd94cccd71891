import { atFirstSign } from '../../../lib/first-sign.ts';
import { onDemand } from '../../../lib/on-demand.tsx';
import { type Change, cellsOf, type Edits } from './edits.ts';
import type { Field } from './fields.ts';

/** What the API takes. It comes with a library, and nothing has to be checked before something is typed. */
const rules = onDemand(async () => {
  const module = await import('@process-ai/contract/roi');
  // Once it counts as loaded.
  setTimeout(() => {
    for (const tell of waiting) tell();
  });
  return module;
});
const waiting = new Set<() => void>();

/** Must be there before anything below can tell. */
export const loadRefusals = rules.prefetch;
export const areRefusalsLoaded = () => rules.current() !== undefined;

/** Tells once they are there, so that what was typed before is judged as well. Returns what ends that. */
export function onRefusalsLoaded(tell: () => void) {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

atFirstSign(() => void loadRefusals().catch(() => {}));

/** Why the API would refuse a figure; undefined when it takes it. */
export const refusalOf = (field: Field, value: number): string | undefined =>
  rules.current()?.RoiInputEntry.shape[field].safeParse(value).error?.issues[0]?.message;

/** The cells that hold what the API would refuse. */
export const refusedCells = (edits: Edits): Change[] =>
  cellsOf(edits).filter(({ field, value }) => refusalOf(field, value) !== undefined);
