import type { WorkFunction } from '@process-ai/contract/process-values';
import type { ValuedProcess } from '@process-ai/domain/value-source';
import { FUNCTION_OF_AREA } from './function-areas.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { meaningsIn, remembered, wordsOfName } from './name-words.ts';
import { volumeClassOf } from './volume.ts';

const POSSIBLE = 1;
/** In a longer name a word that is only possible is there by chance. */
const HINT_WORDS = 2;
/** From this weight on a name says by itself what its work is; below, the names above it are asked first. */
const DECIDED = 2;

const meaningsOf = meaningsIn<{ workFunction: WorkFunction; weight: number }>(
  FUNCTION_WORDS.flatMap(({ workFunction, certain, likely, possible }) => [
    [certain, { workFunction, weight: 3 }] as const,
    [likely, { workFunction, weight: DECIDED }] as const,
    [possible, { workFunction, weight: POSSIBLE }] as const,
  ]),
);

/**
 * What a firm of lawyers, auditors or consultants sells is its own trade, though the words of each step are those of a
 * department that others have for themselves.
 */
const WORK_FOR_CLIENTS: ReadonlySet<string> = new Set(
  [
    'Legal Work',
    'Consulting Projects',
    'Audit and Assurance',
    'Tax and Accounting Services',
    'Engineering and Design Offices',
  ].map((name) => wordsOfName(name).join(' ')),
);
const isWorkForClients = remembered((name) => WORK_FOR_CLIENTS.has(wordsOfName(name).join(' ')));

interface Said {
  workFunction: WorkFunction;
  isDecided: boolean;
}

/**
 * The function that a process belongs to. The path is the names from the top down to the process itself. The nearest
 * name that says it decides, unless one of them says that the work is done for clients; then the nearest that hints at it; what nobody says is the organisation's own trade.
 */
export function functionOf(path: readonly string[]): WorkFunction {
  if (path.some(isWorkForClients)) return 'operations';
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
    const before = weights.get(workFunction) ?? 0;
    weights.set(workFunction, before === POSSIBLE && weight === POSSIBLE ? DECIDED : Math.max(before, weight));
  }
  let best: Said | null = null;
  let most = 0;
  // Of two that weigh the same the one said first: "marketing budget" is marketing.
  for (const [workFunction, weight] of weights) {
    if (weight <= most || (weight === POSSIBLE && words.length > HINT_WORDS)) continue;
    most = weight;
    best = { workFunction, isDecided: weight >= DECIDED };
  }
  return best;
});

interface PlacedRow {
  id: string;
  parentId: string | null;
  name: string;
}

const placedBefore = new WeakMap<readonly PlacedRow[], ValuedProcess[]>();

/** The function and the volume of each process without others below it: only such a process has a benchmark. Asked again of the same list, it answers the same. */
export function placed(rows: readonly PlacedRow[]): ValuedProcess[] {
  const before = placedBefore.get(rows);
  if (before) return before;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const headings = new Set(rows.map(({ parentId }) => parentId));
  const valued = rows.map(({ id, parentId, name }): ValuedProcess => {
    if (headings.has(id)) return { id, parentId, workFunction: 'operations', weight: 0 };
    const path = [name];
    for (let above = byId.get(parentId ?? ''); above; above = byId.get(above.parentId ?? '')) path.push(above.name);
    return { id, parentId, workFunction: functionOf(path.reverse()), weight: volumeClassOf(name) };
  });
  placedBefore.set(rows, valued);
  return valued;
}
