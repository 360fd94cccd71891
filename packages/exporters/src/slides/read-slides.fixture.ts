import { strFromU8, unzipSync } from 'fflate';
import { inThemeColours, themeOf } from '../theme-colours.fixture.ts';
import { unescapeXml } from '../unescape-xml.fixture.ts';

interface ReadSlide {
  xml: string;
  title: string;
  /** Texts of its shapes and tables, one for each paragraph. */
  paragraphs: string[];
  notes: string;
}

/** The slides of a presentation in order, as any program would read them. */
export function readSlides(bytes: Uint8Array): ReadSlide[] {
  const parts = unzipSync(bytes);
  const xmlOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const slides: ReadSlide[] = [];
  for (let number = 1; parts[`ppt/slides/slide${number}.xml`]; number += 1) {
    const xml = xmlOf(`ppt/slides/slide${number}.xml`);
    const [title = ''] = (xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? []).filter((shape) =>
      /type="(?:title|ctrTitle)"/.test(shape),
    );
    slides.push({
      xml,
      title: paragraphsOf(title).join(' '),
      paragraphs: paragraphsOf(xml),
      notes: paragraphsOf(xmlOf(`ppt/notesSlides/notesSlide${number}.xml`)).join('\n'),
    });
  }
  return slides;
}

/** The native charts of a presentation, in the colours of its theme. */
export const chartsOf = (bytes: Uint8Array): string[] =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
    .map(([, part]) => inThemeColours(strFromU8(part), themeOf(bytes, 'ppt')));

const paragraphsOf = (xml: string): string[] =>
  (xml.match(/<a:p>.*?<\/a:p>/gs) ?? []).map((paragraph) =>
    [...paragraph.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => unescapeXml(text)).join(''),
  );

/** The tables of a slide by their names, with the texts of all cells. */
export const tablesOf = (xml: string): { name: string; rows: string[][] }[] =>
  (xml.match(/<p:graphicFrame>.*?<\/p:graphicFrame>/gs) ?? [])
    .filter((frame) => frame.includes('<a:tbl>'))
    .map((frame) => ({
      name: unescapeXml(/<p:cNvPr [^>]*name="([^"]*)"/.exec(frame)?.[1] ?? ''),
      rows: (frame.match(/<a:tr .*?<\/a:tr>/gs) ?? []).map((row) =>
        (row.match(/<a:tc.*?<\/a:tc>/gs) ?? []).map((cell) => paragraphsOf(cell).join('\n')),
      ),
    }));

/** The slides that say something of the client: a deck has so many at most. */
export const withoutAgenda = (slides: readonly ReadSlide[]): ReadSlide[] =>
  slides.filter(({ title }) => !title.startsWith('Each chapter in one sentence'));
