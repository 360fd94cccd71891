const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities that XML knows of itself, and characters by number. Any other entity stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const number = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return number <= 0x10ffff ? String.fromCodePoint(number) : whole;
  });
}
