import { expect, test } from 'vitest';
import { figureWords } from '../figure-words.ts';
import { staysWithNext } from '../ooxml/data-table.ts';
import { type Block, heading, prose, type TableBlock, withKeptLeads, withKeptNotes } from './blocks.ts';
import { paginated } from './paginated.ts';

/** Of a line each: about 45 fill a page. */
const lines = (count: number): Block[] => Array.from({ length: count }, (_, index) => prose(`Line ${index}`));
const chapter = (name: string, count: number) => [heading(1, name), ...lines(count)];

test.each<[what: string, sizes: number[], runsOn: boolean[], pages: number[]]>([
  ['the first one never does', [2], [false], [3]],
  ['a short one does, as long as both end on one page', [2, 3, 4, 5], [false, true, true, true], [3, 3, 3, 3]],
  ['a long one begins a page', [20, 30], [false, false], [3, 4]],
  ['a long one does not leave a page nearly empty', [4, 60], [false, true], [3, 3]],
  ['a long one does not leave a short one alone', [18, 9, 60], [false, true, true], [3, 3, 4]],
])('which chapters run on: %s', (_, sizes, runsOn, pages) => {
  const { blocks, pages: found } = paginated(
    sizes.flatMap((size, index) => chapter(`Chapter ${index}`, size)),
    figureWords('USD'),
  );
  expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.runsOn ?? false] : []))).toEqual(runsOn);
  expect(found).toEqual(pages);
});

test.each<[what: string, sizes: number[], breaks: boolean[]]>([
  ['takes over the last part of the one before', [14, 14, 8], [false, true, false]],
  ['with enough on it takes over none', [14, 14, 16], [false, false, false]],
  ['takes over none that would leave the one before as empty', [2, 27, 8], [false, false, false]],
])('the last page %s', (_, sizes, breaks) => {
  const parts = sizes.flatMap((size, index) => [heading(2, `Part ${index}`), ...lines(size)]);
  const { blocks } = paginated([heading(1, 'Chapter'), ...parts], figureWords('USD'));
  const found = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block.breaks ?? false] : [],
  );
  expect(found).toEqual(breaks);
});

const table = (rows: number, lines = 1): TableBlock => ({
  kind: 'table',
  caption: 'Table',
  columns: [{ header: 'Name', width: 9400 }],
  rows: Array.from({ length: rows }, () => [Array.from({ length: lines }, () => 'Row').join('\n')]),
});

test.each([2, 6, 30])('the last of %i rows stays with the note below it, and with nothing else', (rows) => {
  const [noted, , plain] = withKeptNotes([
    table(rows),
    prose('What the table says.', 'Note'),
    table(rows),
    prose('Text'),
  ]);
  const lastStays = (block?: Block) => block?.kind === 'table' && staysWithNext(block)(rows - 1);
  expect([lastStays(noted), lastStays(plain)]).toEqual([true, false]);
});

test.each<[what: string, before: number, rows: number, breaks: boolean, least: number]>([
  ['stays whole where that leaves little of the page', 30, 6, false, 0.75],
  ['goes over to the next page where it would leave much of one empty', 18, 6, true, 0.75],
  ['stays whole where one of its rows would stand alone', 18, 3, false, 0.5],
])('a small table %s', (_, before, rows, breaks, least) => {
  const { blocks, fills } = paginated(
    [heading(1, 'Chapter'), ...lines(before), table(rows, 24 / rows), ...lines(40)],
    figureWords('USD'),
  );
  expect(blocks.some((block) => block.kind === 'table' && block.breaks === true)).toBe(breaks);
  expect(Math.min(...fills.slice(1, -1).map(({ share }) => share))).toBeGreaterThan(least);
});

test('a table gives its last rows to a last page that is nearly empty', () => {
  const { blocks, fills } = paginated([heading(1, 'Chapter'), table(56)], figureWords('USD'));
  const given = blocks.flatMap((block) => (block.kind === 'table' ? [block.lastTogether ?? 0] : []));
  expect(given[0]).toBeGreaterThan(5);
  expect(fills.map(({ share }) => share > 1 / 3)).toEqual([false, true, true]);
});

test.each<[what: string, paragraphs: number, kept: boolean[]]>([
  ['a paragraph', 1, [true]],
  ['two paragraphs', 2, [true, true]],
  ['more of them do not', 3, [false, false, false]],
])('what leads from a heading to a table stays with it: %s', (_, paragraphs, kept) => {
  const found = withKeptLeads([heading(2, 'Part'), ...lines(paragraphs), table(3), prose('Text')]);
  const prosaic = found.flatMap((block) => (block.kind === 'prose' ? [block.keepNext ?? false] : []));
  expect(prosaic).toEqual([...kept, false]);
});
