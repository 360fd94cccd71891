/** Characters that XML 1.0 has no way to write. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** What may have to change; nearly no text has any of it, and a thousand processes have many texts. */
const SUSPECT =
  /[\u0000-\u001f\u0080-\u00a0\u2000-\u200a\u2028-\u202f\u3000\ud800-\udfff\ufeff\ufffe\uffff]|^ | {2}| $/;

/**
 * The same plain value, with every text in it as a slide can hold it: what XML cannot write is dropped, and it is one
 * line. What has nothing to change is handed back as it is.
 */
export function writableTexts<T>(value: T): T {
  if (typeof value === 'string') return (SUSPECT.test(value) ? writable(value) : value) as T;
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) {
    const parts = value.map(writableTexts);
    return parts.some((part, index) => part !== value[index]) ? (parts as T) : value;
  }
  let changed: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(value)) {
    const written = writableTexts(part);
    if (written === part) continue;
    changed ??= { ...value } as Record<string, unknown>;
    changed[key] = written;
  }
  return (changed ?? value) as T;
}

const writable = (text: string): string => text.toWellFormed().replace(UNWRITABLE, '').replace(/\s+/g, ' ').trim();
