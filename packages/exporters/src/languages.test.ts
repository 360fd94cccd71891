import { DEFAULT_COVER, FileLanguage } from '@process-ai/contract/export-covers';
import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import { LOCALES } from '@process-ai/domain/language';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientPage } from './docs/client-page.ts';
import { exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { generatedSources } from './generated-sectors.fixture.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { textsOf } from './sheets/workbook-texts.fixture.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';
import { fileWords } from './words/file-words.ts';

const SECONDS = 1000;
const others = FileLanguage.options.filter((language) => language !== 'en');

const generated = (wanted: string) => {
  const found = generatedSources().find(({ name }) => name === wanted);
  if (!found) throw new Error(`No sector called ${wanted}`);
  return found.source;
};
/** In a plan, by the roadmap, and where there is no case: between them they say nearly all there is to say. */
const SECTORS = [
  exampleClient(),
  { ...exampleClient(), plan: null, include: 'all' as const },
  generated('no ROI inputs'),
  generated('half of it rejected'),
];

describe.each(others)('in %s', (language) => {
  let written: Written[];
  let english: Written[];
  beforeAll(async () => {
    written = await Promise.all(SECTORS.map((sector) => write(sector, language)));
    english = await Promise.all(SECTORS.map((sector) => write(sector, 'en')));
  }, 120 * SECONDS);

  test('no fixed English words are left in document, deck, workbook and page', () => {
    const own = new Set([...fragmentsOf(fileWords(language)), ...fragmentsOf(storyWords(language))]);
    const data = SECTORS.flatMap(textsIn).join('\n');
    const fixed = new Set([...fragmentsOf(fileWords('en')), ...fragmentsOf(storyWords('en'))]);
    const foreign = [...fixed].filter((fragment) => !own.has(fragment) && !data.includes(fragment));
    const told = english.flatMap(allOf).join('\n');
    expect(foreign.filter((fragment) => told.includes(fragment)).length).toBeGreaterThan(600);
    const texts = written.flatMap(allOf).join('\n');
    expect(foreign.filter((fragment) => texts.includes(fragment))).toEqual([]);
  });

  test('the figures are those of the English files', () => {
    // How many opportunities a list shows, and so what they save together, depends on how long their names are.
    const { listPart } = fileWords(language).deck.opportunities;
    const [ofList = ''] = listPart(1, 2, 9, '', '', null).split('1');
    for (const [index, { document, deck, page }] of written.entries()) {
      const same = english[index] as Written;
      expect(amountsIn(document, language)).toEqual(amountsIn(same.document, 'en'));
      expect(amountsIn(page, language)).toEqual(amountsIn(same.page, 'en'));
      const known = new Set(amountsIn(same.deck, 'en'));
      const others = deck.filter((text) => !text.startsWith(ofList));
      expect(others.length).toBeGreaterThan(deck.length - 10);
      expect(amountsIn(others, language).filter((amount) => !known.has(amount))).toEqual([]);
    }
  });

  test('every part says which language it is in', () => {
    for (const { tags } of written) expect([...tags]).toEqual([LOCALES[language]]);
  });

  test('sentences begin with a capital, and hold no hole and no doubled word or sign', () => {
    const texts = written.flatMap(allOf);
    expect(texts.filter((text) => /undefined|NaN|\[object|\. \.|,,|;;|\.\.(?!\.)/.test(text))).toEqual([]);
    const titles = written.flatMap(({ titles: all }) => all);
    expect(titles.filter((title) => /^\p{Ll}/u.test(title))).toEqual([]);
  });
});

test('French separates its signs from their words, and elides', () => {
  const said = [...fragmentsOf(fileWords('fr')), ...fragmentsOf(storyWords('fr'))];
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((text) => /[^\u202f][;:!?%»]|«[^\u202f]/u.test(text))).toEqual([]);
  expect(
    said.filter((text) =>
      /(?<![\p{L}’])(?:[ljdnmts]e|la|que|jusque|lorsque|si(?= il)) (?=[aàâeéèêiîoôuùy])/iu.test(text),
    ),
  ).toEqual([]);
});

interface Written {
  document: string[];
  deck: string[];
  page: string[];
  sheets: string[];
  titles: string[];
  /** Of runs of text, by BCP 47. */
  tags: ReadonlySet<string>;
}

const allOf = ({ document, deck, page, sheets }: Written) => [...document, ...deck, ...page, ...sheets];

async function write(sector: (typeof SECTORS)[number], language: FileLanguage): Promise<Written> {
  const blueprint: Blueprint = buildBlueprint({
    ...sector,
    assumptions: { ...sector.assumptions, currency: 'EUR' },
    cover: { ...DEFAULT_COVER, ...sector.cover, language },
  });
  const docx = unzipSync(await exportDocs(blueprint));
  const pptx = await exportSlides(blueprint);
  const xml = strFromU8(docx['word/document.xml'] ?? new Uint8Array());
  const slides = readSlides(pptx);
  const page = clientPage(blueprint);
  const tags = [...Object.entries(docx), ...Object.entries(unzipSync(pptx))]
    .filter(([name]) => /^(?:word\/(?:styles|document)|ppt\/(?:slides|notesSlides|slideLayouts)\/\w+)\.xml$/.test(name))
    .flatMap(([, part]) => [...strFromU8(part).matchAll(/<a:rPr[^>]* lang="([^"]*)"|<w:lang w:val="([^"]*)"/g)])
    .flatMap(([, run, word]) => run ?? word ?? []);
  return {
    document: (xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? []).map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text = '']) => unescapeXml(text)).join(''),
    ),
    deck: slides.flatMap(({ paragraphs, notes }) => [...paragraphs, ...notes.split('\n')]),
    page: textsIn([page.subtitle, page.about, page.blocks]),
    sheets: textsOf(await exportSheets(blueprint)),
    titles: slides.map(({ title }) => title),
    tags: new Set([...tags, page.language]),
  };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

/** What stands around names and figures in the words of a language, where it is long enough to be known again. */
function fragmentsOf(words: unknown): string[] {
  if (typeof words === 'string') return words.length >= 10 && words.includes(' ') ? [words.trim()] : [];
  if (typeof words === 'function') return saidBy(words as (...given: unknown[]) => unknown);
  return words && typeof words === 'object' ? Object.values(words).flatMap(fragmentsOf) : [];
}

const HOLE = '¤';

function saidBy(sentence: (...given: unknown[]) => unknown): string[] {
  const given = [HOLE, 2, 1, true, false, null, [HOLE, HOLE]];
  const results = given.flatMap((one) => {
    try {
      // Not every sentence takes such a value.
      return textsIn(sentence(...Array.from({ length: 8 }, () => one)));
    } catch {
      return [];
    }
  });
  return results
    .flatMap((text) => text.split(/¤|null|true|false|undefined|NaN|\d+/))
    .map((part) => part.trim())
    .filter((part) => part.length >= 10 && part.includes(' '));
}

const SCALES: Readonly<Record<string, number>> = {
  K: 1e3,
  M: 1e6,
  B: 1e9,
  'Tsd.': 1e3,
  'Mio.': 1e6,
  'Mrd.': 1e9,
  mil: 1e3,
  k: 1e3,
};

/** In euros, lowest first, with how many there are of each. */
function amountsIn(texts: readonly string[], language: FileLanguage): number[] {
  const pattern = language === 'en' ? /€([\d,.]*\d)([KMB]?)/g : /(\d[\d.,\u202f]*)\s(?:(\p{L}+\.?)\s?)?€/gu;
  const plain = (digits: string) =>
    language === 'en' ? digits.replaceAll(',', '') : digits.replace(/[.\u202f]/g, '').replace(',', '.');
  return texts
    .flatMap((text) => [...text.matchAll(pattern)])
    .map(([, digits = '', scale = '']) => Math.round(Number(plain(digits)) * (SCALES[scale] ?? 1)))
    .sort((a, b) => a - b);
}

test('in German what is assumed is in other words than what is accepted', () => {
  const texts = (words: unknown, path = ''): [string, string][] => {
    if (typeof words === 'string' || typeof words === 'function') return [[path, String(words)]];
    if (typeof words !== 'object' || words === null) return [];
    return Object.entries(words).flatMap(([key, value]) => texts(value, `${path}.${key}`));
  };
  const english = new Map(texts(fileWords('en')));
  const told = texts(fileWords('de')).filter(([path, text]) => {
    const same = english.get(path) ?? '';
    return /\bassum/i.test(same) && !/accepted/i.test(same) && /angenommen/i.test(text);
  });
  expect(told).toEqual([]);
});
