import { openOfficeFile } from './office-file.ts';
import { onePage, type Reading } from './reading.ts';
import { createTextBudget } from './text-budget.ts';
import { xmlText } from './xml-text.ts';

/** DOCX → one page: the body with its text boxes, then footnotes and endnotes. Throws as `openOfficeFile` does. */
export async function readDocx(bytes: Uint8Array): Promise<Reading> {
  const file = await openOfficeFile(bytes, 'docx', 'document');
  const budget = createTextBudget();
  const notes = file.related(file.main).filter(({ type }) => /\/(foot|end)notes$/.test(type));
  const parts = new Set([file.main, ...notes.map(({ target }) => target)]);
  const texts: string[] = [];
  for (const part of parts) if (!budget.isSpent()) texts.push(xmlText(file, part, budget).trim());
  return { ...onePage(texts.filter(Boolean).join('\n\n')), isCut: budget.isSpent() };
}
