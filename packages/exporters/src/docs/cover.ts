import type { BlueprintBranding } from '@process-ai/domain/blueprint';
import { type FileChild, ImageRun, Paragraph, ShadingType, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { fittedSize } from '../image-size.ts';
import { writable } from '../ooxml/xml-text.ts';
import { coverTexts } from './cover-texts.ts';
import type { DocsPlan } from './docs-plan.ts';
import { TEXT_WIDTH } from './page.ts';
import { NO_BORDERS } from './render-block.ts';

/** Pixels at 96 to the inch. */
const LOGO = { width: 190, height: 76 };

export function cover(plan: DocsPlan): FileChild[] {
  const { palette } = plan;
  const { branding } = plan.blueprint;
  const { title, subtitle, client, about } = coverTexts(plan);
  const line = (text: string, style: string) => new Paragraph({ style, text: writable(text) });
  const title1 = new TableCell({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: palette.accent },
    margins: { left: 400, right: 400, top: 200, bottom: 200 },
    children: [line(title, 'CoverTitle'), line(subtitle, 'CoverSubtitle')],
  });
  return [
    ...logoParagraph(branding, plan),
    new Paragraph({ spacing: { before: 2200, after: 0 }, children: [] }),
    new Table({
      width: { size: TEXT_WIDTH, type: WidthType.DXA },
      columnWidths: [TEXT_WIDTH],
      layout: 'fixed',
      borders: NO_BORDERS,
      rows: [new TableRow({ children: [title1] })],
    }),
    new Paragraph({ spacing: { before: 300, after: 0 }, children: [] }),
    new Paragraph({ style: 'CoverText', children: [new TextRun({ text: writable(client), bold: true })] }),
    ...about.map((text) => line(text, 'CoverMuted')),
  ];
}

function logoParagraph({ logo, companyName }: BlueprintBranding, { words: { say } }: DocsPlan): Paragraph[] {
  const size = logo && fittedSize(logo.bytes, LOGO);
  if (!logo || !size) return [];
  const image = new ImageRun({
    type: logo.mime === 'image/png' ? 'png' : 'jpg',
    data: logo.bytes,
    transformation: {
      width: Math.max(1, Math.round(size.width)),
      height: Math.max(1, Math.round(size.height)),
    },
    altText: {
      name: say.cover.logo,
      description: writable(companyName ? say.cover.logoOf(companyName) : say.cover.logo),
    },
  });
  return [new Paragraph({ children: [image] })];
}
