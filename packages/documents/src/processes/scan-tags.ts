/** A tag of a workbook part, with the text that follows it up to the next tag, still with its entities. */
export interface Tag {
  name: string;
  kind: 'open' | 'close' | 'empty';
  attributes: string;
  text: string;
}

/**
 * Visits the tags of the given local names in a part of a workbook, in order, whatever their prefix. A worksheet of
 * 20,000 rows is tens of megabytes of tags, of which six names matter: a tree of all of them would cost a hundred times
 * the memory. The time grows with the length of the text only, whatever it holds.
 */
export function scanTags(xml: string, names: string[], visit: (tag: Tag) => void): void {
  const text = unwrapCdata(xml);
  const pattern = new RegExp(String.raw`<(/?)(?:[\w.-]+:)?(${names.join('|')})(\s[^<>]*|/)?>([^<]*)`, 'g');
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const attributes = match[3] ?? '';
    const kind = match[1] ? 'close' : attributes.endsWith('/') ? 'empty' : 'open';
    visit({ name: match[2] ?? '', kind, attributes, text: match[4] ?? '' });
  }
}

/** A reader of one attribute of a tag: its value with its entities, or null where it is absent. */
export function attribute(name: string): (tag: Tag) => string | null {
  const pattern = new RegExp(String.raw`(?:^|\s)(?:[\w.-]+:)?${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`);
  return ({ attributes }) => {
    const match = pattern.exec(attributes);
    return match ? (match[1] ?? match[2] ?? '') : null;
  };
}

function unwrapCdata(xml: string): string {
  const [first = '', ...rest] = xml.split('<![CDATA[');
  if (!rest.length) return xml;
  return rest.reduce((text, part) => {
    const end = part.indexOf(']]>');
    return end < 0 ? text + part : text + escapeText(part.slice(0, end)) + part.slice(end + 3);
  }, first);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
