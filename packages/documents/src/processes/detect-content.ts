import { AppError } from '@process-ai/contract/errors';
import { decodeText } from '../office/decode-text.ts';

/** What the bytes are, whatever the file is called: a zip (which may be a workbook), or decoded text of some shape. */
type FileContent = { kind: 'zip' } | { kind: 'xml' | 'json' | 'table'; text: string };

export const ACCEPTED = 'Please choose a CSV, TXT, TSV, XLSX, JSON, XML, BPMN or ArchiMate file.';

const TABLE_EXTENSIONS = new Set(['csv', 'txt', 'tsv']);
const EXTENSIONS = new Set([...TABLE_EXTENSIONS, 'xlsx', 'json', 'xml', 'bpmn', 'archimate']);

/**
 * Tells the content from the bytes; the extension only has to be an accepted one, and decides where the content alone
 * says nothing (plain text is a table only under a table's name).
 * Throws `fileTypeRefused`, `importEmpty` or `importNotReadable`, and a `FileError` as `decodeText` does.
 */
export function detectContent(bytes: Uint8Array, fileName: string): FileContent {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (!EXTENSIONS.has(extension)) {
    const what = extension ? `Files of the type .${extension.slice(0, 20)} are` : 'A file without an extension is';
    throw new AppError('fileTypeRefused', `${what} not accepted. ${ACCEPTED}`);
  }
  const foreign = SIGNATURES.find(({ signature }) => signature.every((byte, index) => bytes[index] === byte));
  if (foreign?.refusal) throw new AppError('fileTypeRefused', `${foreign.refusal} ${ACCEPTED}`);
  if (foreign) return { kind: 'zip' };
  if (isBinary(bytes)) throw new AppError('fileTypeRefused', `The content of the file is not text. ${ACCEPTED}`);

  const text = decodeText(bytes);
  const start = text.trimStart();
  if (!start) throw new AppError('importEmpty', 'The file is empty.');
  if (start.startsWith('<')) return { kind: 'xml', text };
  if (/^[[{]/.test(start) && (extension === 'json' || /[\]}]\s*$/.test(text))) return { kind: 'json', text };
  if (TABLE_EXTENSIONS.has(extension)) return { kind: 'table', text };
  throw new AppError(
    'importNotReadable',
    `The file is named .${extension}, but that is not what it contains, nor is it any other format that can be read here.`,
  );
}

const SIGNATURES: { signature: number[]; refusal?: string }[] = [
  { signature: [0x50, 0x4b, 0x03, 0x04] },
  { signature: [0x50, 0x4b, 0x05, 0x06] },
  {
    signature: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    refusal:
      'The file is protected by a password, or it is an old Office file (.xls): save it as .xlsx without a password.',
  },
  { signature: [0x25, 0x50, 0x44, 0x46], refusal: 'The content of the file is a PDF.' },
  { signature: [0x89, 0x50, 0x4e, 0x47], refusal: 'The content of the file is a picture.' },
  { signature: [0xff, 0xd8, 0xff], refusal: 'The content of the file is a picture.' },
  { signature: [0x1f, 0x8b], refusal: 'The content of the file is a compressed archive.' },
];

/** Zero bytes are left to UTF-16 and to the check of each cell; other control bytes do not occur in text. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8_000);
  let control = 0;
  for (const byte of sample) if (byte > 0 && byte < 32 && (byte < 9 || byte > 13)) control += 1;
  return control > sample.length / 20;
}
