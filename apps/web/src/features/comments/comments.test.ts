import { expect, test } from 'vitest';
import { inWords, piecesOf } from '../../lib/mentions.ts';
import { askedAt, asStored, matchingPeople } from './model.ts';

const [ADA, ADELE, BEN] = [
  { id: '5f0c1a52-7d0e-4c1b-9a63-000000000001', name: 'Ada Tester', email: null },
  { id: '5f0c1a52-7d0e-4c1b-9a63-000000000002', name: 'Ada Testerson', email: null },
  { id: '5f0c1a52-7d0e-4c1b-9a63-000000000003', name: 'Ben O’Neil', email: null },
];
const PEOPLE = [ADA, ADELE, BEN];

test.each([
  ['@Ada Tester, look', `@[${ADA.id}], look`],
  ['Ask @ada testerson.', `Ask @[${ADELE.id}].`],
  ['@Ben O’Neil\n@Ada Tester', `@[${BEN.id}]\n@[${ADA.id}]`],
  ['write to a@Ada Tester', 'write to a@Ada Tester'],
  ['@Ada Testers know', '@Ada Testers know'],
  ['@nobody and @', '@nobody and @'],
])('%j is stored as %j and read back', (typed, stored) => {
  expect(asStored(typed, PEOPLE)).toBe(stored);
  expect(inWords(stored, PEOPLE).toLowerCase()).toBe(typed.toLowerCase());
});

test('of two who share a name, the address says which one is meant', () => {
  const [one, other] = ['one@example.com', 'other@example.com'].map((email, index) => ({
    ...ADA,
    id: `${ADA.id.slice(0, -1)}${index}`,
    email,
  }));
  if (!one || !other) throw new Error('two people');
  const typed = (who: typeof one) => `Ask @Ada Tester (${who.email}), please.`;
  expect([one, other].map((who) => asStored(typed(who), [one, other]))).toEqual([
    `Ask @[${one.id}], please.`,
    `Ask @[${other.id}], please.`,
  ]);
  expect(asStored('Ask @Ada Tester, please.', [one, other])).toBe('Ask @Ada Tester, please.');
});

test('a person in a text goes by the name of now', () => {
  const text = `Hi @[${ADA.id}]!`;
  expect(piecesOf(text, [{ ...ADA, name: 'Ada King' }])).toEqual([
    { text: 'Hi ', isPerson: false },
    { text: '@Ada King', isPerson: true },
    { text: '!', isPerson: false },
  ]);
});

test.each([
  ['@', 1, { start: 0, words: '' }],
  ['Ask @Ada Te', 11, { start: 4, words: 'Ada Te' }],
  ['Ask @Ada now', 6, { start: 4, words: 'A' }],
  ['a@b', 3, null],
  ['@Ada\nnow', 8, null],
  ['@Ada, now', 9, null],
])('in %j at %i the name being typed is %j', (typed, caret, asked) => {
  expect(askedAt(typed, caret)).toEqual(asked);
});

test('people are found by the beginning of any of their names', () => {
  expect(matchingPeople(PEOPLE, 'o’n')).toEqual([BEN]);
  expect(matchingPeople(PEOPLE, 'ada te')).toEqual([ADA, ADELE]);
  expect(matchingPeople(PEOPLE, 'ester')).toEqual([]);
});
