import { AppError } from '@process-ai/contract/errors';
import { addModelProcess, documentationOf, type ModelReading, numberModels, splitLabel } from './model-processes.ts';
import type { RawProcess } from './raw-process.ts';
import type { XmlElement } from './xml.ts';

/** The Open Group's exchange format (all versions) and the file format of the Archi tool. */
export const ARCHIMATE_NAMESPACES = [
  'http://www.opengroup.org/xsd/archimate',
  'http://www.archimatetool.com/archimate',
];

/** Element types that are processes, each with the prefix of the codes made for it. */
const PREFIXES: Record<string, string> = { BusinessProcess: 'BP', BusinessFunction: 'BF', Capability: 'C' };

/**
 * ArchiMate: business processes, business functions and capabilities, nested by composition, else by aggregation.
 * Throws `importEmpty` when the model has none.
 */
export function readArchimate(model: XmlElement): ModelReading {
  const all = elementsOf(model);
  const elements = all.filter((element) => PREFIXES[typeOf(element)] && labelOf(element));
  if (!elements.length) {
    throw new AppError(
      'importEmpty',
      `The ArchiMate model has ${all.length} elements, but no business process, business function or capability.`,
    );
  }
  const parents = parentsOf(model, new Set(elements.map(idOf)));
  const children = Map.groupBy(elements, (element) => parents.get(idOf(element)) ?? '');
  const processes: RawProcess[] = [];
  const types: string[] = [];
  const visited = new Set<string>();
  // After the roots come all elements again: those whose compositions run in a circle have no root above them.
  for (const root of [...(children.get('') ?? []), ...elements]) {
    const open: { element: XmlElement; within: number | null }[] = [{ element: root, within: null }];
    for (let next = open.pop(); next; next = open.pop()) {
      const id = idOf(next.element);
      if (visited.has(id)) continue;
      visited.add(id);
      types.push(typeOf(next.element));
      const fields = { ...splitLabel(labelOf(next.element)), description: documentationOf(next.element) };
      const within = addModelProcess(processes, { ...fields, within: next.within });
      open.push(...(children.get(id) ?? []).map((element) => ({ element, within })).reverse());
    }
  }
  numberModels(processes, ({ row }) => PREFIXES[types[row - 1] ?? ''] ?? 'P');
  return { processes, problems: [] };
}

/** Part → whole, for parts and wholes that are both imported. */
function parentsOf(model: XmlElement, imported: Set<string>): Map<string, string> {
  const relationships = descendants(model).filter((element) => element.attributes.has('source'));
  const parents = new Map<string, string>();
  for (const kind of ['Composition', 'Aggregation']) {
    for (const relationship of relationships) {
      const whole = relationship.attributes.get('source') ?? '';
      const part = relationship.attributes.get('target') ?? '';
      const nests =
        typeOf(relationship).startsWith(kind) && imported.has(whole) && imported.has(part) && whole !== part;
      if (nests && !parents.has(part)) parents.set(part, whole);
    }
  }
  return parents;
}

function elementsOf(model: XmlElement): XmlElement[] {
  return descendants(model).filter(({ name, attributes }) => name === 'element' && !attributes.has('source'));
}

function descendants(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => [child, ...descendants(child)]);
}

/** "archimate:BusinessProcess" and "BusinessProcess" are the same type. */
function typeOf({ attributes }: XmlElement): string {
  const type = attributes.get('type') ?? '';
  return type.slice(type.indexOf(':') + 1);
}

function idOf({ attributes }: XmlElement): string {
  return attributes.get('identifier') ?? attributes.get('id') ?? '';
}

function labelOf({ attributes, children }: XmlElement): string {
  return attributes.get('name') || (children.find(({ name }) => name === 'name')?.text ?? '');
}
