export const PART_MIN = 4;

/**
 * The fewest parts that a compound falls into, joined by "s", "n", "en", "es" or "er"; null where it is none. By its
 * longest tail, "Lieferantenstammdaten" are master data of suppliers, and else data of what is onboarded.
 */
export function splitCompound(
  word: string,
  stemOfPart: (part: string) => string | null,
  isByLongestTail: boolean,
): string[] | null {
  for (let cut = PART_MIN; cut <= word.length - PART_MIN; cut += 1) {
    const at = isByLongestTail ? cut : word.length - cut;
    const tail = stemOfPart(word.slice(at));
    if (tail === null) continue;
    const head = word.slice(0, at);
    for (const joint of ['', 's', 'n', 'en', 'es', 'er']) {
      if (!head.endsWith(joint) || head.length - joint.length < PART_MIN) continue;
      const bare = head.slice(0, head.length - joint.length);
      const whole = stemOfPart(bare);
      if (whole !== null) return [whole, tail];
      const further = bare.length >= 2 * PART_MIN ? splitCompound(bare, stemOfPart, isByLongestTail) : null;
      if (further) return [...further, tail];
    }
  }
  return null;
}
