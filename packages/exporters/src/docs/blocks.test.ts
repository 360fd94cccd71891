import { buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { figureWords } from '../figure-words.ts';
import { generatedSources } from '../generated-sectors.fixture.ts';
import { heading, prose, referencesInWords, withReferences } from './blocks.ts';
import { planDocs } from './docs-plan.ts';
import { chapters, exportDocs } from './export-docs.ts';
import { landscape } from './sections/landscape.ts';

const table = (caption: string) => ({ kind: 'table' as const, caption, columns: [], rows: [] });

test('a table is referred to by the sentence of its section, else by the first of its chapter', () => {
  const found = withReferences([
    heading(1, 'People'),
    prose('The plan frees work.'),
    heading(2, 'By area'),
    table('Claims'),
    table('Finance'),
    heading(2, 'By role'),
    prose('Most of it is routine.'),
    table('Roles'),
    prose('FTE = hours of a full-time person.', 'Note'),
    table('Teams'),
    { kind: 'chart', caption: 'Hours', alt: '', height: 1, chart: { type: 'bar', categories: [], series: [] } },
    table('Sites'),
    table('Shifts'),
    table('Skills'),
  ]);
  const words = found.flatMap((block) =>
    block.kind === 'prose' ? [referencesInWords(block.refers, figureWords('USD'))] : [],
  );
  expect(words).toEqual([
    ' See\u00a0Table\u00a01 and\u00a0Table\u00a02.',
    ' See\u00a0Table\u00a03, Table\u00a04, Figure\u00a01 and\u00a0Table\u00a05 to\u00a0Table\u00a07.',
    '',
  ]);
});

test.each(generatedSources().slice(0, 8))('$name: every table and figure is referred to once', async ({ source }) => {
  const blocks = await chapters(planDocs(buildBlueprint(source)));
  const count = { Table: 0, Figure: 0 };
  for (const { kind } of blocks) {
    if (kind === 'table') count.Table += 1;
    if (kind === 'chart' || kind === 'picture') count.Figure += 1;
  }
  const numbers = { Table: [] as number[], Figure: [] as number[] };
  for (const block of blocks)
    for (const { label, from, to = from } of (block.kind === 'prose' && block.refers) || [])
      for (let number = from; number <= to; number += 1) numbers[label].push(number);
  for (const label of ['Table', 'Figure'] as const)
    expect(numbers[label].sort((a, b) => a - b)).toEqual(Array.from({ length: count[label] }, (_, index) => index + 1));
});

test('the map has no column without a box, and no box is too narrow for a word', () => {
  const maps = [exampleClient(), ...generatedSources().map(({ source }) => source)].flatMap((source) =>
    landscape(planDocs(buildBlueprint(source))).filter(
      (block) => block.kind === 'table' && block.caption.startsWith('Map of the processes'),
    ),
  );
  expect(maps.length).toBeGreaterThan(2);
  for (const map of maps) {
    if (map.kind !== 'table') continue;
    const [, ...boxes] = map.columns.map(({ width }, column) => ({
      width,
      texts: map.rows.map((row) => row[column]).map((cell) => (typeof cell === 'object' ? cell.text : (cell ?? ''))),
    }));
    for (const { width, texts } of boxes) {
      expect(texts.join('')).not.toBe('');
      const longest = Math.max(...texts.flatMap((text) => text.split(/[\s-]/)).map(({ length }) => length));
      // 9 points, half as wide: 90 twentieths of a point.
      if (boxes.length > 1) expect(width).toBeGreaterThan(90 * longest + 200);
    }
  }
});

test('the numbers in the text are fields that lead to the captions, and tables say what they show', async () => {
  const xml = strFromU8(
    unzipSync(await exportDocs(buildBlueprint(exampleClient())))['word/document.xml'] ?? new Uint8Array(),
  );
  const fields = [...xml.matchAll(/<w:fldSimple w:instr="REF (\w+) \\h">.*?<w:t[^>]*>([^<]*)<\/w:t>/gs)];
  expect(fields.length).toBeGreaterThan(30);
  for (const [, name = '', shown] of fields) {
    const [label = '', number] = name.split('_');
    expect(shown).toBe(`${label === 'table' ? 'Table' : 'Figure'}\u00a0${number}`);
    const [, marked = ''] = new RegExp(`<w:bookmarkStart w:name="${name}" w:id="(\\d+)"/>`).exec(xml) ?? [];
    const caption = xml.slice(
      xml.indexOf(`<w:bookmarkStart w:name="${name}"`),
      xml.indexOf(`<w:bookmarkEnd w:id="${marked}"/>`),
    );
    expect(caption).toContain(`SEQ ${label === 'table' ? 'Table' : 'Figure'}`);
    expect(caption).toContain(`>${number}</w:t>`);
  }
  const tables = xml.match(/<w:tblPr>.*?<\/w:tblPr>/gs) ?? [];
  const described = tables.filter((one) =>
    /<w:tblCaption w:val="[^"]{8,}"\/><w:tblDescription w:val="[^"]{20,}"\/>/.test(one),
  );
  // All but the cover and the rows of figures, which are read like text.
  expect(tables.length - described.length).toBeLessThanOrEqual(5);
});
