import { AppError } from '@process-ai/contract/errors';
import { THEME_SLOTS } from '@process-ai/contract/workspace';
import { expect, test } from 'vitest';
import { docxOf, links, type Parts, zipOf } from './office/office.fixture.ts';
import { readTemplate } from './read-template.ts';

const colourOf = (index: number) => (0x102030 * (index + 1)).toString(16).padStart(6, '0').slice(-6);
const theme = (minor = 'Verdana') =>
  `<a:theme><a:themeElements><a:clrScheme name="x">${THEME_SLOTS.map((slot, index) =>
    slot === 'dk1'
      ? '<a:dk1><a:sysClr val="windowText" lastClr="0A0B0C"/></a:dk1>'
      : `<a:${slot}><a:srgbClr val="${colourOf(index).toUpperCase()}"/></a:${slot}>`,
  ).join('')}</a:clrScheme><a:fontScheme name="x"><a:majorFont><a:latin typeface="Georgia"/></a:majorFont>` +
  `<a:minorFont><a:latin typeface="${minor}"/><a:font script="Jpan" typeface="other"/></a:minorFont></a:fontScheme></a:themeElements>` +
  '<a:extraClrSchemeLst><a:clrScheme name="y"><a:accent1><a:srgbClr val="FFFFFF"/></a:accent1></a:clrScheme></a:extraClrSchemeLst></a:theme>';

const wordOf = (parts: Parts = {}) =>
  docxOf('', {
    '[Content_Types].xml': '<Types><Override PartName="/word/document.xml" ContentType="t/template.main+xml"/></Types>',
    'word/_rels/document.xml.rels': links({ r1: ['theme', 'theme/theme1.xml'] }),
    'word/theme/theme1.xml': theme(),
    ...parts,
  });
const deckOf = (parts: Parts = {}) =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': links({ r1: ['officeDocument', 'ppt/presentation.xml'] }),
    'ppt/presentation.xml': '<p:presentation/>',
    'ppt/_rels/presentation.xml.rels': links({
      r1: ['theme', 'theme/theme9.xml'],
      r2: ['slideMaster', 'slideMasters/slideMaster1.xml'],
    }),
    'ppt/slideMasters/slideMaster1.xml': '<p:sldMaster/>',
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': links({ r1: ['theme', '../theme/theme1.xml'] }),
    'ppt/theme/theme1.xml': theme('Open Sans'),
    'ppt/theme/theme9.xml': theme('Another'),
    ...parts,
  });

test.each([
  ['letter.dotx', wordOf(), 'document', 'Verdana'],
  ['Report 2026.DOCX', wordOf(), 'document', 'Verdana'],
  ['house.potx', deckOf(), 'slides', 'Open Sans'],
  ['house.pptx', deckOf(), 'slides', 'Open Sans'],
])('of %s the first theme is taken', (name, bytes, kind, minor) => {
  const colours = Object.fromEntries(THEME_SLOTS.map((slot, index) => [slot, colourOf(index)]));
  expect(readTemplate(bytes, name)).toMatchObject({
    kind,
    theme: { colours: { ...colours, dk1: '0a0b0c' }, fonts: { major: 'Georgia', minor } },
  });
});

const picture = (id: string, width: number) =>
  `<p:pic><p:blipFill><a:blip r:embed="${id}"><a:extLst><a:ext uri="x"/></a:extLst></a:blip></p:blipFill>` +
  `<p:spPr><a:xfrm><a:off x="1" y="1"/><a:ext cx="${width}" cy="400000"/></a:xfrm></p:spPr></p:pic>`;

test('the logo is the first picture of its size on the master, or in the header', () => {
  const [photo, logo] = ['\u00ff\u00d8\u00ff photo', '\u0089PNG logo'].map((text) => Buffer.from(text, 'latin1')) as [
    Buffer,
    Buffer,
  ];
  const pictures = links({
    r1: ['image', '../media/a.jpg'],
    r2: ['image', '../media/b.png'],
    r3: ['theme', '../theme/theme1.xml'],
  });
  const deck = deckOf({
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster>${picture('r1', 12_192_000)}${picture('r2', 1_000_000)}</p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': pictures,
    'ppt/media/a.jpg': photo,
    'ppt/media/b.png': logo,
  });
  const letter = wordOf({
    'word/_rels/document.xml.rels': links({ r1: ['theme', 'theme/theme1.xml'], r2: ['header', 'header1.xml'] }),
    'word/header1.xml': `<w:hdr>${picture('r1', 900_000)}</w:hdr>`,
    'word/_rels/header1.xml.rels': links({ r1: ['image', 'media/b.png'] }),
    'word/media/b.png': logo,
  });
  for (const found of [readTemplate(deck, 'a.potx').logo, readTemplate(letter, 'a.dotx').logo])
    expect(found && logo.equals(found)).toBe(true);
  expect(readTemplate(deckOf(), 'a.potx').logo).toBeNull();
});

const MACROS = 'The template holds macros. Save it without them, as DOTX or POTX, and upload it again.';
const TYPES = 'Please upload a template of Word (DOTX or DOCX) or of PowerPoint (POTX or PPTX).';
const NO_THEME = 'The template has no theme with colors and fonts. Save it anew in Office and upload it again.';

test.each<[string, string, Uint8Array, string, string]>([
  ['another extension', 'house.pdf', wordOf(), 'fileTypeRefused', TYPES],
  ['a template with macros by its name', 'letter.dotm', wordOf(), 'fileTypeRefused', MACROS],
  ['a project of macros', 'letter.dotx', wordOf({ 'word/vbaProject.bin': 'x' }), 'fileTypeRefused', MACROS],
  [
    'a type with macros',
    'letter.dotx',
    wordOf({ '[Content_Types].xml': '<Types><Override ContentType="x.macroEnabledTemplate.main+xml"/></Types>' }),
    'fileTypeRefused',
    MACROS,
  ],
  ['slides by the name of a document', 'letter.dotx', deckOf(), 'fileTypeRefused', TYPES],
  ['a document by the name of slides', 'house.potx', wordOf(), 'fileTypeRefused', TYPES],
  ['no theme', 'letter.dotx', wordOf({ 'word/_rels/document.xml.rels': links({}) }), 'documentUnusable', NO_THEME],
  [
    'a font that is markup',
    'a.dotx',
    wordOf({ 'word/theme/theme1.xml': theme('&quot;/&gt;') }),
    'documentUnusable',
    NO_THEME,
  ],
  [
    'a DOCTYPE in the theme',
    'a.dotx',
    wordOf({ 'word/theme/theme1.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${theme()}` }),
    'documentUnusable',
    'A part of the file has a DOCTYPE, which is not accepted.',
  ],
  [
    'a password',
    'a.dotx',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]),
    'documentUnusable',
    'The file is protected by a password. Save it without one and upload it again.',
  ],
  [
    'half of a file',
    'a.dotx',
    wordOf().subarray(0, 500),
    'documentUnusable',
    'The file is damaged: its zip directory cannot be read.',
  ],
])('%s is refused', (_what, name, bytes, code, sentence) => {
  const refusal = () => readTemplate(bytes, name);
  expect(refusal).toThrow(AppError);
  expect(refusal).toThrow(expect.objectContaining({ code, message: sentence }));
});
