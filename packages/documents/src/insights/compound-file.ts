import { AppError } from '@process-ai/contract/errors';
import type { InsightType } from '@process-ai/contract/insights';
import { type CompoundStreams, readCompoundStreams } from './compound-streams.ts';
import { notWhatItClaims } from './document-type.ts';
import { damaged, protectedByPassword } from './unusable.ts';

/**
 * An OLE compound file (the container of DOC and PPT) → its streams.
 * Throws `documentUnusable` when it is damaged or holds a whole document under a password, `fileTypeRefused` when it
 * holds none of the streams `expected`.
 */
export function openCompoundFile(bytes: Uint8Array, type: InsightType, expected: string[]): CompoundStreams {
  const streams = readStreams(bytes);
  if (streams.has('EncryptedPackage')) throw protectedByPassword();
  if (expected.some((name) => streams.has(name))) return streams;
  const found = Object.entries(STREAMS).find(([name]) => streams.has(name));
  throw notWhatItClaims(type, found?.[1] ?? 'an Office file of another kind');
}

function readStreams(bytes: Uint8Array): CompoundStreams {
  try {
    return readCompoundStreams(bytes);
  } catch (cause) {
    throw cause instanceof AppError ? cause : damaged();
  }
}

const STREAMS = {
  WordDocument: 'a DOC document',
  'PowerPoint Document': 'a PPT presentation',
  Workbook: 'an XLS workbook',
  Book: 'an XLS workbook',
};
