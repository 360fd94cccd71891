import { openCompoundFile, viewOf } from './compound-file.ts';
import { createTextBudget, PAGES_MAX, type Reading, type TextBudget, textPage } from './reading.ts';
import { damaged, orDamaged, protectedByPassword, unusable } from './unusable.ts';

/**
 * PPT of PowerPoint 97 and later → a page for each slide, in the order of the presentation: its text and the speaker's
 * notes. Only the newest version of each slide is read, and no master. Offsets and types are those of [MS-PPT].
 * Throws `documentUnusable` when it is protected by a password, older than PowerPoint 97, or damaged.
 */
export function readPpt(bytes: Uint8Array): Reading {
  const streams = openCompoundFile(bytes, 'ppt', ['PowerPoint Document', 'PP40']);
  const content = streams.read('PowerPoint Document');
  if (!content) throw unusable('The file is of PowerPoint 95 or older, which cannot be read: save it as PPTX.');
  const user = streams.read('Current User');
  return orDamaged(() => readPresentation(viewOf(content), viewOf(user ?? new Uint8Array())));
}

const ENCRYPTED = 0xf3d1c4df;
const TYPE = {
  document: 0x03e8,
  slide: 0x03ee,
  notes: 0x03f0,
  notesAtom: 0x03f1,
  slidePersist: 0x03f3,
  slideList: 0x0ff0,
  userEdit: 0x0ff5,
  persistDirectory: 0x1772,
};
const LIST = { slides: 0, notes: 2 };

function readPresentation(view: DataView, currentUser: DataView): Reading {
  if (currentUser.getUint32(12, true) === ENCRYPTED) throw protectedByPassword();
  const { places, documentId } = readPersistDirectory(view, currentUser.getUint32(16, true));
  const containerOf = (id: number, type: number) => recordOfType(view, places.get(id), type);
  const lists: PptRecord[] = [];
  for (const record of childrenOf(view, containerOf(documentId, TYPE.document) ?? throwDamaged())) {
    if (record.type === TYPE.slideList) lists.push(record);
  }
  const entriesOf = (instance: number) =>
    lists.filter((list) => list.instance === instance).flatMap((list) => listEntries(view, list));

  const budget = createTextBudget();
  const textsOf = createTextReader(view, budget);
  const notes = new Map<number, PptRecord>();
  const notesRead = new Set<number>();
  for (const { persistId } of entriesOf(LIST.notes)) {
    const container = notesRead.has(persistId) ? null : containerOf(persistId, TYPE.notes);
    notesRead.add(persistId);
    const atom = container && findChild(view, container, TYPE.notesAtom);
    if (container && atom) notes.set(view.getUint32(atom.start, true), container);
  }
  const slides = entriesOf(LIST.slides);
  const pages = slides.slice(0, PAGES_MAX).map(({ persistId, slideId, outline }, index) => {
    const [onSlide = [], said = []] = [[...outline, containerOf(persistId, TYPE.slide)], [notes.get(slideId)]].map(
      (records) => records.flatMap((record) => textsOf(record)).filter((text) => text !== NUMBER_FIELD),
    );
    // Several notes are a paragraph of their own; a single line behind a blank one reads like a title that was drawn last.
    const blank = said.join('\r').trim().includes('\r') ? [''] : [];
    return textPage(index + 1, [...onSlide, ...blank, ...said].join('\n'));
  });
  return { pages, left: slides.length - pages.length, unread: [], notices: [], isCut: budget.isSpent() };
}

/** Reads the texts of each record once, however many slides name it, and counts them for each of them. */
function createTextReader(view: DataView, budget: TextBudget): (record: PptRecord | null | undefined) => string[] {
  const known = new Map<number, string[]>();
  return (record) => {
    if (!record || budget.isSpent()) return [];
    const texts = known.get(record.start) ?? textsIn(view, record);
    known.set(record.start, texts);
    return texts.filter((text) => budget.take(text));
  };
}

function findChild(view: DataView, container: PptRecord, type: number): PptRecord | null {
  for (const child of childrenOf(view, container)) if (child.type === type) return child;
  return null;
}

/** The placeholder of the slide number. */
const NUMBER_FIELD = '*';

/** Slides, notes, masters and pictures, once for each time they were saved. */
const OBJECTS_MAX = 200_000;

/** Where the newest version of each persistent object stands: edits are appended, each with a directory of what it changed. */
function readPersistDirectory(view: DataView, newest: number): { places: Map<number, number>; documentId: number } {
  const places = new Map<number, number>();
  const visited = new Set<number>();
  let documentId = 0;
  let room = OBJECTS_MAX;
  for (let offset = newest; offset && !visited.has(offset); ) {
    visited.add(offset);
    const { start } = recordOfType(view, offset, TYPE.userEdit) ?? throwDamaged();
    documentId ||= view.getUint32(start + 16, true);
    const directory = recordOfType(view, view.getUint32(start + 12, true), TYPE.persistDirectory) ?? throwDamaged();
    for (let entry = directory.start; entry + 4 <= directory.end; ) {
      const head = view.getUint32(entry, true);
      const count = head >>> 20;
      room -= 1 + count;
      if (room < 0) throw unusable(`The file lists more than ${OBJECTS_MAX} objects, so it was refused.`);
      for (let index = 0; index < count; index += 1) {
        const id = (head & 0xfffff) + index;
        if (!places.has(id)) places.set(id, view.getUint32(entry + 4 + index * 4, true));
      }
      entry += 4 + count * 4;
    }
    offset = view.getUint32(start + 8, true);
  }
  return { places, documentId };
}

interface ListEntry {
  persistId: number;
  slideId: number;
  /** Texts of placeholders that stand in the list and not on the slide. */
  outline: PptRecord[];
}

function listEntries(view: DataView, list: PptRecord): ListEntry[] {
  const entries: ListEntry[] = [];
  for (const record of childrenOf(view, list)) {
    if (record.type === TYPE.slidePersist) {
      const slideId = view.getUint32(record.start + 12, true);
      entries.push({ persistId: view.getUint32(record.start, true), slideId, outline: [] });
    } else entries.at(-1)?.outline.push(record);
  }
  return entries;
}

function recordOfType(view: DataView, offset: number | undefined, type: number): PptRecord | null {
  const record = offset === undefined ? null : recordAt(view, offset);
  return record?.type === type ? record : null;
}

function throwDamaged(): never {
  throw damaged();
}

/** A record of a PPT stream ([MS-PPT] 2.3.1): its type, its instance, and where its content stands. */
interface PptRecord {
  type: number;
  instance: number;
  isContainer: boolean;
  start: number;
  end: number;
}

/** The record at an offset. Throws `RangeError` outside the stream. */
function recordAt(view: DataView, offset: number): PptRecord {
  const head = view.getUint16(offset, true);
  const start = offset + 8;
  const end = Math.min(start + view.getUint32(offset + 4, true), view.byteLength);
  return { type: view.getUint16(offset + 2, true), instance: head >> 4, isContainer: (head & 15) === 15, start, end };
}

/** The records directly inside a container. */
function* childrenOf(view: DataView, { start, end }: PptRecord): Generator<PptRecord> {
  for (let offset = start; offset + 8 <= end; ) {
    const child = recordAt(view, offset);
    yield child;
    offset = child.end;
  }
}

/** Containers of a presentation stand in ten others at most. */
const NESTING_MAX = 50;

/** The texts in a record and all below it, in order. Throws `RangeError` for records that are nested absurdly deep. */
function textsIn(view: DataView, record: PptRecord, texts: string[] = [], depth = 0): string[] {
  if (depth > NESTING_MAX) throw new RangeError('The records are nested too deep.');
  if (record.isContainer) for (const child of childrenOf(view, record)) textsIn(view, child, texts, depth + 1);
  const encoding = record.isContainer ? undefined : TEXTS[record.type];
  if (encoding) {
    texts.push(Buffer.from(view.buffer, view.byteOffset + record.start, record.end - record.start).toString(encoding));
  }
  return texts;
}

/** TextCharsAtom holds UTF-16; TextBytesAtom the low bytes of it. */
const TEXTS: Record<number, 'utf16le' | 'latin1'> = { 0x0fa0: 'utf16le', 0x0fa8: 'latin1' };
