import { AppError } from '@process-ai/contract/errors';
import { decodeEntities } from './decode-entities.ts';
import { storable } from './problems.ts';

/** An element without namespace prefixes; `text` is what stands directly in it. */
export interface XmlElement {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  text: string;
}

/**
 * XML text → its root element and the namespaces that the root declares.
 * Throws `importNotReadable` for a DOCTYPE of any kind (entities of one's own are how XML attacks), for XML that is not
 * well-formed and for nesting beyond 100.
 */
export async function parseXml(text: string): Promise<{ root: XmlElement; namespaces: string[] }> {
  if (/<!DOCTYPE/i.test(text)) {
    throw new AppError('importNotReadable', 'The XML has a DOCTYPE, which is not accepted: remove that declaration.');
  }
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) {
    const { line, msg } = verdict.err;
    throw new AppError(
      'importNotReadable',
      `The XML is not well-formed: see line ${line} (${storable(msg.slice(0, 120))}).`,
    );
  }
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    attributeNamePrefix: '',
    parseTagValue: false,
    processEntities: false,
    cdataPropName: CDATA,
    maxNestedTags: 100,
  });
  try {
    const [top, ...others] = (parser.parse(text) as OrderedNode[]).map(toElement).filter((element) => element !== null);
    if (!top) throw new AppError('importEmpty', 'The XML holds no elements.');
    if (others.length) throw new AppError('importNotReadable', 'The XML has more than one root element.');
    return top;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('importNotReadable', 'The XML cannot be read: it is nested too deep or uses reserved names.');
  }
}

const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';

/** What the parser gives with `preserveOrder`: one key with the children (or the text), and the attributes beside it. */
type OrderedNode = Record<string, OrderedNode[] | Record<string, string> | string>;

function toElement(node: OrderedNode): { root: XmlElement; namespaces: string[] } | null {
  const tag = Object.keys(node).find((key) => key !== ATTRIBUTES);
  const content = tag === undefined ? undefined : node[tag];
  if (tag === undefined || tag === TEXT || !Array.isArray(content)) return null;
  const root: XmlElement = { name: localName(tag), attributes: new Map(), children: [], text: '' };
  const namespaces: string[] = [];
  for (const [key, value] of Object.entries(node[ATTRIBUTES] ?? {})) {
    if (/^xmlns(:|$)/.test(key)) namespaces.push(value);
    else if (!key.startsWith('xml:')) root.attributes.set(localName(key), decodeEntities(value).trim());
  }
  for (const child of content) addContent(root, child);
  root.text = root.text.trim();
  return { root, namespaces };
}

function addContent(element: XmlElement, child: OrderedNode): void {
  if (typeof child[TEXT] === 'string') element.text += decodeEntities(child[TEXT]);
  else if (Array.isArray(child[CDATA])) {
    for (const part of child[CDATA]) if (typeof part[TEXT] === 'string') element.text += part[TEXT];
  } else {
    const inner = toElement(child);
    if (inner) element.children.push(inner.root);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
