import { Document, ImageRun, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { ChartRun } from 'docx/charts';
import { strFromU8, unzipSync } from 'fflate';
import type { Block, ChartBlock, PictureBlock } from '../../../packages/exporters/src/docs/blocks.ts';
import { unescapeXml } from '../../../packages/exporters/src/unescape-xml.fixture.ts';

interface BareDocument {
  /** In the document's order; a table as rows of cells. */
  blocks: readonly (BareParagraph | readonly BareRow[])[];
  figures: readonly (ChartBlock | PictureBlock)[];
}

interface BareParagraph {
  text: string;
  style: string | undefined;
}

type BareRow = readonly { width: number; fill: string | undefined; paragraphs: readonly BareParagraph[] }[];

/** What stands in a Word document: paragraphs and tables by their texts and styles, and the figures of its blocks. */
export function readDocument(bytes: Uint8Array, made: readonly Block[]): BareDocument {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const found = xml.match(/<w:tbl>.*?<\/w:tbl>|<w:p(?: [^>]*)?>.*?<\/w:p>/gs) ?? [];
  return {
    blocks: found.map((block) =>
      block.startsWith('<w:tbl>')
        ? elements(block, 'w:tr').map((row) => elements(row, 'w:tc').map(readCell))
        : readParagraph(block),
    ),
    figures: made.filter((block) => block.kind === 'chart' || block.kind === 'picture'),
  };
}

const readParagraph = (xml: string): BareParagraph => ({
  text: textOf(xml),
  style: /<w:pStyle w:val="([^"]+)"/.exec(xml)?.[1],
});

const readCell = (xml: string): BareRow[number] => ({
  width: Number(/<w:tcW [^>]*w:w="(\d+)"/.exec(xml)?.[1]),
  fill: /<w:shd [^>]*w:fill="([^"]+)"/.exec(xml)?.[1],
  paragraphs: elements(xml, 'w:p').map(readParagraph),
});

/** The same, written by docx alone, with the figures at the end: no contents, no page numbers, nothing that wraps or measures. */
export async function writeBareDocument({ blocks, figures }: BareDocument): Promise<void> {
  const texts = blocks.map((block) => ('text' in block ? new Paragraph(styled(block)) : tableOf(block)));
  const drawn = figures.map(
    (figure) =>
      new Paragraph({
        children: [
          figure.kind === 'chart'
            ? new ChartRun(figure.chart)
            : new ImageRun({ type: 'png', data: figure.png, transformation: figure }),
        ],
      }),
  );
  await Packer.toArrayBuffer(new Document({ sections: [{ children: [...texts, ...drawn] }] }));
}

const styled = ({ text, style }: BareParagraph) => ({ text, ...(style && { style }) });

const tableOf = (rows: readonly BareRow[]) =>
  new Table({
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          cantSplit: true,
          tableHeader: index === 0,
          children: cells.map(
            ({ width, fill, paragraphs }) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                ...(fill && { shading: { fill } }),
                children: paragraphs.map((paragraph) => new Paragraph(styled(paragraph))),
              }),
          ),
        }),
    ),
  });

export const paragraphCount = ({ blocks }: BareDocument) =>
  blocks.reduce(
    (sum, block) => sum + ('text' in block ? 1 : block.flat().flatMap(({ paragraphs }) => paragraphs).length),
    0,
  );

/** The text of an element of WordprocessingML, its runs joined. */
const textOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => unescapeXml(text)).join('');

/** The elements of a name that stand in a piece of XML and hold none of their own kind. */
const elements = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<${name}(?: [^>]*)?>.*?</${name}>`, 'gs')) ?? [];
