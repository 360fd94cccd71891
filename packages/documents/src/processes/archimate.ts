import { AppError } from '@process-ai/contract/errors';
import { addModelProcess, documentationOf, type ModelReading, numberModels, splitLabel } from './model-processes.ts';
import type { RawProcess } from './raw-process.ts';
import { plainTag, type RecordNode } from './record-node.ts';
import type { SourceTable, TableRow } from './source.ts';
import type { XmlElement } from './xml.ts';

/** The Open Group's exchange format (all versions) and the file format of the Archi tool. */
export const ARCHIMATE_NAMESPACES = [
  'http://www.opengroup.org/xsd/archimate',
  'http://www.archimatetool.com/archimate',
];

/** Element types that are processes, each with the prefix of the codes made for it. */
const PREFIXES: Record<string, string> = { businessprocess: 'BP', businessfunction: 'BF', capability: 'C' };

/** Types that only ArchiMate has: a list of capabilities alone may be anybody's. */
const ELEMENT =
  /^(?:business(?:actor|role|collaboration|interface|process|function|interaction|event|service|object)|application(?:component|collaboration|interface|function|interaction|process|event|service)|technology(?:collaboration|interface|function|process|interaction|event|service)|dataobject|systemsoftware|communicationnetwork|courseofaction|workpackage)$/;
const RELATION =
  /^(?:composition|aggregation|assignment|reali[sz]ation|serving|usedby|access|influence|triggering|flow|speciali[sz]ation|association)(?:relationship)?$/;

const isArchimateElement = (type: string): boolean => ELEMENT.test(plainType(type));
const isProcessElement = (type: string): boolean => PREFIXES[plainType(type)] !== undefined;
const isArchimateRelation = (type: string): boolean => RELATION.test(plainType(type));

const RELATIONS_ONLY =
  'This file lists relations between elements, not processes. Please choose the list of elements, or the whole model.';

/** What any file of ArchiMate says: XML of either kind, or JSON. */
export interface ArchimateModel {
  elements: { id: string; type: string; label: string; description: string }[];
  relations: { type: string; source: string; target: string }[];
}

/**
 * ArchiMate: business processes, business functions and capabilities, nested by composition, else by aggregation.
 * Throws `importEmpty` when the model has none.
 */
export function readArchimate({ elements: all, relations }: ArchimateModel): ModelReading {
  const elements = all.filter(({ type, label }) => isProcessElement(type) && label);
  if (!elements.length) {
    throw new AppError(
      'importEmpty',
      `The ArchiMate model has ${all.length} elements, but no business process, business function or capability.`,
    );
  }
  const parents = parentsOf(relations, new Set(elements.map(({ id }) => id)));
  const children = Map.groupBy(elements, ({ id }) => parents.get(id) ?? '');
  const processes: RawProcess[] = [];
  const types: string[] = [];
  const visited = new Set<string>();
  // After the roots come all elements again: those whose compositions run in a circle have no root above them.
  for (const root of [...(children.get('') ?? []), ...elements]) {
    const open: { element: (typeof elements)[number]; within: number | null }[] = [{ element: root, within: null }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { id, type, label, description } = next.element;
      if (visited.has(id)) continue;
      visited.add(id);
      types.push(type);
      const within = addModelProcess(processes, { ...splitLabel(label), description, within: next.within });
      open.push(...(children.get(id) ?? []).map((element) => ({ element, within })).reverse());
    }
  }
  numberModels(processes, ({ row }) => PREFIXES[plainType(types[row - 1] ?? '')] ?? 'P');
  return { processes, problems: [] };
}

/** Part → whole, for parts and wholes that are both imported. */
function parentsOf(relations: ArchimateModel['relations'], imported: Set<string>): Map<string, string> {
  const parents = new Map<string, string>();
  for (const kind of ['composition', 'aggregation']) {
    for (const { type, source: whole, target: part } of relations) {
      const nests = plainType(type).startsWith(kind) && imported.has(whole) && imported.has(part) && whole !== part;
      if (nests && !parents.has(part)) parents.set(part, whole);
    }
  }
  return parents;
}

/** The XML of the exchange format and of the Archi tool. */
export function archimateOfXml(model: XmlElement): ArchimateModel {
  const all = descendants(model);
  const attribute = (element: XmlElement, name: string) => element.attributes.get(name) ?? '';
  return {
    elements: all
      .filter(({ name, attributes }) => name === 'element' && !attributes.has('source'))
      .map((element) => ({
        id: attribute(element, 'identifier') || attribute(element, 'id'),
        type: attribute(element, 'type'),
        label: attribute(element, 'name') || (element.children.find(({ name }) => name === 'name')?.text ?? ''),
        description: documentationOf(element),
      })),
    relations: all
      .filter(({ attributes }) => attributes.has('source'))
      .map((element) => ({
        type: attribute(element, 'type'),
        source: attribute(element, 'source'),
        target: attribute(element, 'target'),
      })),
  };
}

/**
 * The same as JSON, as tools export it; null where the records are no elements of ArchiMate. Throws `importNotReadable`
 * for relations alone.
 */
export function archimateOfRecords(root: RecordNode): ArchimateModel | null {
  const model: ArchimateModel = { elements: [], relations: [] };
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    const field = (...names: string[]) => names.map((name) => node?.fields.get(name)).find(Boolean) ?? '';
    const [type, source, target] = [field('type', 'xsi:type', '$type'), field('source'), field('target')];
    const id = field('id', 'identifier');
    if (type && source && target) model.relations.push({ type, source, target });
    else if (type && id) {
      const description = field('documentation', 'description');
      model.elements.push({ id, type, label: field('name', 'label'), description });
    }
    open.push(...node.children.toReversed());
  }
  if (model.elements.length === 0 && model.relations.some(({ type }) => isArchimateRelation(type))) {
    throw new AppError('importNotReadable', RELATIONS_ONLY);
  }
  const known = model.elements.filter(({ type }) => isArchimateElement(type)).length;
  return known > 0 && 2 * known >= model.elements.length ? model : null;
}

function descendants(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => [child, ...descendants(child)]);
}

/** "archimate:BusinessProcess", "Business Process" and "business-process" are the same type. */
const plainType = (type: string) =>
  type
    .slice(type.indexOf(':') + 1)
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

const SOURCE = /^(?:source|quelle|origen|origine|bron|origem)(?:id|element|name|elementid|elementname)?$/;
const TARGET = /^(?:target|ziel|destino|cible|doel|alvo)(?:id|element|name|elementid|elementname)?$/;
const RELATION_NAMED = /^(?:relation|relationship|beziehung|relacion|relazione|relatie|relacao)(?:type|typ|id|name)?$/;

/**
 * Refuses a list of relations: a source and a target in nearly every row, and a column that says which relation, or
 * holds ArchiMate's. Throws `importNotReadable`.
 */
export function refuseRelations({ columns, rows }: SourceTable): void {
  const words = columns.map(plainTag);
  const place = (pattern: RegExp) => words.findIndex((word) => pattern.test(word));
  const filled = (at: number) => at >= 0 && rows.filter(({ cells }) => cells[at]).length >= 0.8 * rows.length;
  if (rows.length === 0 || !filled(place(SOURCE)) || !filled(place(TARGET))) return;
  const type = words.indexOf('type');
  const isArchimate = rows.filter(({ cells }) => isArchimateRelation(cells[type] ?? '')).length >= 0.8 * rows.length;
  if (!filled(place(RELATION_NAMED)) && !isArchimate) return;
  throw new AppError('importNotReadable', RELATIONS_ONLY);
}

/** Of a list of ArchiMate elements the processes alone, with how many others there were. */
export function processElements(table: SourceTable): { table: SourceTable; left: number } {
  const { columns, rows } = table;
  const type = columns.findIndex((column) => ['type', 'elementtype'].includes(plainTag(column)));
  const isElement = ({ cells }: TableRow) => isArchimateElement(cells[type] ?? '');
  if (type < 0 || rows.filter(isElement).length < 0.5 * rows.length) return { table, left: 0 };
  const kept = rows.filter(({ cells }) => isProcessElement(cells[type] ?? ''));
  return kept.length === 0 ? { table, left: 0 } : { table: { columns, rows: kept }, left: rows.length - kept.length };
}
