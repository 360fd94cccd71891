import { DEFAULT_COVER, FileLanguage } from '@process-ai/contract/export-covers';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { noVendorFits } from '@process-ai/domain/vendor-comparison';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { clientPage } from '../docs/client-page.ts';
import { exampleClient } from '../example-client.fixture.ts';
import { figureWords } from '../figure-words.ts';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { paidAlready, paybackFigure } from '../payback-words.ts';
import { caseCell } from './business-case-cells.ts';
import { exportSheets } from './export-sheets.ts';
import { paybackFormat, paybackUnit } from './plan.ts';
import { read } from './read-workbook.fixture.ts';
import { FIGURE_ROW } from './summary-figures.ts';
import { textsOf } from './workbook-texts.fixture.ts';

test('where no opportunity is covered, the workbook names no vendor as the best, and industries in its language', async () => {
  const blueprint = buildBlueprint(FIVE_SECTORS['one in Spanish']());
  expect(noVendorFits(blueprint.comparison.fits)).toContain('nothing here is covered');
  const file = await exportSheets(blueprint);
  const readMe = (await read(file)).worksheets[0];
  const shown = readMe?.getColumn('B').values.map((_, at) => readMe.getCell(`B${at}`).text);
  expect(shown).toContain('Ninguno: no se cubre ninguna oportunidad');
  expect(textsOf(file).join('\n')).toContain('Sector: energía y agua');
  expect(textsOf(file).join('\n')).not.toContain('Sector: Energy');
});

test.each(Object.entries(FIVE_SECTORS))(
  '%s: of the processes with data, those that no other counts are the ones called measured',
  async (_, source) => {
    const blueprint = buildBlueprint(source());
    const { say } = figureWords(blueprint.assumptions.currency, blueprint.language);
    const label = say.workbook.readMe.processes;
    const shown = textsOf(await exportSheets(blueprint));
    const count = shown[shown.indexOf(label) + 1] ?? '';
    const [all, withData = 0, within = 0] = [...count.matchAll(/\d[\d.,]*/g)].map(([n]) =>
      Number(n.replace(/\D/g, '')),
    );
    const { scope } = blueprintStory(blueprint);
    expect({ all, measured: withData - within }).toEqual({ all: scope.all, measured: scope.withFigures });
  },
);

test('a payback before month 1 is told in the words of document and deck', () => {
  const of = (source: Parameters<typeof buildBlueprint>[0]) => {
    const blueprint = buildBlueprint(source);
    return {
      isPaid: paidAlready(blueprint) !== null,
      format: paybackFormat({ blueprint, words: figureWords(blueprint.assumptions.currency) }, '0.0'),
    };
  };
  expect(of(FIVE_SECTORS['a library of 1,921 processes in euros']())).toEqual({
    isPaid: true,
    format: '[<0.05]"Paid already";0.0',
  });
  expect(of(exampleClient())).toEqual({ isPaid: false, format: '[<0.05]"< 1\u00a0month";0.0' });
});

test('a payback that is not reached is told in the words of document and deck, and follows the years', async () => {
  const blueprint = buildBlueprint(FIVE_SECTORS['one in Spanish']());
  const words = figureWords(blueprint.assumptions.currency, blueprint.language);
  expect(blueprint.case?.headline.paybackMonths).toBeNull();
  const told = paybackFigure(null, blueprint, words);
  const workbook = await read(await exportSheets(blueprint));
  const sheet = (name: string) => workbook.worksheets.find((one) => one.name === name);
  const { summary, businessCase } = words.say.workbook.sheets;
  expect(sheet(summary)?.getCell(`B${FIGURE_ROW.payback}`).result).toBe(told);
  const [paid, text] = (['paybackMonths', 'notPaidBack'] as const).map((figure) =>
    sheet(businessCase)?.getCell(caseCell(figure).replaceAll('$', '')),
  );
  expect([paid?.result, text?.result]).toEqual([told, told]);
  expect(text?.formula).toContain('CaseYears');
});

test.each(FileLanguage.options)('the savings are said to be time and not cash, in %s', async (language) => {
  const blueprint = buildBlueprint({ ...exampleClient(), cover: { ...DEFAULT_COVER, language } });
  const { cash } = figureWords('USD', language).say.case;
  // As document and deck say where it becomes cash.
  const where = /(\S+ \S+ \S+)(?=,[^,]*\.$)/.exec(cash.isTime(''))?.[0] ?? 'nothing';
  expect(textsOf(await exportSheets(blueprint)).filter((text) => text.includes(where))).not.toEqual([]);
});

test('no unit stands beside a payback that is told in words', () => {
  const shown = (payback: number | string) => paybackUnit('B8', 'months', payback).result;
  expect([shown(9.1), shown(0), shown(0.049), shown('N/A')]).toEqual(['months', '', '', '']);
});

test('where none of the vendors fits, the workbook says so beside the one with the most points', async () => {
  const shownFor = async (source: Parameters<typeof buildBlueprint>[0]) => {
    const blueprint = buildBlueprint(source);
    const readMe = (await read(await exportSheets(blueprint))).worksheets[0];
    let found: unknown;
    readMe?.eachRow((row) => {
      if (row.getCell('A').text === `Vendors that fit, of ${blueprint.comparison.fits.length}`)
        found = { count: row.getCell('B').result, format: row.getCell('B').numFmt };
    });
    return { none: noVendorFits(blueprint.comparison.fits) !== null, found };
  };
  const format = '0;-0;"None: none covers enough of the work"';
  const bank = await shownFor(FIVE_SECTORS['the example client in another industry']());
  expect(bank).toEqual({ none: true, found: { count: 0, format } });
  const insurer = await shownFor(exampleClient());
  expect(insurer).toEqual({ none: false, found: { count: expect.any(Number), format } });
});

test('no sheet that is hidden is referred to, and benchmarks are called so', async () => {
  const file = await exportSheets(buildBlueprint(FIVE_SECTORS['none with inputs']()));
  const workbook = await read(file);
  const summary = workbook.getWorksheet('Summary');
  const notes = summary?.getColumn('D').values.map((_, at) => summary.getCell(`D${at}`).text) ?? [];
  expect(notes.filter((note) => /Business case|Calculation/.test(note))).toEqual([]);
  const charts = Object.entries(unzipSync(file)).flatMap(([name, bytes]) =>
    name.startsWith('xl/charts/') ? [strFromU8(bytes)] : [],
  );
  expect(charts.filter((xml) => xml.includes('Savings a year by initiative (')).length).toBe(0);
  expect(charts.filter((xml) => xml.includes('Savings a year by initiative, by benchmark (')).length).toBe(1);
});

test.each(FileLanguage.options)(
  'the month of a vendor’s facts is told alike in page and workbook: %s',
  async (language) => {
    const blueprint = buildBlueprint({ ...exampleClient(), cover: { ...DEFAULT_COVER, language } });
    const month = figureWords('USD', language).month('2026-02');
    const page = JSON.stringify(clientPage(blueprint));
    expect([page.includes(month), page.includes('2026-02')]).toEqual([true, false]);
    expect(textsOf(await exportSheets(blueprint)).join('\n')).toContain(month);
  },
);
