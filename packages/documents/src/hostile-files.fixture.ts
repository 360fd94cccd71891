import { HOSTILE_COMPOUND_FILES } from './hostile-compound.fixture.ts';
import { HOSTILE_OFFICE_FILES } from './hostile-office.fixture.ts';
import { HOSTILE_PDFS } from './hostile-pdfs.fixture.ts';
import { HOSTILE_PICTURES } from './hostile-pictures.fixture.ts';
import { HOSTILE_TABLES } from './hostile-tables.fixture.ts';
import { HOSTILE_WORKBOOKS } from './hostile-workbooks.fixture.ts';
import { HOSTILE_XML } from './hostile-xml.fixture.ts';

/** A file made to cost its reader memory or time, or to make it do something else. None is larger than an upload may be. */
export interface HostileFile {
  name: string;
  fileName: string;
  kind: 'document' | 'processes';
  bytes: () => Uint8Array;
  /** `refused` with a sentence that matches `reason`; or `read`, and the notice, text or problems match it. */
  expect: 'refused' | 'read';
  reason: RegExp;
}

export const HOSTILE_FILES: HostileFile[] = [
  ...HOSTILE_OFFICE_FILES,
  ...HOSTILE_WORKBOOKS,
  ...HOSTILE_COMPOUND_FILES,
  ...HOSTILE_PDFS,
  ...HOSTILE_PICTURES,
  ...HOSTILE_TABLES,
  ...HOSTILE_XML,
];
