/** Statements before and after each that are looked at with it. */
const AROUND = 8;
/** What is expected before any has been read, and how many statements that counts as. */
const EXPECTED = { nearness: 2, statements: 2 };
/**
 * Statements that speak of a sector's work come so near to its processes on average: 2.7 to 6 in notes and reports of
 * seven languages, and 0.8 to 2.3 in company portraits, news, leaflets and statistics.
 */
const LEAST = 2.2;
/** Among so few processes no word is rare, and hardly any sentence of something else comes near to one. */
const FEW_PROCESSES = 30;

/**
 * Whether a document speaks of a sector's work at each of its statements: a report may have one chapter that does. One
 * sentence in four of any text comes near to one process of a hundred by chance, those around it do not.
 */
export function areOfTheWork(statements: readonly { nearness: number }[], processes: number): boolean[] {
  if (processes < FEW_PROCESSES) return statements.map(() => true);
  return statements.map((_, at) => {
    const around = statements.slice(Math.max(0, at - AROUND), at + AROUND + 1);
    const sum = around.reduce((total, { nearness }) => total + nearness, EXPECTED.nearness * EXPECTED.statements);
    return sum / (around.length + EXPECTED.statements) >= LEAST;
  });
}
