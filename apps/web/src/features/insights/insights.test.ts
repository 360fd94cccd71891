import { describe, expect, test } from 'vitest';
import { foreignLanguage } from '../../lib/format.ts';
import {
  factsAsCsv,
  findMatches,
  findQuote,
  foldPages,
  isAccepted,
  piecesOf,
  runsOf,
  tieOf,
  withoutOverlaps,
} from './model.ts';

const marked = (text: string, quote: string) => {
  const at = findQuote(text, quote);
  return at && text.slice(at.start, at.end);
};

describe('a cited passage', () => {
  test.each([
    ['Each claim\ntakes  18 minutes.', 'each claim takes 18 minutes', 'Each claim\ntakes  18 minutes'],
    ['The “best­before” date – today', '"bestbefore" date - today', '“best­before” date – today'],
    ['Die Oﬃce-Lösung hilft', 'office-lo\u0308sung', 'Oﬃce-Lösung'],
    ['Распоряжение на\u00a0выдачу', 'распоряжение на выдачу', 'Распоряжение на\u00a0выдачу'],
    ['微型固态硬盘 设计方案', '硬盘设计', '硬盘 设计'],
    ['😀 ١٢ طلبات كثيرة', '١٢ طلبات', '١٢ طلبات'],
    ['One page', 'another page', null],
    ['One page', ' ', null],
  ])('of %j by %j is %j', (text, quote, found) => {
    expect(marked(text, quote)).toBe(found);
  });
});

test('a search goes through all pages, whatever the case and the line ends', () => {
  const pages = ['A claim. The CLAIM\nform.', '', 'claim  form'].map((text, n) => ({ page: n + 1, text, ocr: false }));
  const folded = foldPages(pages);
  expect(findMatches(folded, ' claim form ')).toEqual([
    { page: 0, start: 13, end: 23 },
    { page: 2, start: 0, end: 11 },
  ]);
  expect(findMatches(folded, 'claim')).toHaveLength(3);
  expect(findMatches(folded, '  ')).toEqual([]);
});

test('a long page is cut in pieces that together are the page, and no character is cut', () => {
  for (const text of ['word '.repeat(5000), 'line\n'.repeat(5000), '😀'.repeat(5000), 'short', '']) {
    const pieces = piecesOf(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.every((piece) => piece.text.isWellFormed() && piece.text.length <= 8001)).toBe(true);
  }
});

test('marks never overlap, and go on in the next piece', () => {
  const text = 'abcdefghij';
  const marks = withoutOverlaps([
    { start: 6, end: 8, kind: 'current' },
    { start: 1, end: 3, kind: 'match' },
    { start: 2, end: 7, kind: 'quote' },
  ]);
  expect(runsOf({ start: 0, end: 10, text }, marks).map(({ text: run, kind }) => [run, kind])).toEqual([
    ['a', null],
    ['bc', 'match'],
    ['def', null],
    ['gh', 'current'],
    ['ij', null],
  ]);
  expect(runsOf({ start: 7, end: 10, text: 'hij' }, marks).map(({ text: run, kind }) => [run, kind])).toEqual([
    ['h', 'current'],
    ['ij', null],
  ]);
});

test('accepts the types of the spec, in any letter case', () => {
  expect(['a.PDF', 'b.docx', 'c.d.Ppt', 'e.png'].every(isAccepted)).toBe(true);
  expect(['a.txt', 'pdf', 'b.pdf.exe', 'c.jpeg', ''].some(isAccepted)).toBe(false);
});

test('facts go to a spreadsheet as rows, and never as formulas', () => {
  const fact = { unit: 'count', currency: null, period: 'month', page: 3 } as const;
  const csv = factsAsCsv([
    { ...fact, what: '=cmd()', value: 14_500, quote: 'We get "14,500" invoices a month.' },
    { ...fact, what: 'Porto', value: 2.5, unit: 'currency', currency: 'EUR', period: null, quote: 'Porto: 2,5 €' },
  ]);
  expect(csv.split('\n')).toEqual([
    'What,Figure,Unit,Currency,Per,Page,Quote',
    `'=cmd(),14500,count,,month,3,"We get ""14,500"" invoices a month."`,
    'Porto,2.5,currency,EUR,,3,"Porto: 2,5 €"',
  ]);
});

test.each([
  ['de', 'German'],
  ['zh', 'Chinese'],
  ['en', null],
  [null, null],
])('a document in %s is said to be in %s', (code, language) => {
  expect(foreignLanguage(code)).toBe(language);
});

describe('the sentence of a figure', () => {
  const SAID = 'About 14,500 invoices a month are matched with purchase orders by hand.';
  const evidence = ['match', 'pay', 'match'].map((processId, position) => ({
    processId,
    insightId: 'report',
    fileName: 'report.pdf',
    position,
    page: position === 2 ? 7 : 1,
    quote: SAID,
    facts: [],
    figures: [],
    effects: [],
    decidedBy: null,
  }));
  const decided = (processId: string | null) => [
    { insightId: 'report', quote: SAID, processId, decidedBy: 'Ada Tester', decidedAt: '2026-11-20T09:30:00.000Z' },
  ];
  test.each([
    ['its words say which processes', SAID, [], ['match', 'pay']],
    ['a quote cut from it does', SAID.slice(0, 30), [], ['match', 'pay']],
    ['a quote with other white space does', SAID.replace(' a ', '\na '), [], ['match', 'pay']],
    ['a person says which', SAID, decided('hire'), ['hire']],
    ['a person says none', SAID, decided(null), []],
  ])('is about what is said of it: %s', (_, quote, decisions, processIds) => {
    expect(tieOf({ page: 1, quote }, evidence, decisions)).toEqual({
      quote: SAID,
      processIds,
      decision: decisions[0] ?? null,
    });
  });
  test('of which nothing is said is as the figure quotes it', () => {
    const tie = { quote: 'The cafeteria sells 350 meals a day.', processIds: [], decision: null };
    expect(tieOf({ page: 1, quote: tie.quote }, evidence, [])).toEqual(tie);
  });
});
