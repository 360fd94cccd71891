import { isListWord } from './list-words.ts';
import type { XmlElement } from './parse-xml.ts';
import { type RecordNode, ROOT } from './record-node.ts';

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
