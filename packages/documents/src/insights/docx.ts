import { openOfficeFile } from './office-file.ts';
import { onePage, type Reading } from './reading.ts';
import { xmlText } from './xml-text.ts';

/** DOCX → one page: the body with its text boxes, then footnotes and endnotes. Throws as `openOfficeFile` does. */
export async function readDocx(bytes: Uint8Array): Promise<Reading> {
  const file = await openOfficeFile(bytes, 'docx', 'document');
  const notes = file.related(file.main).filter(({ type }) => /\/(foot|end)notes$/.test(type));
  const texts = [file.main, ...notes.map(({ target }) => target)].map((part) => xmlText(file.read(part)).trim());
  return onePage(texts.filter(Boolean).join('\n\n'));
}
