import { AppError } from '@process-ai/contract/errors';
import { SaxesParser } from 'saxes';
import { createBudget } from './budget.ts';
import { isListWord, type RecordNode, ROOT } from './record-node.ts';
import { COLUMNS_MAX } from './source.ts';

/** An element without namespace prefixes; `text` is what stands directly in it. */
export interface XmlElement {
  name: string;
  attributes: Attributes;
  children: XmlElement[];
  text: string;
}

type Attributes = Map<string, string>;

const NESTING_MAX = 100;
const FLAWS_MAX = 1_000;
/** 50,000 processes with nine elements or attributes each. */
const NODES_MAX = 500_000;
/** The parser keeps what it is given until it is read. */
const STEP = 64 * 1024;

/**
 * XML text → its root element and the namespaces that the root declares, built while it is read.
 * Throws `importNotReadable` for a DOCTYPE of any kind (attacks define entities in it), for XML that is not
 * well-formed, for nesting beyond 100 and for more than 500,000 elements and attributes; `importEmpty` without elements.
 */
export function parseXml(text: string): { root: XmlElement; namespaces: string[] } {
  if (/<!DOCTYPE/i.test(text)) {
    throw new AppError('importNotReadable', 'The XML has a DOCTYPE, which is not accepted: remove that declaration.');
  }
  const nodes = createBudget('elements and attributes', NODES_MAX);
  const namespaces: string[] = [];
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;

  const parser = new SaxesParser({ fragment: false, position: true });
  let flaws = 0;
  let ownAttributes = 0;
  parser.on('error', ({ message }) => {
    flaws += 1;
    if (flaws > FLAWS_MAX || !HARMLESS.test(message)) throw notWellFormed(parser.line, message);
  });
  parser.on('attribute', () => {
    nodes.take(1);
    ownAttributes += 1;
    if (ownAttributes > COLUMNS_MAX) {
      throw new AppError('importNotReadable', `An element of the XML has more than ${COLUMNS_MAX} attributes.`);
    }
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === NESTING_MAX) {
      throw new AppError('importNotReadable', `The XML is nested more than ${NESTING_MAX} levels deep.`);
    }
    const entries = Object.entries(attributes);
    nodes.take(1);
    ownAttributes = 0;
    const own: Attributes = entries.length ? new Map() : NO_ATTRIBUTES;
    for (const [key, value] of entries) {
      if (/^xmlns(:|$)/.test(key)) {
        if (!open.length) namespaces.push(value);
      } else if (!key.startsWith('xml:')) own.set(localName(key), value.trim());
    }
    open.push({ name: localName(name), attributes: own, children: NO_CHILDREN, text: '' });
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element && (element.text || part.trim())) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    element.text = element.text.trim();
    const around = open.at(-1);
    if (!around) root = element;
    else if (around.children.length) around.children.push(element);
    else around.children = [element];
  });
  for (let start = 0; start < text.length; start += STEP) parser.write(text.slice(start, start + STEP));
  parser.close();
  if (!root) throw new AppError('importEmpty', 'The XML holds no elements.');
  return { root, namespaces };
}

/** Shared by the elements that have none, which most are; never changed. */
const NO_ATTRIBUTES: Attributes = new Map();
const NO_CHILDREN: XmlElement[] = [];

/** Flaws of many files that no tag depends on; the text stays as written. */
const HARMLESS = /undefined entity|disallowed character\.$|is disallowed in char data|XML declaration|value must match/;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function notWellFormed(line: number, message: string): AppError {
  const reason = [...REASONS].find(([pattern]) => pattern.test(message))?.[1] ?? 'a tag does not close or is damaged';
  return new AppError('importNotReadable', `The XML is not well-formed: see line ${line} (${reason}).`);
}

const REASONS = new Map([
  [HARMLESS, 'it holds too many entities and characters that XML does not know'],
  [/root/, 'there is more than one root element, or none'],
]);

/**
 * XML elements → nodes: attributes and elements that hold only text are fields of the element around them; an element
 * that has attributes or elements of its own is a node, and its own text is a name only if it is called a process, or the
 * like. Of elements that repeat (names in several languages) the first one counts as the field.
 */
export function xmlRecords(root: XmlElement): RecordNode {
  return { ...toNode(root), tag: ROOT };
}

function toNode(element: XmlElement): RecordNode {
  const node: RecordNode = { tag: element.name, fields: new Map(element.attributes), children: [] };
  if (element.text && isListWord(element.name)) node.fields.set('text', element.text);
  for (const child of element.children) {
    const leaf = child.children.length === 0;
    const bare = child.attributes.size === 0;
    if (leaf && (child.text || bare) && !node.fields.has(child.name)) node.fields.set(child.name, child.text);
    if (!leaf || !bare) node.children.push(toNode(child));
  }
  return node;
}
