import { buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exportDocs } from '../docs/export-docs.ts';
import { exampleClient } from '../example-client.fixture.ts';
import { FIRM_THEME } from '../firm-template.fixture.ts';
import { paletteOf, rgb } from '../palette.ts';
import { deckTheme } from '../slides/deck-theme.ts';
import { exportSlides } from '../slides/export-slides.ts';
import { inThemeColours, themeOf } from '../theme-colours.fixture.ts';
import { officeProblems } from '../validate-office.fixture.ts';
import { officeTheme } from './office-theme.ts';

const THEME = [
  'dk1',
  'lt1',
  'dk2',
  'lt2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
]
  .map((slot) => `<a:${slot}><a:srgbClr val="123456"/></a:${slot}>`)
  .join('');

describe.each([null, '#0b5c75', '#ffee88', '#000000', '#ffffff', '#777777', '#c8102e'])('the accent %s', (accent) => {
  const palette = paletteOf(accent);
  const theme = officeTheme(palette);
  const part = theme.part(THEME);

  test('is the first of the theme, and every colour of ours comes out of it', () => {
    expect(part).toContain(`<a:accent1><a:srgbClr val="${palette.accentInk.toUpperCase()}"/>`);
    const { scale, ...named } = deckTheme(accent);
    const { heat, series, tint, faint } = palette;
    for (const colour of [...Object.values(named), ...scale, ...heat, ...series, tint, faint]) {
      const written = theme.drawing(`<a:srgbClr val="${colour}"/>`);
      expect(written).not.toContain('srgbClr');
      const [, shown = ''] = /val="(\w{6})"/.exec(inThemeColours(written, part)) ?? [];
      // Grey lines and rounding; a reader sees no difference.
      const away = rgb(colour).map((value, index) => Math.abs(value - (rgb(shown)[index] ?? 0)));
      expect(Math.max(...away)).toBeLessThanOrEqual(colour === palette.line ? 7 : 2);
    }
  });
});

const blueprint = buildBlueprint(exampleClient());

test.each([
  { name: 'deck', folder: 'ppt', write: exportSlides },
  { name: 'document', folder: 'word', write: exportDocs },
] as const)('the $name takes all colours and fonts from its theme', async ({ folder, write }) => {
  const bytes = await write(blueprint);
  const { accentInk } = paletteOf(blueprint.branding.accentColour);
  expect(themeOf(bytes, folder)).toContain(`<a:accent1><a:srgbClr val="${accentInk.toUpperCase()}"/>`);
  const parts = Object.entries(unzipSync(bytes)).filter(
    ([name]) => name.startsWith(`${folder}/`) && name.endsWith('.xml') && !name.includes('/theme/'),
  );
  let colours = 0;
  for (const [, part] of parts) {
    const xml = strFromU8(part);
    colours += xml.match(/<a:schemeClr |w:themeColor=|w:themeFill=/g)?.length ?? 0;
    expect(xml).not.toContain('srgbClr');
    expect(xml).not.toMatch(/<a:(latin|ea|cs)\s+typeface="Calibri"/);
    for (const [element] of xml.matchAll(/<w:(?:color|shd|top|bottom|left|right|insideH|insideV|rFonts) [^>]*>/g)) {
      if (/"[0-9a-f]{6}"/i.test(element)) expect(element).toMatch(/w:theme(Color|Fill)="\w+"/);
      if (element.includes('Calibri')) expect(element).toMatch(/w:asciiTheme="(minor|major)HAnsi"/);
    }
  }
  expect(colours).toBeGreaterThan(100);
});

describe('in a template of the firm', () => {
  const template = { kind: 'document', theme: FIRM_THEME, logo: null, parts: [] } as const;
  const { accent1, accent2, dk1 } = FIRM_THEME.colours;
  const ours = buildBlueprint({
    ...exampleClient(),
    branding: { companyName: 'Lindqvist Partners', accentColour: `#${accent1}`, logo: null },
  });

  test.each([
    { file: 'blueprint.pptx', folder: 'ppt', write: exportSlides },
    { file: 'blueprint.docx', folder: 'word', write: exportDocs },
  ] as const)('$file has its colours and fonts, and no name of ours', async ({ file, folder, write }) => {
    const bytes = await write(ours, template);
    const theme = themeOf(bytes, folder);
    for (const [slot, colour] of Object.entries(FIRM_THEME.colours))
      expect(theme).toContain(`<a:${slot}><a:srgbClr val="${colour.toUpperCase()}"/></a:${slot}>`);
    expect(theme).toMatch(/<a:majorFont>\s*<a:latin typeface="Georgia"\/>/);
    expect(theme).toMatch(/<a:minorFont>\s*<a:latin typeface="Verdana"\/>/);
    const parts = Object.entries(unzipSync(bytes)).filter(
      ([name]) => name.startsWith(`${folder}/`) && name.endsWith('.xml') && !name.includes('/theme/'),
    );
    for (const [, part] of parts) expect(strFromU8(part)).not.toContain('"Calibri"');
    expect(await officeProblems(bytes, file)).toEqual([]);
  });

  // What is mixed with ink comes out in the hue of the accent.
  test('what is drawn keeps its colours', () => {
    const palette = paletteOf(`#${accent1}`);
    const theme = officeTheme(palette, FIRM_THEME);
    const part = theme.part(THEME);
    const shown = (colour: string) =>
      /val="(\w{6})"/.exec(inThemeColours(theme.drawing(`<a:srgbClr val="${colour}"/>`), part))?.[1] ?? '';
    const named = [accent1, accent2, palette.ink, palette.warning].map((colour) => shown(colour).toLowerCase());
    expect(named).toEqual([accent1, accent2, dk1, palette.warning]);
    for (const colour of [...palette.heat, ...palette.series, palette.tint, palette.accentInk]) {
      const away = rgb(colour).map((value, index) => Math.abs(value - (rgb(shown(colour))[index] ?? 0)));
      expect(Math.max(...away)).toBeLessThanOrEqual(12);
    }
  });
});
