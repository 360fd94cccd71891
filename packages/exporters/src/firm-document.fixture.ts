import { posix } from 'node:path';
import type { OfficeTemplate, TemplatePart } from '@process-ai/contract/workspace';
import { Document, Footer, Header, ImageRun, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { FIRM_THEME } from './firm-template.fixture.ts';
import { writePng } from './write-png.ts';

/** What a firm's template of documents is like. Lengths in twentieths of a point. */
interface FirmLetter {
  page: { width: number; height: number };
  margin: { top: number; right: number; bottom: number; left: number };
  /** Half points. */
  headings: [number, number, number];
  text: number;
  /** How its program calls the first heading, and whether that is numbered. */
  heading1: string;
  isNumbered: boolean;
  /** A style of its own for tables. */
  hasTables: boolean;
  /** Whether the first page has a head of its own. */
  titlePage: boolean;
  fonts: OfficeTemplate['theme']['fonts'];
}

/** Letter paper with wide margins, numbered headings and wide letters. */
export const LETTER: FirmLetter = {
  page: { width: 12_240, height: 15_840 },
  margin: { top: 2000, right: 1700, bottom: 1500, left: 1700 },
  headings: [40, 30, 24],
  text: 22,
  heading1: 'Heading1',
  isNumbered: true,
  hasTables: true,
  titlePage: false,
  fonts: { major: 'Georgia', minor: 'Verdana' },
};

/** A4 by a German Word, with a head of its own on the first page. */
export const GERMAN: FirmLetter = {
  page: { width: 11_906, height: 16_838 },
  margin: { top: 1800, right: 1134, bottom: 1134, left: 1134 },
  headings: [32, 26, 22],
  text: 20,
  heading1: 'berschrift1',
  isNumbered: false,
  hasTables: false,
  titlePage: true,
  fonts: { major: 'Arial', minor: 'Arial' },
};

const { accent1, accent2, dk2 } = FIRM_THEME.colours;
const logo = writePng({ width: 60, height: 20, pixels: new Uint8Array(60 * 20 * 4).fill(255) });

const TABLE_STYLE = `<w:style w:type="table" w:customStyle="1" w:styleId="HouseTable"><w:name w:val="House Table"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders><w:bottom w:val="single" w:sz="12" w:space="0" w:color="${accent2}"/><w:insideH w:val="dotted" w:sz="4" w:space="0" w:color="${accent2}"/></w:tblBorders></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/><w:color w:val="FFFFFF"/></w:rPr><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="${dk2}"/></w:tcPr></w:tblStylePr></w:style>`;

/** The template as a file (.dotx bytes). */
export async function firmLetter(letter: FirmLetter): Promise<Uint8Array> {
  const heading = (size: number, color: string) => ({
    run: { size, color, bold: true },
    paragraph: { spacing: { before: 300, after: 120 } },
  });
  const head = (text: string) =>
    new Header({
      children: [
        new Paragraph({
          children: [
            new ImageRun({
              type: 'png',
              data: logo,
              transformation: { width: 90, height: 30 },
              altText: { name: 'Logo', description: 'Logo' },
            }),
            new TextRun(`  ${text}`),
          ],
        }),
      ],
    });
  const document = new Document({
    numbering: { config: [{ reference: 'chapters', levels: [{ level: 0, format: 'decimal', text: '%1' }] }] },
    styles: {
      default: {
        document: { run: { font: letter.fonts.minor, size: letter.text } },
        heading1: heading(letter.headings[0], accent1),
        heading2: heading(letter.headings[1], accent1),
        heading3: heading(letter.headings[2], dk2),
      },
      paragraphStyles: [
        { id: 'Note', name: 'Note', basedOn: 'Normal', run: { italics: true } },
        {
          id: 'Caption',
          name: 'caption',
          basedOn: 'Normal',
          run: { size: 17, color: accent2 },
          paragraph: { spacing: { before: 120, after: 120 } },
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: letter.page, margin: { ...letter.margin, header: 700, footer: 600 } },
          titlePage: letter.titlePage,
        },
        headers: {
          default: head('Lindqvist Partners'),
          ...(letter.titlePage && { first: head('Lindqvist Partners, Oslo') }),
        },
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ children: ['Lindqvist · ', PageNumber.CURRENT] })] })],
          }),
          ...(letter.titlePage && { first: new Footer({ children: [new Paragraph('Registered in Oslo')] }) }),
        },
        children: [new Paragraph({ text: 'Our letters', numbering: { reference: 'chapters', level: 0 } })],
      },
    ],
  });
  const files = unzipSync(new Uint8Array(await Packer.toBuffer(document)));
  const edit = (name: string, change: (xml: string) => string) => {
    const part = files[name];
    if (part) files[name] = strToU8(change(strFromU8(part)));
  };
  edit('word/styles.xml', (xml) =>
    xml
      .replace('w:styleId="Heading1"', `w:styleId="${letter.heading1}"`)
      .replace(
        /(<w:name w:val="heading 1"\/>.*?<w:pPr>)/is,
        letter.isNumbered ? '$1<w:numPr><w:numId w:val="1"/></w:numPr>' : '$1',
      )
      .replace('</w:styles>', `${letter.hasTables ? TABLE_STYLE : ''}</w:styles>`),
  );
  return zipSync(files);
}

/** The same as it is read: see `templateParts` of the package that reads documents. */
export async function firmLetterTemplate(letter: FirmLetter): Promise<OfficeTemplate> {
  const files = unzipSync(await firmLetter(letter));
  const types = strFromU8(files['[Content_Types].xml'] ?? new Uint8Array());
  const typeOf = (name: string) =>
    new RegExp(`ContentType="([^"]*)" PartName="/${name}"`).exec(types)?.[1] ?? `image/${name.split('.').at(-1)}`;
  const partOf = (name: string): TemplatePart => {
    const rels = strFromU8(
      files[posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`)] ?? new Uint8Array(),
    );
    const attribute = (link: string, key: string) => new RegExp(`${key}="([^"]*)"`).exec(link)?.[1] ?? '';
    return {
      name,
      contentType: typeOf(name),
      bytes: files[name] ?? new Uint8Array(),
      related: (rels.match(/<Relationship .*?\/>/g) ?? []).map((link) => ({
        id: attribute(link, 'Id'),
        type: attribute(link, 'Type'),
        target: posix.join(posix.dirname(name), attribute(link, 'Target')),
        isOutside: false,
      })),
    };
  };
  const names = Object.keys(files).filter((name) =>
    /^word\/(?:styles|numbering|header\d|footer\d|media\/.*)(?:\.xml)?$/.test(name),
  );
  return {
    kind: 'document',
    theme: { colours: FIRM_THEME.colours, fonts: letter.fonts },
    logo: null,
    parts: ['word/document.xml', ...names].map(partOf),
  };
}
