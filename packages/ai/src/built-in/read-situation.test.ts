import { describe, expect, test } from 'vitest';
import { readSituation } from './read-situation.ts';

const read = (text: string, quotes: readonly string[] = []) =>
  readSituation([
    {
      fileName: 'paper.pdf',
      pages: [{ page: 3, text, ocr: false }],
      sentences: quotes.map((quote) => ({ text: quote, page: 3, quote })),
    },
  ]);

const constraints = (text: string) => read(text).constraints.map(({ kind, quote, about }) => [kind, quote, about]);

describe('constraints', () => {
  test('of one sentence are told apart, each with what it is about and where it stands', () => {
    const text =
      'The board is asked to agree that no handler loses a position in the first two years, that every payment above 5,000 dollars stays with a person, and that we begin with motor claims.';
    expect(constraints(text)).toEqual([
      ['jobs', 'no handler loses a position in the first two years', ''],
      ['person', 'every payment above 5,000 dollars stays with a person', 'payment'],
      ['order', 'we begin with motor claims', 'motor claims'],
    ]);
    const [, payment] = read(text).constraints;
    expect([payment?.page, payment?.fileName, payment?.amount?.value]).toEqual([3, 'paper.pdf', 5000]);
  });

  test.each([
    [
      'Der Vorstand verlangt, dass es keine betriebsbedingten Kündigungen gibt und dass jede Gutschrift über 500 Euro von einem Mitarbeiter freigegeben wird.',
      ['jobs', 'person'],
    ],
    [
      'El comité exige que ningún empleado pierda su puesto y que los datos no salgan de la Unión Europea.',
      ['jobs', 'data'],
    ],
    ['Le conseil demande que chaque remboursement supérieur à 1 000 euros soit validé par une personne.', ['person']],
    ['The steering committee has decided that the investment must not exceed 2 million euros.', ['budget']],
    ['Management insists that customer data never leave the country.', ['data']],
    ['The supervisory board requires that the call center comes first.', ['order']],
    ['The works council expects that there are no layoffs.', ['jobs']],
  ])('are found in English, German, Spanish and French: %s', (text, kinds) => {
    expect(read(text).constraints.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('that forbid to begin somewhere are not read as the reverse', () => {
    const text = 'The board requires that the program must not start with claims.';
    expect(constraints(text)).toEqual([['other', 'the program must not start with claims', '']]);
  });

  test('stand in a list under a title that says so, whoever set them', () => {
    const text =
      'Guardrails\n\n- No agent sends a letter without a second look.\n- The tariff tables must not change before 2027.\n';
    expect(constraints(text).map(([kind]) => kind)).toEqual(['other', 'other']);
  });

  // Rules of daily work, news and manuals: nobody sets a condition for the change in them.
  test.each([
    'Every invoice above 5,000 dollars is approved by a manager before it is paid.',
    'We begin with the oldest notices each Monday.',
    'The board met in May and thanked the team for 38,000 settled claims.',
    'Das Budget der Abteilung beträgt 2 Millionen Euro.',
    'Customer data stay in the archive for ten years.',
    'The committee was asked about parking places.',
    'The board expects to cut operating costs by $2 million a year by 2027.',
    'The board expects that costs per claim fall below $40.',
    'The board demands an investment of at least $4 million.',
    'In 2021 the board decided to spend $3 million on a claims system.',
    'The board expects that run costs stay below $200,000 a year.',
    'The board asks us not to begin with payments.',
    'The board expects that the pilot starts in April.',
    'The board no longer requires that every payment stays with a person.',
    'Management expects that no data is lost.',
  ])('are not made of what is no condition: %s', (text) => {
    expect(constraints(text)).toEqual([]);
  });
});

test('what others do is quoted apart from the own figures, and nothing stands twice', () => {
  const others =
    'A motor claim takes 19 days on average; our three closest competitors publish figures between 6 and 11 days.';
  const own = 'Indexing a claim file takes 15 minutes.';
  const { competitors, said } = read(`${others} ${own} Handlers trust the rules less.`, [
    others,
    own,
    'Handlers trust the rules less.',
  ]);
  expect(competitors.map(({ quote }) => quote)).toEqual([others]);
  expect(said).toEqual([{ quote: own, fileName: 'paper.pdf', page: 3 }]);
});

test('several documents speak in turn, the newest first', () => {
  const document = (fileName: string, quotes: string[]) => ({
    fileName,
    pages: [{ page: 1, text: quotes.join('\n\n'), ocr: false }],
    sentences: quotes.map((quote) => ({ text: quote, page: 1, quote })),
  });
  const { said } = readSituation([
    document('new.pdf', ['It takes 15 minutes a file.', 'There are 400 open notices.']),
    document('old.pdf', ['We settle 38,000 claims a year.']),
  ]);
  expect(said.map(({ fileName }) => fileName)).toEqual(['new.pdf', 'old.pdf', 'new.pdf']);
});
