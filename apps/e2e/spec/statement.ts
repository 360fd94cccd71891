/** What the specification says: "its section: the words", each with how it is seen to be true. */
export type Statements<Subject> = Record<string, (subject: Subject) => Promise<unknown>>;

/** One table out of several. Two statements of the same words would hide one another: that is refused. */
export function join<Subject>(...parts: Statements<Subject>[]): Statements<Subject> {
  const all = parts.flatMap((part) => Object.entries(part));
  const words = all.map(([key]) => key);
  const twice = words.filter((key, index) => words.indexOf(key) !== index);
  if (twice.length > 0) throw new Error(`Stated twice: ${twice.join('; ')}`);
  return Object.fromEntries(all);
}

/** The statements that do not hold, each with the first lines of why. Each gets a subject of its own from `open`. */
export async function findBroken<Subject>(
  statements: Statements<Subject>,
  open: () => Promise<{ subject: Subject; close: () => Promise<unknown> }>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const [words, check] of Object.entries(statements)) {
    const { subject, close } = await open();
    try {
      await check(subject);
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 12).join(' ');
      broken.push(`${words}: ${reason}`);
    } finally {
      await close();
    }
  }
  return broken;
}
