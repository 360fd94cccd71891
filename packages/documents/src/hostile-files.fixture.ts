import { HOSTILE_COMPOUND_FILES } from './hostile-compound.fixture.ts';
import type { HostileFile } from './hostile-file.fixture.ts';
import { HOSTILE_OFFICE_FILES } from './hostile-office.fixture.ts';
import { HOSTILE_PDFS } from './hostile-pdfs.fixture.ts';
import { HOSTILE_PICTURES } from './hostile-pictures.fixture.ts';
import { HOSTILE_TABLES } from './hostile-tables.fixture.ts';
import { HOSTILE_WORKBOOKS } from './hostile-workbooks.fixture.ts';
import { HOSTILE_XML } from './hostile-xml.fixture.ts';

export const HOSTILE_FILES: HostileFile[] = [
  ...HOSTILE_OFFICE_FILES,
  ...HOSTILE_WORKBOOKS,
  ...HOSTILE_COMPOUND_FILES,
  ...HOSTILE_PDFS,
  ...HOSTILE_PICTURES,
  ...HOSTILE_TABLES,
  ...HOSTILE_XML,
];

/** Each of these has ended a server before. */
export const FATAL_ONCE = new Set([
  'a PPTX whose 40 slides all name one notes part of 150 MB',
  'two Flate filters',
  'a small window of zlib',
  'ASCIIHex before Flate',
  'RunLength inside Flate',
  'JSON of eight million empty lists',
  'XML of six million elements',
]);
