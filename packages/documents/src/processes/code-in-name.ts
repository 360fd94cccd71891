/** A dotted number, with letters before it or not: 1.1.1, TQ.21.00, BC-1000.10. */
const CODE = String.raw`(?:\p{L}{1,6}[-.]?)?\d+(?:\.\d+)+`;
const BEFORE = new RegExp(String.raw`^(${CODE})\.?[\s:–—-]+(\S.*)$`, 'u');
const AFTER = new RegExp(String.raw`^(.*\S)\s?[([]\s?(${CODE})\.?\s?[)\]]$`, 'u');

/**
 * Takes the code out of a label: "1.1.1.1. Identify competitors" and "Auftrag prüfen (TQ.21.00.00.02.01)". A number
 * without a dot ("Task 1", "2nd review") is no code; without one, `code` is ''.
 */
export function splitLabel(label: string): { code: string; name: string } {
  const text = label.replace(/\s+/g, ' ').trim();
  const before = BEFORE.exec(text);
  if (before) return { code: before[1] ?? '', name: before[2] ?? '' };
  const after = AFTER.exec(text);
  return after ? { code: after[2] ?? '', name: after[1] ?? '' } : { code: '', name: text };
}
