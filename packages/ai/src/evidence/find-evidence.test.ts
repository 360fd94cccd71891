import { describe, expect, test } from 'vitest';
import { findFigures } from '../built-in/find-figures.ts';
import { type EvidenceProcess, findEvidence } from './find-evidence.ts';
import { LABELLED_DOCUMENTS, type LabelledDocument } from './labelled-documents.fixture.ts';

const parentOf = (code: string) => (code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null);

const processesOf = ({ processes }: LabelledDocument): EvidenceProcess[] =>
  processes.map(([code, name, description = null]) => ({
    id: code,
    parentId: parentOf(code),
    code,
    name,
    description,
  }));

describe('sentences of documents, labelled before the answers were seen', () => {
  test('are tied to the right processes in nine of ten ties, and most of them are tied', async () => {
    let [ties, right, labelled, found] = [0, 0, 0, 0];
    for (const document of LABELLED_DOCUMENTS) {
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
        ties += at.length;
        right += good.length;
        if (codes.length > 0) labelled += 1;
        if (good.length > 0) found += 1;
      }
    }
    expect(right / ties).toBeGreaterThanOrEqual(0.9);
    expect(found / labelled).toBeGreaterThanOrEqual(0.7);
  });
});
