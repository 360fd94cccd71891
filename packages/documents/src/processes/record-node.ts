/** What nested formats are turned into: a JSON object or XML element with its texts by key. */
export interface RecordNode {
  /** Key or element name; '' for the items of an array that is the whole document, ROOT for the document itself. */
  tag: string;
  fields: Map<string, string>;
  children: RecordNode[];
}

/** The one object or element that is the whole document. */
export const ROOT = '(root)';

/** Names of lists and items of processes, singular and plural, without punctuation. */
const WORDS = new Set(
  (
    'process processes subprocess subprocesses processgroup processgroups prozess prozesse unterprozess unterprozesse ' +
    'teilprozess teilprozesse processus sousprocessus proceso procesos subproceso subprocesos processo processi processos ' +
    'child children kind kinder capability capabilities subcapability subcapabilities function functions activity activities ' +
    'task tasks step steps node nodes item items entry entries group groups control controls domain domains area areas ' +
    'category categories service services servicedomain servicedomains'
  ).split(' '),
);

/** True for a key or an element name that usually holds processes: "sub-processes", "children", "Prozess". */
export function isListWord(tag: string): boolean {
  return WORDS.has(plainTag(tag));
}

/** "Sub-Process" → "subprocess" */
export function plainTag(tag: string): string {
  return tag.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
