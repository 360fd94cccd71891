import { isStorable } from '@process-ai/contract/text';

/**
 * Text of a document as it is kept: storable, presentation forms (ligatures, joined Arabic letters) as the letters that
 * they stand for, no private or invisible characters, one kind of line end, and at most one blank line in a row.
 */
export function cleanText(text: string): string {
  const readable = text
    .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g, '\n')
    .replace(/[\ufb00-\ufdff\ufe70-\ufefc]+/g, (forms) => forms.normalize('NFKC'))
    .replace(/[\u00ad\u200b\u2060\ufeff\ue000-\uf8ff]/g, '')
    .replaceAll('\u00a0', ' ');
  const lines = withoutForbidden(readable).split('\n');
  return lines
    .map((line) => line.trimEnd())
    .filter((line, index, all) => line || all[index - 1])
    .join('\n')
    .trim();
}

function withoutForbidden(text: string): string {
  return isStorable(text) ? text : text.toWellFormed().replace(/[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/g, '');
}
