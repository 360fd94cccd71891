import type { TemplateTheme } from '@process-ai/contract/workspace';
import { contrast } from '../palette.ts';

/** What stands behind the exhibits. */
export interface Background {
  /** Our texts are dark: on what is dark, or a picture, they stand on a panel of their own. */
  needsPanel: boolean;
  /** The master calls other colours text and page than its theme does. */
  isMapped: boolean;
}

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const READABLE = 4.5;

/** @param parts the layout, then its master: the first that says a background counts */
export function backgroundOf(
  parts: readonly string[],
  mapping: Mapping,
  colours: TemplateTheme['colours'],
): Background {
  const isOrdinary = mapping.get('bg1') === 'lt1' && mapping.get('tx1') === 'dk1';
  const said = parts.map((xml) => /<p:bg\b.*?<\/p:bg>/s.exec(xml)?.[0]).find(Boolean) ?? '';
  const colour = said.includes('<p:bgPr') && !said.includes('<a:solidFill>') ? null : colourOf(said, mapping, colours);
  return { needsPanel: colour === null || contrast(colour, colours.dk1) < READABLE, isMapped: !isOrdinary };
}

type Mapping = ReadonlyMap<string, string>;

/** How a master calls the colours of its theme. */
export const mappingOf = (master: string): Mapping =>
  new Map(
    [...(/<p:clrMap\b[^>]*>/.exec(master)?.[0] ?? '').matchAll(/(\w+)="(\w+)"/g)].map(([, name = '', slot = '']) => [
      name,
      slot,
    ]),
  );

/** "rrggbb", without what is changed in it; null where it is none of ours to know. */
function colourOf(background: string, mapping: Mapping, colours: TemplateTheme['colours']): string | null {
  const [, literal] = /<a:srgbClr val="(\w{6})"/.exec(background) ?? [];
  if (literal) return literal.toLowerCase();
  const name = /<a:schemeClr val="(\w+)"/.exec(background)?.[1] ?? 'bg1';
  const slot = mapping.get(name) ?? name;
  return Object.hasOwn(colours, slot) ? colours[slot as keyof typeof colours] : null;
}
