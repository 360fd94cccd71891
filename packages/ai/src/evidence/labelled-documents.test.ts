import { expect, test } from 'vitest';
import { findFigures } from '../built-in/find-figures.ts';
import { findEvidence } from './find-evidence.ts';
import { HELD_OUT_DOCUMENTS } from './held-out-documents.fixture.ts';
import { LABELLED_DOCUMENTS, type LabelledDocument } from './labelled-documents.fixture.ts';
import type { EvidenceProcess } from './profiles.ts';

const parentOf = (code: string) => (code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null);

const processesOf = ({ processes }: LabelledDocument): EvidenceProcess[] =>
  processes.map(([code, name, description = null]) => ({
    id: code,
    parentId: parentOf(code),
    code,
    name,
    description,
  }));

const countTies = async (documents: readonly LabelledDocument[]) => {
  let [labelled, found] = [0, 0];
  const wrong: string[] = [];
  for (const document of documents) {
    const text = document.lines.map((line) => (typeof line === 'string' ? `\n${line}\n` : line[0])).join('\n');
    const pages = [{ page: 1, text, ocr: false }];
    const evidence = await findEvidence(processesOf(document), [
      { insightId: document.title, title: document.title, pages, ...findFigures(pages) },
    ]);
    for (const line of document.lines) {
      if (typeof line === 'string') continue;
      const [sentence, ...codes] = line;
      const at = evidence.filter(({ quote }) => sentence.includes(quote)).map(({ processId }) => processId);
      const good = at.filter((code) => codes.includes(code));
      wrong.push(...at.filter((code) => !codes.includes(code)).map((code) => `${sentence} ${code}`));
      if (codes.length > 0) labelled += 1;
      if (good.length > 0) found += 1;
    }
  }
  return { wrong, labelled, found };
};

test('sentences of documents, labelled before the answers were seen, are tied to the right processes and to hardly any others, and nearly all of them are tied', async () => {
  const { wrong, labelled, found } = await countTies(LABELLED_DOCUMENTS);
  expect(wrong).toEqual([
    'The data of each invoice are keyed in by hand twice, once in the scanner and once in the ledger. 2.2',
  ]);
  expect(found / labelled).toBeGreaterThanOrEqual(0.94);
});

test('those of four languages are tied to the right processes and to no others, and three in four are tied', async () => {
  const { wrong, labelled, found } = await countTies(HELD_OUT_DOCUMENTS);
  expect(wrong).toEqual([]);
  expect(found / labelled).toBeGreaterThanOrEqual(0.78);
});
