import type { WorkFunction } from '@process-ai/contract/process-values';
import { FUNCTION_OF_AREA } from './function-areas.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { meaningsIn, remembered, wordsOfName } from './name-words.ts';

const meaningsOf = meaningsIn(
  FUNCTION_WORDS.flatMap(({ workFunction, certain, likely, possible }) => [
    [certain, { workFunction, weight: 3 }] as const,
    [likely, { workFunction, weight: 2 }] as const,
    [possible, { workFunction, weight: 1 }] as const,
  ]),
);

/** From this weight on a name says by itself what its work is; below, the names above it are asked first. */
const DECIDED = 2;

interface Said {
  workFunction: WorkFunction;
  isDecided: boolean;
}

/**
 * The function that a process belongs to. The path is the names from the top down to the process itself. The nearest
 * name that says it decides; then the nearest that hints at it; what nobody says is the organisation's own trade.
 */
export function functionOf(path: readonly string[]): WorkFunction {
  let hint: WorkFunction | undefined;
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const said = saidBy(path[at] ?? '');
    if (said?.isDecided) return said.workFunction;
    hint ??= said?.workFunction;
  }
  return hint ?? 'operations';
}

const saidBy = remembered((name): Said | null => {
  const words = wordsOfName(name);
  const area = FUNCTION_OF_AREA.get(words.join(' '));
  if (area) return { workFunction: area, isDecided: true };

  const weights = new Map<WorkFunction, number>();
  for (const { workFunction, weight } of meaningsOf(words)) {
    weights.set(workFunction, (weights.get(workFunction) ?? 0) + weight);
  }
  let best: Said | null = null;
  let most = 0;
  // Of two that weigh the same the one said first: "marketing budget" is marketing.
  for (const [workFunction, weight] of weights) {
    if (weight <= most) continue;
    most = weight;
    best = { workFunction, isDecided: weight >= DECIDED };
  }
  return best;
});
