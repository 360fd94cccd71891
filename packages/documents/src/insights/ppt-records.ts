/** A record of a PPT stream ([MS-PPT] 2.3.1): its type, its instance, and where its content stands. */
export interface PptRecord {
  type: number;
  instance: number;
  isContainer: boolean;
  start: number;
  end: number;
}

/** The record at an offset. Throws `RangeError` outside the stream. */
export function recordAt(view: DataView, offset: number): PptRecord {
  const head = view.getUint16(offset, true);
  const start = offset + 8;
  const end = Math.min(start + view.getUint32(offset + 4, true), view.byteLength);
  return { type: view.getUint16(offset + 2, true), instance: head >> 4, isContainer: (head & 15) === 15, start, end };
}

/** The records directly inside a container. */
export function* childrenOf(view: DataView, { start, end }: PptRecord): Generator<PptRecord> {
  for (let offset = start; offset + 8 <= end; ) {
    const child = recordAt(view, offset);
    yield child;
    offset = child.end;
  }
}

/** Containers of a presentation stand in ten others at most. */
const NESTING_MAX = 50;

/** The texts in a record and all below it, in order. Throws `RangeError` for records that are nested absurdly deep. */
export function textsIn(view: DataView, record: PptRecord, texts: string[] = [], depth = 0): string[] {
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
