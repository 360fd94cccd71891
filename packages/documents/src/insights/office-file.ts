import path from 'node:path';
import { AppError } from '@process-ai/contract/errors';
import type { InsightType } from '@process-ai/contract/insights';
import { decodeText } from '../processes/decode-text.ts';
import { type Relationship, readRelationships, relationshipsPart } from '../processes/relationships.ts';
import { openZip } from '../processes/zip.ts';
import { openCompoundFile } from './compound-file.ts';
import { unusable } from './damaged.ts';
import { notWhatItClaims } from './document-type.ts';

/** A DOCX or PPTX file: its main part, and the others as they are asked for. */
export interface OfficeFile {
  main: string;
  /** The XML of a part; '' where there is none. */
  read(part: string): string;
  related(part: string): Relationship[];
}

/**
 * Opens the zip of an Office file whose main part has the root element `root`. Parts are inflated one at a time, never
 * beyond the size that the directory declares; links to outside are never followed.
 * Throws `documentUnusable` for damage, passwords, zip bombs and a DOCTYPE in any part that is read, `fileTypeRefused` for
 * another kind of zip.
 */
export async function openOfficeFile(bytes: Uint8Array, type: InsightType, root: string): Promise<OfficeFile> {
  if (bytes[0] === COMPOUND_MARK) await openCompoundFile(bytes, type, []);
  const zip = asDocument(() => openZip(bytes));
  const read = (part: string) => asDocument(() => partText(zip.read(part)));
  const related = (part: string) => readRelationships(read(relationshipsPart(part)), path.posix.dirname(part));
  const main = related('').find((relationship) => relationship.type.endsWith('/officeDocument'))?.target ?? '';
  if (!new RegExp(String.raw`<(?:[\w.-]+:)?${root}[\s>]`).test(read(main))) {
    throw notWhatItClaims(type, zip.names.includes('[Content_Types].xml') ? 'another Office file' : 'a zip archive');
  }
  return { main, read, related };
}

const COMPOUND_MARK = 0xd0;

function partText(bytes: Uint8Array | null): string {
  const text = decodeText(bytes ?? new Uint8Array());
  if (/<!DOCTYPE/i.test(text)) throw unusable('A part of the file has a DOCTYPE, which is not accepted.');
  return text;
}

/** The readers of zips and encodings speak of imports: here, what they refuse is a document that cannot be used. */
function asDocument<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof AppError ? unusable(cause.detail) : cause;
  }
}
