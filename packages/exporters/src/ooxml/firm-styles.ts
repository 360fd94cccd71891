import type { Setting } from '../docs/type-scale.ts';

/** A style of a document, by the markup of its part. */
interface Style {
  id: string;
  /** In small letters: in templates of other languages only the names are the same. */
  name: string;
  type: string;
  isDefault: boolean;
  isCustom: boolean;
  xml: string;
}

const STYLE = /<w:style\b.*?<\/w:style>/gs;
const attributeOf = (xml: string, name: string) => new RegExp(`\\bw:${name}="([^"]*)"`).exec(xml)?.[1];
const isOn = (value: string | undefined) => value === '1' || value === 'true';

export const stylesIn = (part: string): Style[] =>
  (part.match(STYLE) ?? []).map((xml) => {
    const [head = ''] = /^<w:style\b[^>]*>/.exec(xml) ?? [];
    return {
      id: attributeOf(head, 'styleId') ?? '',
      name: (/<w:name w:val="([^"]*)"/.exec(xml)?.[1] ?? '').toLowerCase(),
      type: attributeOf(head, 'type') ?? 'paragraph',
      isDefault: isOn(attributeOf(head, 'default')),
      isCustom: isOn(attributeOf(head, 'customStyle')),
      xml,
    };
  });

interface Change {
  /** Of the sizes of our own styles, 0–1. */
  textSize: number;
  /** Where tabs at the right end of a line stand. DXA. */
  width: number;
  /** Whether tables have a style of the firm: it colours their heads. */
  hasTableStyle: boolean;
}

/**
 * The styles of a firm, with those of ours that it does not have; and the name in it for each of ours. Headings, captions,
 * contents and plain text look as the firm's do; what stands in tables, figures and on the cover keeps its own style.
 */
export function mergedStyles(firm: string, ours: string, change: Change): { xml: string; ids: Map<string, string> } {
  const theirs = stylesIn(firm);
  const [takenIds, takenNames] = [new Set(theirs.map(({ id }) => id)), new Set(theirs.map(({ name }) => name))];
  const ids = new Map<string, string>();
  const added: Style[] = [];
  for (const style of stylesIn(ours)) {
    const { id, name, type } = style;
    const same = theirs.find((one) =>
      style.isDefault
        ? one.type === type && one.isDefault
        : one.type === type && one.name === name && !one.isCustom && isUsable(one),
    );
    if (same) {
      ids.set(id, same.id);
      continue;
    }
    const isTaken = takenIds.has(id) || takenNames.has(name);
    ids.set(id, isTaken ? `Blueprint${id}` : id);
    added.push(style);
  }
  const written = added.map((style) => ownStyle(style, ids, change));
  return { xml: firm.replace('</w:styles>', `${written.join('')}</w:styles>`), ids };
}

/** Entries of the contents need a place for their page numbers. */
const isUsable = ({ name, xml }: Style) => !name.startsWith('toc ') || xml.includes('<w:tabs>');

/** Independent of what the firm's plain text has: alignment, indent and the size of its letters. */
function ownStyle({ id, xml }: Style, ids: ReadonlyMap<string, string>, change: Change): string {
  const own = ids.get(id) ?? id;
  const head = id.startsWith('TableHead');
  return xml
    .replace(`w:styleId="${id}"`, `w:styleId="${own}"`)
    .replace(/<w:name w:val="([^"]*)"/, (whole, name: string) =>
      own === id ? whole : `<w:name w:val="Blueprint ${name}"`,
    )
    .replace(
      /<w:(basedOn|next|link) w:val="([^"]*)"/g,
      (_, tag: string, other: string) => `<w:${tag} w:val="${ids.get(other) ?? other}"`,
    )
    .replace(
      /(<w:szC?s? w:val=")(\d+)"/g,
      (_, start: string, size: string) => `${start}${Math.round(Number(size) * change.textSize)}"`,
    )
    .replace(/(<w:tab\b[^>]*w:val="right"[^>]*?w:pos=")\d+"/g, `$1${change.width}"`)
    .replace(/<w:color [^>]*\/>/g, (colour) => (head && change.hasTableStyle ? '' : colour))
    .replace(/<w:pPr>(.*?)<\/w:pPr>/s, (_, properties: string) => `<w:pPr>${standing(properties)}</w:pPr>`);
}

const standing = (properties: string): string => {
  const indented = properties.includes('<w:ind ')
    ? properties
    : properties.replace(/<w:spacing [^>]*\/>/, '$&<w:ind w:left="0" w:right="0" w:firstLine="0"/>');
  return indented.includes('<w:jc ') ? indented : `${indented}<w:jc w:val="left"/>`;
};

const SINGLE = 240;

/** How a style of the firm sets its text, from itself, those that it is based on and the defaults of the document; null where it has none of that name. */
export function settingOf(part: string, name: string, ours: Setting): Setting | null {
  const styles = stylesIn(part);
  const chain: string[] = [];
  const start = styles.find(
    (one) => one.type === 'paragraph' && (name === 'normal' ? one.isDefault : one.name === name),
  );
  if (!start) return null;
  const above = ({ xml }: Style): Style | undefined => {
    const parent = /<w:basedOn w:val="([^"]*)"/.exec(xml)?.[1];
    return styles.find(({ id }) => id === parent);
  };
  // Never longer than there are styles, whatever a damaged part says.
  for (let style: Style | undefined = start; style && chain.length < styles.length; style = above(style))
    chain.push(style.xml);
  chain.push(/<w:docDefaults>.*?<\/w:docDefaults>/s.exec(part)?.[0] ?? '');
  const said = (pattern: RegExp) => chain.map((xml) => pattern.exec(xml)?.[1]).find((value) => value !== undefined);
  const spacing = (attribute: string) => said(new RegExp(`<w:spacing\\b[^>]*\\bw:${attribute}="(\\w+)"`));
  const size = Number(said(/<w:sz w:val="(\d+)"/) ?? 20) / 2;
  const line = Number(spacing('line') ?? SINGLE);
  const isFixed = ['exact', 'atLeast'].includes(spacing('lineRule') ?? 'auto');
  return {
    ...ours,
    size,
    before: Number(spacing('before') ?? 0),
    after: Number(spacing('after') ?? 0),
    // What is fixed is in twentieths of a point; a line has a fifth more than its letters.
    line: isFixed ? (SINGLE * line) / (20 * size * 1.22) : line,
  };
}
