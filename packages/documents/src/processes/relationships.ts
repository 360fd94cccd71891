import path from 'node:path';
import { decodeEntities } from './decode-entities.ts';
import { attribute, scanTags } from './scan-tags.ts';

/** A relationship of a part of an Office file; `target` is a name in the zip. */
export interface Relationship {
  id: string;
  type: string;
  target: string;
}

/** The `.rels` part of a part that stands in `folder` → its relationships. Outside targets become names that no part has. */
export function readRelationships(xml: string, folder: string): Relationship[] {
  const found: Relationship[] = [];
  scanTags(xml, ['Relationship'], (tag) => {
    const target = decodeEntities(targetOf(tag) ?? '');
    const name = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
    found.push({ id: idOf(tag) ?? '', type: typeOf(tag) ?? '', target: name });
  });
  return found;
}

/** The name of the part that holds the relationships of another, as "xl/_rels/workbook.xml.rels". */
export function relationshipsPart(part: string): string {
  const { dir, base } = path.posix.parse(part);
  return path.posix.join(dir, '_rels', `${base}.rels`);
}

const targetOf = attribute('Target');
const typeOf = attribute('Type');
const idOf = attribute('Id');
