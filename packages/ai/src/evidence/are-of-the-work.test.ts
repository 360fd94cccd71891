import { describe, expect, test } from 'vitest';
import { findFigures } from '../built-in/find-figures.ts';
import { areOfTheWork } from './are-of-the-work.ts';
import { findEvidence } from './find-evidence.ts';
import { processesIn } from './labelled-notes.fixture.ts';
import { NOTES_OF_WORK_FLOORS } from './notes-of-work-floors.fixture.ts';
import { OTHER_TEXTS } from './other-texts.fixture.ts';
import { statementsOf } from './statements.ts';

const documentOf = (title: string, sentences: readonly string[]) => {
  const pages = [{ page: 1, text: sentences.join('\n\n'), ocr: false }];
  return { insightId: title, title, pages, ...findFigures(pages) };
};

describe('texts about something else than the work', () => {
  test.each(['APQC PCF', 'hospitals', 'logistics'] as const)(
    'are tied to hardly anything, in seven languages: %s',
    async (source) => {
      const documents = OTHER_TEXTS.map(({ title, sentences }) => documentOf(title, sentences));
      const statements = documents.flatMap((document) => statementsOf(document));
      expect(statements.length).toBeGreaterThan(150);
      const tied = await findEvidence(await processesIn(source), documents);
      expect(tied.length / statements.length).toBeLessThan(0.06);
    },
  );

  test('hide no chapter that is about it', async () => {
    const chapter = NOTES_OF_WORK_FLOORS.find(({ language }) => language === 'en');
    if (!chapter) throw new Error('There is no English note');
    const others = OTHER_TEXTS.slice(0, 2).flatMap(({ sentences }) => sentences);
    const own = chapter.lines.map(([sentence]) => sentence);
    const report = documentOf('Report', [...others, ...own, ...others]);
    const tied = new Set((await findEvidence(await processesIn(chapter.source), [report])).map(({ quote }) => quote));
    expect(own.filter((sentence) => tied.has(sentence)).length).toBeGreaterThanOrEqual(own.length - 2);
    expect(others.filter((sentence) => tied.has(sentence)).length).toBeLessThanOrEqual(2);
  });
});

test.each<[what: string, nearness: number[], processes: number, isOfTheWork: boolean[]]>([
  ['an interview', [3.9, 2.4, 4.4], 100, [true, true, true]],
  ['one sentence that is clear', [3.2], 100, [true]],
  ['one sentence that may be chance', [2.1], 100, [false]],
  ['news', [1.4, 2.6, 0.8, 1.2, 1.9], 100, [false, false, false, false, false]],
  ['news, with few processes', [1.4, 2.6], 12, [true, true]],
  ['nothing', [], 100, []],
])('%s', (_what, nearness, processes, isOfTheWork) => {
  expect(
    areOfTheWork(
      nearness.map((one) => ({ nearness: one })),
      processes,
    ),
  ).toEqual(isOfTheWork);
});
