import { describe, expect, test } from 'vitest';
import { findFigures } from '../built-in/find-figures.ts';
import { findEvidence } from './find-evidence.ts';
import { type Decision, sentenceIn } from './statements.ts';

const process = (id: string, name: string) => ({ id, parentId: null, code: id, name, level: 1, description: null });
const PROCESSES = [
  process('match', 'Match invoices with purchase orders'),
  process('suppliers', 'Maintain supplier master data'),
];
const MATCH = 'About 14,500 invoices a month are matched with purchase orders by hand.';
const SUPPLIERS = 'Of the supplier master data, 1,200 records are duplicates.';
const CAFETERIA = 'The cafeteria sells 350 meals a day.';
const PLAIN = 'Everybody likes it.';
const pages = [{ page: 1, text: [MATCH, SUPPLIERS, CAFETERIA, PLAIN].join('\n\n'), ocr: false }];
const found = (decisions?: Decision[], processes = PROCESSES) =>
  findEvidence(processes, [
    { insightId: 'notes', title: 'Notes', pages, ...findFigures(pages), ...(decisions && { decisions }) },
  ]);

const BY_WORDS = [
  [MATCH, 'match'],
  [SUPPLIERS, 'suppliers'],
];

describe('what a person decided of a sentence', () => {
  test.each<[string, Decision[], string[][]]>([
    ['ties it to none', [{ quote: MATCH, processId: null }], [[SUPPLIERS, 'suppliers']]],
    [
      'ties it to another process, and to that one only',
      [{ quote: MATCH, processId: 'suppliers' }],
      [
        [MATCH, 'suppliers'],
        [SUPPLIERS, 'suppliers'],
      ],
    ],
    [
      'ties what its words tie to nothing',
      [{ quote: CAFETERIA, processId: 'match' }],
      [...BY_WORDS, [CAFETERIA, 'match']],
    ],
    ['ties what is short and states nothing', [{ quote: PLAIN, processId: 'match' }], [...BY_WORDS, [PLAIN, 'match']]],
    ['rests while its process is not there', [{ quote: MATCH, processId: 'deleted' }], BY_WORDS],
    ['is of the whole sentence', [{ quote: MATCH.slice(0, 40), processId: null }], BY_WORDS],
  ])('%s', async (_, decisions, ties) => {
    expect((await found(decisions)).map(({ quote, processId }) => [quote, processId])).toEqual(ties);
  });

  test('leaves its facts, figures and effects as they are', async () => {
    const [{ processId: _before, ...said } = { processId: '' }] = await found();
    const [moved] = await found([{ quote: MATCH, processId: 'suppliers' }]);
    expect(moved).toEqual({ ...said, processId: 'suppliers' });
    expect(moved?.figures).toMatchObject([{ field: 'processFrequency', value: 174_000 }]);
  });

  test('stands when the process that it names is called otherwise', async () => {
    const renamed = [process('match', 'Sing in the choir'), process('suppliers', 'Maintain supplier master data')];
    expect((await found([{ quote: MATCH, processId: 'match' }], renamed))[0]).toMatchObject({ processId: 'match' });
  });
});

test.each([
  ['the sentence', MATCH, MATCH],
  ['the sentence, with other white space', MATCH.replaceAll(' ', '\n'), MATCH],
  ['so much of one that it can be no other', MATCH.slice(6, 40), MATCH],
  ['a short sentence', PLAIN, PLAIN],
  ['a few words', 'invoices a month', null],
  ['what it does not say', 'About 14,500 invoices a year are matched.', null],
])('a quote that is %s finds its sentence', (_, quote, sentence) => {
  expect(sentenceIn(pages, quote)).toBe(sentence);
});
