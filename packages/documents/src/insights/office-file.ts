import { AppError } from '@process-ai/contract/errors';
import type { InsightType } from '@process-ai/contract/insights';
import { type Relationship, readRelationships } from '../processes/relationships.ts';
import { scanPart } from '../processes/scan-part.ts';
import type { Tag } from '../processes/scan-tags.ts';
import { openZip } from '../processes/zip.ts';
import { openCompoundFile } from './compound-file.ts';
import { unusable } from './damaged.ts';
import { notWhatItClaims } from './document-type.ts';

/** A DOCX or PPTX file: its main part, and the others as they are asked for. */
export interface OfficeFile {
  main: string;
  /** Visits the tags of the given names in a part, until there is enough of it. Nothing where there is no such part. */
  scan(part: string, names: string[], visit: (tag: Tag) => void, isEnough?: () => boolean): void;
  related(part: string): Relationship[];
}

/**
 * Opens the zip of an Office file whose main part has the root element `root`. Parts are read while they inflate, never
 * beyond the size that the directory declares; links to outside are never followed.
 * Throws `documentUnusable` for damage, passwords, zip bombs and a DOCTYPE in any part that is read, `fileTypeRefused` for
 * another kind of zip.
 */
export async function openOfficeFile(bytes: Uint8Array, type: InsightType, root: string): Promise<OfficeFile> {
  if (bytes[0] === COMPOUND_MARK) openCompoundFile(bytes, type, []);
  const zip = asDocument(() => openZip(bytes));
  const file = {
    scan: (...[part, names, visit, isEnough]: Parameters<OfficeFile['scan']>) =>
      asDocument(() => scanPart(zip, part, names, visit, isEnough)),
    related: (part: string) => asDocument(() => readRelationships(zip, part)),
  };
  const main = file.related('').find((relationship) => relationship.type.endsWith('/officeDocument'))?.target ?? '';
  let hasRoot = false;
  const find = () => {
    hasRoot = true;
  };
  file.scan(main, [root], find, () => hasRoot);
  if (!hasRoot) {
    throw notWhatItClaims(type, zip.names.includes('[Content_Types].xml') ? 'another Office file' : 'a zip archive');
  }
  return { main, ...file };
}

const COMPOUND_MARK = 0xd0;

/** The readers of zips and encodings speak of imports: here, what they refuse is a document that cannot be used. */
function asDocument<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof AppError ? unusable(cause.detail) : cause;
  }
}
