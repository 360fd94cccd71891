/** True for a number of dotted parts, such as 1.0 or 9.10.1, which states its own level. */
export function isDottedNumber(code: string): boolean {
  return /^\d+(?:\.\d+)*\.?$/.test(code);
}

/** 1 for "7" and "7.0", else the number of dotted parts: 3 for "9.10.1". */
export function levelOfCode(code: string): number {
  const parts = partsOf(code);
  return parts.length === 2 && /^0+$/.test(parts[1] ?? '') ? 1 : parts.length;
}

/**
 * Codes that could stand above a code, from the nearest upwards: 1.1.1 → 1.1, 1.0, 1; and 1.1 → 1.0, 1. Codes with letters
 * work alike: BC-10.20 → BC-10.0, BC-10.
 */
export function codesAbove(code: string): string[] {
  const parts = partsOf(code);
  if (parts.length === 2 && /^0+$/.test(parts[1] ?? '')) return [];
  const above: string[] = [];
  for (let length = parts.length - 1; length >= 1; length -= 1) {
    const prefix = parts.slice(0, length).join('.');
    if (length === 1) above.push(`${prefix}.0`);
    above.push(prefix);
  }
  return above;
}

/** A dot at the end ("1.1.") is punctuation. */
export function withoutLastDot(code: string): string {
  return code.endsWith('.') ? code.slice(0, -1) : code;
}

function partsOf(code: string): string[] {
  return withoutLastDot(code).split('.');
}
