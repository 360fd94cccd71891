import type { InsightType } from '@process-ai/contract/insights';
import { orDamaged, protectedByPassword } from './damaged.ts';
import { notWhatItClaims } from './document-type.ts';

/**
 * An OLE compound file (the container of DOC and PPT) → a reader of its streams by name, null where there is none.
 * Throws `documentUnusable` when it is damaged or holds a whole document under a password, `fileTypeRefused` when it
 * holds none of the streams `expected`.
 */
export async function openCompoundFile(
  bytes: Uint8Array,
  type: InsightType,
  expected: string[],
): Promise<(name: string) => Uint8Array | null> {
  const { default: cfb } = await import('cfb');
  const container = await orDamaged(() => cfb.read(bytes, { type: 'array' }));
  const stream = (name: string) => {
    const content = cfb.find(container, name)?.content;
    return content ? Uint8Array.from(content) : null;
  };
  if (stream('EncryptedPackage')) throw protectedByPassword();
  if (expected.some((name) => stream(name))) return stream;
  const found = Object.entries(STREAMS).find(([name]) => stream(name));
  throw notWhatItClaims(type, found?.[1] ?? 'an Office file of another kind');
}

/** A new compound file of those of the streams that there are. */
export async function writeCompoundFile(names: string[], read: (name: string) => Uint8Array | null): Promise<Buffer> {
  const { default: cfb } = await import('cfb');
  const container = cfb.utils.cfb_new();
  for (const name of names) {
    const content = read(name);
    if (content) cfb.utils.cfb_add(container, name, content);
  }
  return cfb.write(container, { type: 'buffer' }) as Buffer;
}

const STREAMS = {
  WordDocument: 'a DOC document',
  'PowerPoint Document': 'a PPT presentation',
  Workbook: 'an XLS workbook',
  Book: 'an XLS workbook',
};
