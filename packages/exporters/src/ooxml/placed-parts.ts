import { posix } from 'node:path';
import type { TemplatePart } from '@process-ai/contract/workspace';
import type { Part } from './post-process.ts';
import { escapeXml } from './xml-text.ts';

/** Parts of a template in a file of ours. */
export interface PlacedParts {
  /** By their new names, each with its relationships. */
  files: Map<string, Part>;
  /** The new name of a part; null where the file does not hold it. */
  nameOf(part: string): string | null;
  /** The relationships of a part that gave its own to a part of ours of this name. */
  relationshipsAt(name: string, part: TemplatePart): string;
  /** The list of content types, with those of the parts. */
  typed(contentTypes: string): string;
}

/** Below a folder of their own, so that none takes the name of one of ours. What they refer to and do not bring is left out. */
export function placedParts(parts: readonly TemplatePart[], folder: string): PlacedParts {
  const names = new Map(
    parts.map(({ name }) => [name, `${folder}/${name.replace(/^\w+\//, '').replace(/[^\w./-]/g, '_')}`]),
  );
  const files = new Map<string, Part>();
  const relationshipsAt = (own: string, { related }: TemplatePart): string => {
    const links = related.flatMap(({ id, type, target, isOutside }) => {
      const to = isOutside ? target : names.get(target);
      if (to === undefined) return [];
      const path = isOutside ? to : posix.relative(posix.dirname(own), to);
      const mode = isOutside ? ' TargetMode="External"' : '';
      return [`<Relationship Id="${escapeXml(id)}" Type="${escapeXml(type)}" Target="${escapeXml(path)}"${mode}/>`];
    });
    return relationships(links);
  };
  for (const part of parts) {
    const own = names.get(part.name) ?? part.name;
    files.set(own, part.bytes);
    if (part.related.length > 0) files.set(relationshipsOf(own), relationshipsAt(own, part));
  }
  const overrides = parts.map(
    ({ name, contentType }) => `<Override PartName="/${names.get(name)}" ContentType="${escapeXml(contentType)}"/>`,
  );
  return {
    files,
    relationshipsAt,
    nameOf: (part) => names.get(part) ?? null,
    typed: (xml) => xml.replace('</Types>', `${overrides.join('')}</Types>`),
  };
}

const relationshipsOf = (part: string) => posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

const relationships = (links: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`;
