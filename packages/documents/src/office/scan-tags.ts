import { FileError } from './file-error.ts';

/** A tag of a part of an Office file, with the text that follows it up to the next tag, still with its entities. */
export interface Tag {
  name: string;
  kind: 'open' | 'close' | 'empty';
  attributes: string;
  text: string;
}

/** Takes XML in pieces that are cut anywhere. */
interface TagScanner {
  push(xml: string): void;
  end(): void;
}

/** One tag with its text, or one CDATA section, may be this long: a document keeps two million characters. */
const TAG_MAX = 16 * 1024 * 1024;
const CDATA = '<![CDATA[';

/**
 * Visits the tags of the given local names in a part of an Office file, in order, whatever their prefix. A worksheet of
 * 20,000 rows is tens of megabytes of tags, of which six names matter: a tree of all of them would cost a hundred times
 * the memory. The time grows with the length of the text only, whatever it holds.
 * Without names, the part is only checked.
 * Throws a `FileError` for a DOCTYPE and for a tag or a text that is absurdly long.
 */
export function createTagScanner(names: string[], visit: (tag: Tag) => void): TagScanner {
  const pattern = new RegExp(String.raw`<(/?)(?:[\w.-]+:)?(${names.join('|')})(\s[^<>]*|/)?>([^<]*)`, 'g');
  let held: string[] = [];
  let heldLength = 0;
  /** What must come before the text that is held can be scanned. */
  let awaited: '<' | ']]>' = '<';

  function scan(text: string): void {
    if (/<!DOCTYPE/i.test(text)) {
      throw new FileError('damaged', 'A part of the file has a DOCTYPE, which is not accepted.');
    }
    if (!names.length) return;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const attributes = match[3] ?? '';
      const kind = match[1] ? 'close' : attributes.endsWith('/') ? 'empty' : 'open';
      visit({ name: match[2] ?? '', kind, attributes, text: match[4] ?? '' });
    }
  }

  return {
    push(xml) {
      const before = held.at(-1)?.slice(-2) ?? '';
      held.push(xml);
      heldLength += xml.length;
      if (heldLength > TAG_MAX) throw tooLong();
      if (!(before + xml).includes(awaited)) return;
      const { text, open } = unwrapCdata(held.join(''));
      const cut = lastTag(text);
      scan(text.slice(0, cut));
      held = [text.slice(cut), open];
      heldLength = text.length - cut + open.length;
      awaited = open ? ']]>' : '<';
    },
    end() {
      scan(held.join(''));
      held = [];
    },
  };
}

/** A reader of one attribute of a tag: its value with its entities, or null where it is absent. */
export function attribute(name: string): (tag: Tag) => string | null {
  const pattern = new RegExp(String.raw`(?:^|\s)(?:[\w.-]+:)?${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`);
  return ({ attributes }) => {
    const match = pattern.exec(attributes);
    return match ? (match[1] ?? match[2] ?? '') : null;
  };
}

/** Where the last tag begins: the text before it is complete. The start of a CDATA section may be cut, and ends no text. */
function lastTag(text: string): number {
  const last = text.lastIndexOf('<');
  if (last <= 0 || !CDATA.startsWith(text.slice(last))) return Math.max(0, last);
  return Math.max(0, text.lastIndexOf('<', last - 1));
}

/** The text with its CDATA sections as plain text, up to one that is still open. */
function unwrapCdata(xml: string): { text: string; open: string } {
  const [first = '', ...rest] = xml.split(CDATA);
  let text = first;
  for (const [index, part] of rest.entries()) {
    const end = part.indexOf(']]>');
    if (end < 0) return { text, open: [CDATA + part, ...rest.slice(index + 1)].join(CDATA) };
    text += escapeText(part.slice(0, end)) + part.slice(end + 3);
  }
  return { text, open: '' };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function tooLong(): FileError {
  return new FileError('damaged', 'A single text of the file is longer than 16 million characters.');
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities that XML knows of itself, and characters by number. Any other entity stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const number = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return number <= 0x10ffff ? String.fromCodePoint(number) : whole;
  });
}
