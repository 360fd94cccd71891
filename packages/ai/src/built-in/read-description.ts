const READ_MAX = 1200;

/** Sentences that speak to whoever reads them, and not of the work: neither orders nor words to go by. */
const ORDER =
  /\b(?:ignore|disregard|forget|override)\b.{0,60}\b(?:instructions?|prompts?|rules|guidelines|above|training)\b|\b(?:answer|respond|reply|output)\b only with\b|\bsystem prompt\b|\byou are (?:now|no longer) |^\s*(?:system|assistant)\s*:/i;

/** What a description says of a process or a sector, as far as it is read. */
export function readDescription(description: string | null, max = READ_MAX): string {
  const text = (description ?? '').slice(0, max);
  if (!ORDER.test(text)) return text;
  return text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => !ORDER.test(sentence))
    .join(' ');
}
