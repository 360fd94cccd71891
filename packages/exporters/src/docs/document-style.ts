import { AlignmentType, type IStylesOptions } from 'docx';
import type { Palette } from '../palette.ts';
import { TEXT_WIDTH } from './page.ts';
import { type Setting, type StyleName, TYPE_SCALE } from './type-scale.ts';

/** How each kind of paragraph looks; nothing is formatted by hand beside it. */
export function documentStyles({ accentInk, onAccent, ink, muted, line }: Palette): IStylesOptions {
  const custom = (id: string, scale: StyleName, run: object = {}, paragraph: object = {}, name = nameOf(id)) => ({
    id,
    name,
    basedOn: 'Normal',
    run: { size: halfPoints(TYPE_SCALE[scale]), ...run },
    paragraph: { ...setting(TYPE_SCALE[scale]), ...paragraph },
  });
  const headingOf = (scale: StyleName) => ({
    run: { font: 'Calibri', size: halfPoints(TYPE_SCALE[scale]), bold: true, color: accentInk },
    paragraph: { ...setting(TYPE_SCALE[scale]), keepLines: true },
  });
  const heading1 = headingOf('Heading1');
  const head = { bold: true, color: accentInk };
  const right = { alignment: AlignmentType.RIGHT };
  const rule = (size: number, color: string) => ({ style: 'single' as const, size, space: 6, color });
  const toRight = (leader?: 'dot') => ({
    tabStops: [{ type: 'right' as const, position: TEXT_WIDTH, ...(leader && { leader }) }],
  });
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: halfPoints(TYPE_SCALE.Normal), color: ink, language: { value: 'en-GB' } },
        paragraph: setting(TYPE_SCALE.Normal),
      },
      heading1: { ...heading1, paragraph: { ...heading1.paragraph, border: { bottom: rule(8, accentInk) } } },
      heading2: headingOf('Heading2'),
      heading3: headingOf('Heading3'),
    },
    paragraphStyles: [
      custom('ContentsTitle', 'ContentsTitle', head),
      custom('TOC1', 'TOC1', { bold: true }, toRight('dot'), 'toc 1'),
      custom('TOC2', 'TOC2', {}, toRight('dot'), 'toc 2'),
      custom('Lead', 'Lead'),
      custom('Note', 'Note', { color: muted }),
      custom('Meta', 'Meta', { color: muted }),
      custom('Caption', 'Caption', { italics: true, color: muted }, {}, 'caption'),
      custom('TableCaption', 'TableCaption', { italics: true, color: muted }),
      custom('Picture', 'Picture'),
      custom('AfterTable', 'AfterTable'),
      custom('TableHead', 'TableHead', head),
      custom('TableHeadNumber', 'TableHead', head, right),
      custom('TableText', 'TableText'),
      custom('TableNumber', 'TableText', {}, right),
      custom('TableStrong', 'TableText', { bold: true }),
      custom('TableStrongNumber', 'TableText', { bold: true }, right),
      custom('FigureLabel', 'FigureLabel', { color: muted }),
      custom('FigureValue', 'FigureValue', head),
      custom('FigureNote', 'FigureNote', { color: muted }),
      custom('CoverTitle', 'CoverTitle', { bold: true, color: onAccent }),
      custom('CoverSubtitle', 'CoverSubtitle', { color: onAccent }),
      custom('CoverText', 'CoverText'),
      custom('CoverMuted', 'CoverMuted', { color: muted }),
      custom('PageHeader', 'PageHeader', { color: muted }),
      custom('PageFooter', 'PageFooter', { color: muted }, { ...toRight(), border: { top: rule(4, line) } }),
    ],
  };
}

const halfPoints = ({ size }: Setting) => 2 * size;

const setting = ({ before, after, line, keepNext, indent }: Setting) => ({
  // Without "auto", some programs take the line for a fixed height, and cut charts and pictures to it.
  spacing: { before, after, line, lineRule: 'auto' as const },
  ...(keepNext && { keepNext }),
  ...(indent !== undefined && { indent: { left: indent } }),
});

/** "TableText" → "Table Text" */
const nameOf = (id: string) => id.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
