import { buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { firmLetterTemplate, GERMAN, LETTER } from '../firm-document.fixture.ts';
import { FIRM_THEME } from '../firm-template.fixture.ts';
import { officeProblems } from '../validate-office.fixture.ts';
import { exportDocs } from './export-docs.ts';

const blueprint = buildBlueprint({
  ...exampleClient(),
  branding: { companyName: 'Lindqvist Partners', accentColour: `#${FIRM_THEME.colours.accent1}`, logo: null },
});
const textsOf = (xml: string) => [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text);
const documentOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
const ours = documentOf(await exportDocs(blueprint));

describe.each([
  { name: 'on letter paper', letter: LETTER },
  { name: 'of a German Word', letter: GERMAN },
])('a document in a template $name', async ({ letter }) => {
  const bytes = await exportDocs(blueprint, await firmLetterTemplate(letter));
  const parts = unzipSync(bytes);
  const xmlOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const xml = documentOf(bytes);
  const styles = xmlOf('word/styles.xml');

  test('follows the rules of Open XML', async () => {
    expect(await officeProblems(bytes, 'blueprint.docx')).toEqual([]);
  });

  test('says what ours says, but for the numbers of its pages', () => {
    const words = (document: string) => textsOf(document).filter((text) => !/^\d+$/.test(text ?? ''));
    expect(words(xml)).toEqual(words(ours));
  });

  test('has its pages, and tables as wide as its text', () => {
    const { page, margin } = letter;
    const pages = [...xml.matchAll(/<w:pgSz\b[^>]*w:w="(\d+)" w:h="(\d+)"/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(pages).toEqual([page, page].map(({ width, height }) => [width, height]));
    const width = page.width - margin.left - margin.right;
    const tables = [...xml.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/gs)].map(([, grid = '']) =>
      [...grid.matchAll(/w:w="(\d+)"/g)].reduce((sum, [, column]) => sum + Number(column), 0),
    );
    // Four points: columns are rounded.
    for (const table of tables) expect(Math.abs(table - width)).toBeLessThan(80);
    for (const [, cx] of xml.matchAll(/<wp:extent cx="(\d+)"/g)) expect(Number(cx)).toBeLessThanOrEqual(635 * width);
  });

  test('has its headings, and every style that it names', () => {
    const ids = new Set([...styles.matchAll(/w:styleId="([^"]*)"/g)].map(([, id]) => id));
    const named = [...xml.matchAll(/<w:(?:pStyle|rStyle|tblStyle) w:val="([^"]*)"/g)].map(([, id]) => id);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(styles.match(/<w:style /g)?.length);
    expect(named).toContain(letter.heading1);
    const first = new RegExp(`<w:style [^>]*w:styleId="${letter.heading1}".*?</w:style>`, 's').exec(styles)?.[0];
    expect(first).toContain(`<w:sz w:val="${letter.headings[0]}"/>`);
    // What is named by letters is not numbered too.
    const unnumbered = xml.match(/<w:numId w:val="0"\/>/g)?.length ?? 0;
    expect(unnumbered > 0).toBe(letter.isNumbered);
    expect(named.includes('HouseTable')).toBe(letter.hasTables);
  });

  test('has its header with the logo, and says below it what each page must say', () => {
    const [cover, body] = [1, 2].map((number) =>
      ['header', 'footer'].map((kind) => xmlOf(`word/${kind}${number}.xml`)),
    );
    for (const number of [1, 2]) {
      const [, target = ''] = /Target="([^"]*\.png)"/.exec(xmlOf(`word/_rels/header${number}.xml.rels`)) ?? [];
      expect(parts[`word/${target}`]?.length).toBeGreaterThan(50);
    }
    expect(textsOf(cover?.[0] ?? '').join('')).toContain(
      letter.titlePage ? 'Lindqvist Partners, Oslo' : 'Lindqvist Partners',
    );
    expect(textsOf(body?.[0] ?? '').join('')).toMatch(/^ {2}Lindqvist Partners.*DRAFT/);
    const foot = body?.[1] ?? '';
    expect(textsOf(foot).join('')).toContain('Confidential');
    // It counts its pages itself.
    expect(foot.match(/PAGE/g)).toHaveLength(1);
  });
});

test('styles of a template may be called anything: their ids are no patterns', async () => {
  const heading1 = 'Heading (1|.*';
  const xml = documentOf(await exportDocs(blueprint, await firmLetterTemplate({ ...LETTER, heading1 })));
  expect(xml).toContain(`<w:pStyle w:val="${heading1}"/><w:keepNext/>`);
  expect(xml).toContain('<w:pStyle w:val="Heading2"/><w:keepNext/>');
});
