import { SETTINGS } from './config.ts';

/** What other programs are known to read begins like ours. */
const OF_OTHERS = new Set(['SESSION_MANAGER', 'GOOGLE_APPLICATION_CREDENTIALS', 'HOSTNAME', 'HOSTTYPE']);

/**
 * A line for each variable that looks like a setting and is none: it begins with the first word of one, as DATABASE_,
 * or is a slip of the finger away. Nobody would notice otherwise that it does nothing.
 */
export function unknownSettings(env: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(env).filter((name) => !SETTINGS.includes(name) && !OF_OTHERS.has(name));
  return names.flatMap((name) => {
    const near = SETTINGS.map((setting) => ({ setting, changes: changesBetween(name, setting) }));
    // Of two as near, the one that ends alike: OPENAI_KEY is OPENAI_API_KEY rather than OPENAI_MODEL.
    const [nearest] = near.toSorted(
      (a, b) => a.changes - b.changes || endsLike(name, b.setting) - endsLike(name, a.setting),
    );
    if (!nearest) return [];
    const isSlip = nearest.changes <= (name.length < 6 ? 1 : 2);
    if (!isSlip && !beginsLikeOurs(name)) return [];
    return [`The environment variable ${name} is not a setting. Did you mean ${nearest.setting}?`];
  });
}

const FIRST_WORDS = new Set(SETTINGS.filter((name) => name.includes('_')).map((name) => name.split('_')[0]));
const beginsLikeOurs = (name: string) => name.includes('_') && FIRST_WORDS.has(name.split('_')[0]);

const endsLike = (a: string, b: string) => Number(a.split('_').at(-1) === b.split('_').at(-1));

/** Letters to add, leave out, replace or swap with their neighbor (optimal string alignment). */
function changesBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const changes = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      current.push(Math.min(...changes, ...(isSwap ? [at(row - 2, column - 2) + 1] : [])));
    }
  }
  return at(a.length, b.length);
}
