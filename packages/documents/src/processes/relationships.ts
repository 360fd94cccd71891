import path from 'node:path';
import { AppError } from '@process-ai/contract/errors';
import { decodeEntities } from './decode-entities.ts';
import { scanPart } from './scan-part.ts';
import { attribute } from './scan-tags.ts';
import type { Zip } from './zip.ts';

/** A relationship of a part of an Office file; `target` is a name in the zip. */
export interface Relationship {
  id: string;
  type: string;
  target: string;
}

/** Documents have one for each picture and each link. */
const RELATIONSHIPS_MAX = 50_000;

/** The relationships of a part ('' = those of the whole file). Outside targets become names that no part has. */
export function readRelationships(zip: Zip, part: string): Relationship[] {
  const folder = path.posix.dirname(part);
  const found: Relationship[] = [];
  scanPart(zip, relationshipsPart(part), ['Relationship'], (tag) => {
    const target = decodeEntities(targetOf(tag) ?? '');
    const name = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
    if (found.length === RELATIONSHIPS_MAX) {
      throw new AppError('importNotReadable', `A part of the file has more than ${RELATIONSHIPS_MAX} relationships.`);
    }
    found.push({ id: idOf(tag) ?? '', type: typeOf(tag) ?? '', target: name });
  });
  return found;
}

/** The name of the part that holds the relationships of another, as "xl/_rels/workbook.xml.rels". */
function relationshipsPart(part: string): string {
  const { dir, base } = path.posix.parse(part);
  return path.posix.join(dir, '_rels', `${base}.rels`);
}

const targetOf = attribute('Target');
const typeOf = attribute('Type');
const idOf = attribute('Id');
