import { AppError } from '@process-ai/contract/errors';
import { INSIGHT_TYPE_REFUSED, INSIGHT_TYPES, type InsightType } from '@process-ai/contract/insights';
import { unusable } from './unusable.ts';

/**
 * The type that a file is named after, once its first bytes agree with it.
 * Throws `fileTypeRefused` for another extension and for content of another kind, `documentUnusable` for an empty file.
 */
export function documentType(bytes: Uint8Array, fileName: string): InsightType {
  const extension = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const type = INSIGHT_TYPES.find((known) => known === extension);
  if (!type) throw new AppError('fileTypeRefused', INSIGHT_TYPE_REFUSED);
  if (!bytes.length) throw unusable('The file is empty.');
  const content = contentOf(bytes);
  // A compound file with the extension of a zipped format is that format with a password, or another: its reader tells.
  if (content === CONTAINER[type] || (content === 'compound' && CONTAINER[type] === 'zip')) return type;
  throw notWhatItClaims(type, DESCRIPTIONS[content]);
}

/** The refusal of content that is not what the extension says, as "…, but its content is a picture (JPEG)." */
export function notWhatItClaims(type: InsightType, content: string): AppError {
  return new AppError('fileTypeRefused', `The file is named .${type}, but its content is ${content}.`);
}

type Content = keyof typeof DESCRIPTIONS;

const CONTAINER: Record<InsightType, Content> = {
  pdf: 'pdf',
  doc: 'compound',
  docx: 'zip',
  ppt: 'compound',
  pptx: 'zip',
  png: 'png',
};

const DESCRIPTIONS = {
  pdf: 'a PDF',
  png: 'a picture (PNG)',
  jpeg: 'a picture (JPEG)',
  gif: 'a picture (GIF)',
  zip: 'a zip archive, as DOCX, PPTX and XLSX files are',
  compound: 'an Office file of the old kind, as DOC, PPT and XLS files are',
  rtf: 'Rich Text: save it as DOCX',
  wordPerfect: 'a WordPerfect document: save it as DOCX',
  html: 'a web page: save it as PDF',
  unknown: 'of another kind',
} as const;

const SIGNATURES: [content: Content, bytes: number[] | string][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', 'GIF8'],
  ['zip', 'PK\u0003\u0004'],
  ['zip', 'PK\u0005\u0006'],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rtf', '{\\rtf'],
  ['wordPerfect', [0xff, 0x57, 0x50, 0x43]],
];

function contentOf(bytes: Uint8Array): Content {
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  const known = SIGNATURES.find(([, signature]) =>
    start.startsWith(typeof signature === 'string' ? signature : String.fromCharCode(...signature)),
  );
  if (known) return known[0];
  // Readers of PDF accept the header anywhere in the first kilobyte.
  if (start.includes('%PDF-')) return 'pdf';
  return /^\s*<(!doctype html|html)/i.test(start) ? 'html' : 'unknown';
}
