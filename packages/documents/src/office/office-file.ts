import path from 'node:path';
import { createTextReader } from './decode-text.ts';
import { FileError } from './file-error.ts';
import { attribute, createTagScanner, decodeEntities, type Tag } from './scan-tags.ts';
import { openZip } from './zip.ts';

/** An Office file (DOCX, PPTX, XLSX): a zip of XML parts that name each other by relationships. */
export interface OfficeFile {
  /** The names of all parts. */
  parts: string[];
  /** The document, presentation or workbook part; '' where the file names none. */
  main: string;
  /** The parts that have not been read so far. */
  untouched: () => string[];
  /**
   * Visits the tags of the given local names in a part while it inflates, so that a small file with a huge part costs no
   * memory. Without names, the part is only checked. Stops once `isEnough`. Does nothing when there is no such part.
   */
  scan(part: string, names: string[], visit: (tag: Tag) => void, isEnough?: () => boolean): void;
  /** The relationships of a part, '' for those of the whole file. Outside targets become names that no part has. */
  related(part: string): Relationship[];
}

interface Relationship {
  id: string;
  type: string;
  /** The name of a part. */
  target: string;
}

/** Documents have one for each picture and each link. */
const RELATIONSHIPS_MAX = 50_000;

/**
 * Opens a zip as an Office file; nothing outside of it is ever followed. Opening and reading throw a `FileError` for zips
 * that are damaged, locked or bombs, for parts in another encoding than they state, and for a DOCTYPE in any part read.
 */
export function openOfficeFile(bytes: Uint8Array): OfficeFile {
  const zip = openZip(bytes);

  const scan: OfficeFile['scan'] = (part, names, visit, isEnough = () => false) => {
    const decode = createTextReader();
    const scanner = createTagScanner(names, visit);
    zip.inflate(part, (piece) => {
      scanner.push(decode(piece));
      return !isEnough();
    });
    if (!isEnough()) scanner.end();
  };

  const related: OfficeFile['related'] = (part) => {
    const folder = path.posix.dirname(part);
    const found: Relationship[] = [];
    scan(relationshipsPart(part), ['Relationship'], (tag) => {
      const target = decodeEntities(targetOf(tag) ?? '');
      const name = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
      if (found.length === RELATIONSHIPS_MAX) {
        throw new FileError('damaged', `A part of the file has more than ${RELATIONSHIPS_MAX} relationships.`);
      }
      found.push({ id: idOf(tag) ?? '', type: typeOf(tag) ?? '', target: name });
    });
    return found;
  };

  const main = related('').find(({ type }) => type.endsWith('/officeDocument'))?.target ?? '';
  return { parts: zip.names, main, untouched: zip.untouched, scan, related };
}

/** The name of the part that holds the relationships of another, as "xl/_rels/workbook.xml.rels". */
function relationshipsPart(part: string): string {
  const { dir, base } = path.posix.parse(part);
  return path.posix.join(dir, '_rels', `${base}.rels`);
}

const targetOf = attribute('Target');
const typeOf = attribute('Type');
const idOf = attribute('Id');
