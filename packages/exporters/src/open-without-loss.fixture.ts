import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { describe, test } from 'vitest';
import { exportDocs } from './docs/export-docs.ts';
import type { combinedSources } from './generated-sectors.fixture.ts';
import { hasLibreOffice, resaved } from './libreoffice.fixture.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { exportSlides } from './slides/export-slides.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';

interface Format {
  export: (blueprint: Blueprint) => Promise<Uint8Array>;
  extension: string;
  /** The OpenDocument format of the same kind. */
  open: string;
  /** Parts whose texts a reader sees, and the element that holds one text. */
  parts: RegExp;
  paragraph: string;
  /** What must be there as often as before: its element here, and there. */
  counted: readonly [ours: RegExp, theirs: RegExp];
}

const FORMATS: Format[] = [
  {
    export: exportDocs,
    extension: 'docx',
    open: 'odt',
    parts: /^word\/(document|header\d+|footer\d+)\.xml$/,
    paragraph: 'w:p',
    counted: [/<w:tr[ >]/g, /<table:table-row[ >]/g],
  },
  {
    export: exportSheets,
    extension: 'xlsx',
    open: 'ods',
    parts: /^xl\/sharedStrings\.xml$/,
    paragraph: 'si',
    counted: [/<worksheet[ >]/g, /<table:table /g],
  },
  {
    export: exportSlides,
    extension: 'pptx',
    open: 'odp',
    parts: /^ppt\/(slides|notesSlides)\/[^/]+\.xml$/,
    paragraph: 'a:p',
    counted: [/<p:sld[ >]/g, /<draw:page[ >]/g],
  },
];

/** A small picture of the first page, which nobody looks at here. */
const WITHOUT_THUMBNAILS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Save/Document"><prop oor:name="GenerateThumbnail" oor:op="fuse"><value>false</value></prop></item>
</oor:items>`;

/** Declares that LibreOffice opens the files of these sectors in each format, and saves all that it read. */
export function openWithoutLoss(sources: ReturnType<typeof combinedSources>): void {
  describe.skipIf(!hasLibreOffice)('LibreOffice opens without loss', () => {
    test.concurrent.for(FORMATS)(
      'every $extension: its texts, rows or slides, charts and pictures',
      { timeout: 600_000 },
      async (format, { expect }) => {
        const ours: Record<string, Uint8Array> = {};
        for (const { name, source } of sources) ours[name] = await format.export(buildBlueprint(source));
        const theirs = await resaved(ours, format.extension, format.open, WITHOUT_THUMBNAILS);
        for (const [name, bytes] of Object.entries(ours)) {
          expect({ name, ...lossOf(bytes, theirs.get(name) ?? new Uint8Array(), format) }).toEqual({
            name,
            ...NO_LOSS,
          });
        }
      },
    );
  });
}

/** How many are missing there, and which texts. */
interface Loss {
  texts: string[];
  counted: number;
  charts: number;
  pictures: number;
}

/** A field: the number itself is not written again. */
const PAGE_NUMBER = /<a:fld [^>]*type="slidenum".*?<\/a:fld>/gs;

const NO_LOSS: Loss = { texts: [], counted: 0, charts: 0, pictures: 0 };

function lossOf(bytes: Uint8Array, saved: Uint8Array, { parts, paragraph, counted: [ours, theirs] }: Format): Loss {
  const [before, after] = [partsOf(bytes), partsOf(saved)];
  const shown = [...before].flatMap(([name, part]) =>
    parts.test(name) ? [strFromU8(part).replace(PAGE_NUMBER, '')] : [],
  );
  const content = strFromU8(after.get('content.xml') ?? new Uint8Array());
  const known = bare(content + strFromU8(after.get('styles.xml') ?? new Uint8Array()));
  const paragraphs = shown.flatMap((xml) => xml.match(new RegExp(`<${paragraph}[ >].*?</${paragraph}>`, 'gs')) ?? []);
  const texts = paragraphs.map((xml) => bare((xml.match(/<(?:\w:)?t(?: [^>]*)?>[^<]*/g) ?? []).join('')));
  if (texts.length === 0) throw new Error('No texts were found to compare');
  const rows = [...before].flatMap(([name, part]) =>
    name.endsWith('.xml') ? (strFromU8(part).match(ours) ?? []) : [],
  );
  return {
    texts: texts.filter((text) => !known.includes(text)),
    counted: rows.length - (content.match(theirs)?.length ?? 0),
    charts: countOf(before, /\/charts\/[^/]+\.xml$/) - countOf(after, /^Object \d+\/content\.xml$/),
    pictures: countOf(before, /\/media\/./) - countOf(after, /^Pictures\/(?!TablePreview)/),
  };
}

const partsOf = (bytes: Uint8Array) => new Map(Object.entries(unzipSync(bytes)));

/** Those that differ: the same picture is kept once. */
const countOf = (parts: ReadonlyMap<string, Uint8Array>, pattern: RegExp) =>
  new Set([...parts].flatMap(([name, part]) => (pattern.test(name) ? [Buffer.from(part).toString('base64')] : [])))
    .size;

/** The text of a piece of XML without tags and white space, which the formats write in different ways. */
const bare = (xml: string): string =>
  unescapeXml(
    xml
      .replace(/<[^>]*>/g, '')
      .replace(/_x005F_/g, '_')
      .replaceAll('&#13;', ''),
  ).replace(/\s+/g, '');
