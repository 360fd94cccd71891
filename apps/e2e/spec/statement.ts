/** What the specification says, in words, each with how it is seen to be true. */
export type Statements<Subject> = Record<string, (subject: Subject) => Promise<unknown>>;

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
