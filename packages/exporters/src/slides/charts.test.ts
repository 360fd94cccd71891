import { buildBlueprint } from '@process-ai/domain/blueprint';
import { describe, expect, test } from 'vitest';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { unescapeXml } from '../unescape-xml.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { chartsOf } from './read-slides.fixture.ts';

type SectorName = keyof typeof FIVE_SECTORS;
interface ReadSeries {
  name: string;
  labels: string[];
  values: number[];
}

const valuesIn = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, text = '']) => unescapeXml(text));

const seriesOf = (chart: string): ReadSeries[] =>
  (chart.match(/<c:ser>.*?<\/c:ser>/gs) ?? []).map((series) => ({
    name: valuesIn(/<c:tx>.*?<\/c:tx>/s.exec(series)?.[0])[0] ?? '',
    labels: valuesIn(/<c:cat>.*?<\/c:cat>/s.exec(series)?.[0]),
    values: valuesIn(/<c:val>.*?<\/c:val>/s.exec(series)?.[0]).map(Number),
  }));

const decks = new Map<SectorName, Promise<string[]>>();
/** The chart that has a series whose name begins so. */
async function chartOf(name: SectorName, series: string): Promise<string> {
  const made = decks.get(name) ?? exportSlides(buildBlueprint(FIVE_SECTORS[name]())).then(chartsOf);
  decks.set(name, made);
  const found = (await made).find((chart) => seriesOf(chart).some((one) => one.name.startsWith(series)));
  if (found === undefined) throw new Error(`No chart of “${series}”`);
  return found;
}

describe('the charts of a deck', () => {
  test.each([
    ['a library of 1,921 processes in euros', 'savings measured', ['Automation', 'Agentic', 'AI']],
    ['one in Spanish', 'ahorro medido', ['Automatización', 'Agentes', 'IA']],
  ] as const)('show the types of work in the order of their title: %s', async (name, series, order) => {
    const [bars] = seriesOf(await chartOf(name, series));
    // The first category of a bar chart stands lowest.
    expect(bars?.labels.toReversed()).toEqual(order);
    expect(bars?.values).toEqual(bars?.values.toSorted((a, b) => a - b));
  });

  test.each([
    ['the example client', 5],
    ['the example client in another industry', 3],
  ] as const)('have no bar of a vendor that scores nothing: %s', async (name, bars) => {
    const parts = seriesOf(await chartOf(name, 'Coverage'));
    const totals = parts[0]?.labels.map((_, at) => parts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
    expect(totals).toHaveLength(bars);
    expect(Math.min(...(totals ?? []))).toBeGreaterThan(0);
  });

  test.each([
    ['the example client', 'NPV', 'NPV over 3 years: ', ['P10', 'P50', 'P90', 'Plan']],
    ['one in Spanish', 'VAN', 'VAN a 3 años: ', ['P10', 'P50', 'Plan', 'P90']],
  ] as const)(
    'name the ends of the range below it, where a bin has no room for them, and where the plan lies: %s',
    async (name, series, title, marks) => {
      const chart = await chartOf(name, series);
      const [bins] = seriesOf(chart);
      expect(bins?.labels.filter((label) => label.trim() !== '')).toEqual(marks);
      expect(unescapeXml(chart).replaceAll('\u00a0', ' ')).toMatch(new RegExp(`<a:t>${title}\\S+ [^<]+</a:t>`));
    },
  );

  test.each([
    ['the example client', '0%'],
    ['three processes with a long German name', '0\\\u00a0%'],
    ['one in Spanish', '0\\\u00a0%'],
  ] as const)('write shares as their language does: %s', async (name, format) => {
    const words = {
      'the example client': 'Stays',
      'one in Spanish': 'Trabajo humano',
      'three processes with a long German name': 'Bleibt',
    };
    expect(unescapeXml(await chartOf(name, words[name]))).toContain(`formatCode="${format}"`);
  });
});

test('axes group their digits as the language of the deck does', async () => {
  const codes = async (name: keyof typeof FIVE_SECTORS) =>
    chartsOf(await exportSlides(buildBlueprint(FIVE_SECTORS[name]()))).flatMap((chart) =>
      [...chart.matchAll(/<c:valAx>.*?<c:numFmt formatCode="([^"]*)"/gs)].flatMap(([, code = '']) =>
        code.includes('#,##0') ? [unescapeXml(code)] : [],
      ),
    );
  const german = await codes('three processes with a long German name');
  expect(german.length).toBeGreaterThan(2);
  expect(german.filter((code) => code.split(';').some((part) => !part.startsWith('[$-407]')))).toEqual([]);
  expect((await codes('the example client')).filter((code) => code.includes('[$'))).toEqual([]);
});
