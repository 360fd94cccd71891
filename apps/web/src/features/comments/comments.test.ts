import { expect, test } from 'vitest';
import { askedAt, asStored, asTyped, matchingPeople, piecesOf } from './model.ts';

const [ADA, ADELE, BEN] = [
  { id: '5f0c1a52-7d0e-4c1b-9a63-000000000001', name: 'Ada Tester' },
  { id: '5f0c1a52-7d0e-4c1b-9a63-000000000002', name: 'Ada Testerson' },
  { id: '5f0c1a52-7d0e-4c1b-9a63-000000000003', name: 'Ben O’Neil' },
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
  expect(asTyped(stored, PEOPLE).toLowerCase()).toBe(typed.toLowerCase());
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
