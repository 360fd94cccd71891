import { buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { DARK_BAR, DARK_PAGE, firmTemplate, TALL_BAND } from '../firm-deck.fixture.ts';
import { FIRM_THEME } from '../firm-template.fixture.ts';
import { officeProblems } from '../validate-office.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides } from './read-slides.fixture.ts';

const blueprint = buildBlueprint({
  ...exampleClient(),
  branding: { companyName: 'Lindqvist Partners', accentColour: `#${FIRM_THEME.colours.accent1}`, logo: null },
});
const ours = readSlides(await exportSlides(blueprint));

describe.each([
  { name: 'of 4:3 with a tall band', deck: TALL_BAND },
  { name: 'with a dark bar and wide letters', deck: DARK_BAR },
  { name: 'with dark pages', deck: DARK_PAGE },
])('a deck in a template $name', async ({ deck }) => {
  const bytes = await exportSlides(blueprint, firmTemplate(deck));
  const slides = readSlides(bytes);
  const parts = unzipSync(bytes);
  const xmlOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());

  test('has the masters, layouts, size and theme of the firm, and none of ours', async () => {
    const names = Object.keys(parts);
    expect(names.filter((name) => /slideMasters?\/|slideLayouts\/[^_]|theme1/.test(name)).toSorted()).toEqual([
      'ppt/firm/slideLayouts/slideLayout1.xml',
      'ppt/firm/slideLayouts/slideLayout2.xml',
      'ppt/firm/slideLayouts/slideLayout3.xml',
      'ppt/firm/slideMasters/_rels/slideMaster1.xml.rels',
      'ppt/firm/slideMasters/slideMaster1.xml',
      'ppt/firm/theme/theme1.xml',
    ]);
    const { width, height } = deck.page;
    const size = `<p:sldSz cx="${Math.round(914_400 * width)}" cy="${Math.round(914_400 * height)}"/>`;
    expect(xmlOf('ppt/presentation.xml')).toContain(size);
    const layoutOf = (slide: number) =>
      /slideLayout(\d)\.xml/.exec(xmlOf(`ppt/slides/_rels/slide${slide}.xml.rels`))?.[1];
    expect(slides.map((_, index) => layoutOf(index + 1))).toEqual(['1', ...slides.slice(1).map(() => '3')]);
    expect(await officeProblems(bytes, 'blueprint.pptx')).toEqual([]);
  });

  test('says what ours says, in the places of its layouts', () => {
    expect(slides.map(({ title, notes }) => [title, notes])).toEqual(ours.map(({ title, notes }) => [title, notes]));
    for (const { xml } of slides.slice(1)) {
      const placed = (xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? []).filter((shape) => shape.includes('<p:ph'));
      expect(placed.map((shape) => /<p:ph ([^/]*)\//.exec(shape)?.[1])).toEqual([
        'type="title"',
        'type="ftr" idx="11"',
        'type="sldNum" idx="12"',
      ]);
      for (const shape of placed) expect(shape).toContain('<p:spPr/>');
    }
    expect(slides[0]?.paragraphs.join(' ')).toContain(ours[0]?.paragraphs.at(-1) ?? 'nothing');
  });

  test('is drawn between its title and its footer', () => {
    const { body, title, feet } = deck;
    // As far as a panel reaches around what is drawn.
    const around = 0.13;
    const inches = (value = '') => Number(value) / 914_400;
    for (const [index, { xml }] of slides.entries()) {
      if (index === 0) continue;
      for (const shape of xml.match(/<p:(?:sp|graphicFrame|pic|cxnSp)>.*?<\/p:(?:sp|graphicFrame|pic|cxnSp)>/gs) ??
        []) {
        const [, x, y, w, h] = /<a:off x="(-?\d+)" y="(-?\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\/>/.exec(shape) ?? [];
        if (x === undefined || shape.includes('name="Draft"')) continue;
        expect(inches(x)).toBeGreaterThanOrEqual(body.x - around);
        expect(inches(x) + inches(w)).toBeLessThanOrEqual(body.x + body.w + around);
        expect(inches(y)).toBeGreaterThanOrEqual(title.y + title.h - around);
        expect(inches(y) + inches(h)).toBeLessThanOrEqual(feet + around);
      }
    }
  });
});
