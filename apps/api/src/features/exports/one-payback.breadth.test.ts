import type { SectorCase } from '@process-ai/contract/business-case';
import type { ExportFormat } from '@process-ai/contract/exports';
import type { Plan } from '@process-ai/contract/initiatives';
import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import type { Roi } from '@process-ai/contract/roi';
import type { Sector } from '@process-ai/contract/sectors';
import { addMonths } from '@process-ai/domain/calendar-months';
import { figureWords } from '@process-ai/exporters/figure-words';
import { hasLibreOffice } from '@process-ai/exporters/libreoffice.fixture';
import { caseCell } from '@process-ai/exporters/sheets/business-case-cells';
import { FIRST_ROW, OPPORTUNITY as O } from '@process-ai/exporters/sheets/layout';
import { read, SHEET, sheetOf } from '@process-ai/exporters/sheets/read-workbook.fixture';
import { recalculated, withoutResults } from '@process-ai/exporters/sheets/recalculate.fixture';
import { readSlides } from '@process-ai/exporters/slides/read-slides.fixture';
import type ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedExampleClients } from '../../server/demo/example-clients.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const SECONDS = 1000;

const server = serverForTests();
const sectors: Record<string, string> = {};
let vendorIds: string[];
beforeAll(async () => {
  await seedExampleClients(server.app);
  for (const { id, name } of (await server.admin.get('/api/sectors')).body) sectors[name] = `/api/sectors/${id}`;
  vendorIds = [(await server.admin.post('/api/vendors', { name: 'Acme', overview: 'Workflow' })).body.id];
}, 120 * SECONDS);

const file = async (name: string, format: ExportFormat): Promise<Uint8Array> => {
  const { status, body } = await server.admin.post(`${sectors[name]}/export/${format}`, { vendorIds });
  if (status >= 300) throw new Error(`The export was refused with ${status}: ${body.error}`);
  return new Uint8Array((await server.admin.get(body.url)).bytes);
};

/** Salaries of those with inputs are raised; where there are none, some processes without others below them get some. */
async function enterInputs(name: string): Promise<void> {
  const { roiInputs } = (await server.admin.get(`${sectors[name]}/roi`)).body as Roi;
  const { processes } = (await server.admin.get(sectors[name] ?? '')).body as Sector;
  const figures = { fteCount: 4, processFrequency: 9000, averageSalary: 61_000, averageRuntime: 35 };
  const inputs =
    roiInputs.length > 0
      ? roiInputs.map((input) => ({ ...input, averageSalary: 1.2 * input.averageSalary }))
      : processes
          .filter(({ opportunities }) => opportunities.length > 0)
          .slice(0, 12)
          .map(({ id }) => ({ processId: id, ...figures }));
  const { status } = await server.admin.post(`${sectors[name]}/roi/inputs`, inputs);
  if (status >= 300) throw new Error(`Inputs were refused with ${status}`);
  await server.admin.post(`${sectors[name]}/roi/calculate`);
}

/** As it is seeded: rounded inputs would hide that product and files sum in another order. */
test(
  'a file has the range of the product, drawn from the same seed',
  async () => {
    const name = 'Harbor Mutual Insurance';
    const { seed } = ((await server.admin.get(`${sectors[name]}/roi/outlook`)).body as SectorCase).range;
    expect(textOfDocument(await file(name, 'docs'))).toContain(`seed ${seed}`);
  },
  120 * SECONDS,
);

const opportunitiesOf = async (name: string): Promise<SectorOpportunity[]> =>
  (await server.admin.get(`${sectors[name]}/opportunities`)).body;

/** Rejects the accepted opportunity that counts most, and delivers the first initiative two months later. */
async function decideAndMove(name: string): Promise<void> {
  const [most] = (await opportunitiesOf(name))
    .filter(({ status }) => status === 'accepted')
    .toSorted((a, b) => b.countedSavings - a.countedSavings);
  const { initiatives } = (await server.admin.get(`${sectors[name]}/plan`)).body as Plan;
  const [first] = initiatives;
  if (!most || !first) return;
  const decision = { opportunityIds: [most.id], status: 'rejected' };
  const move = { endMonth: addMonths(first.endMonth, 2) };
  const answers = [
    await server.admin.post(`${sectors[name]}/opportunities/decide`, decision),
    await server.admin.put(`${sectors[name]}/initiatives/${first.id}`, move),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
}

describe.skipIf(!hasLibreOffice)('one payback and one NPV (LibreOffice is needed)', () => {
  test.each([
    ['Harbor Mutual Insurance', 'plan'],
    ['Stadtwerke Nordheim', 'roadmap'],
  ])(
    'in API, recalculated workbook, document and deck: %s, by its %s',
    async (name, follows) => {
      await enterInputs(name);
      await decideAndMove(name);
      const { headline, result, ...found } = (await server.admin.get(`${sectors[name]}/roi/outlook`))
        .body as SectorCase;
      expect(found.follows).toBe(follows);
      expect([headline.npv, headline.paybackMonths]).toEqual([result.npv, result.paybackMonths]);
      expect(headline.paybackMonths).toBeGreaterThan(1);

      const [sheets, docs, slides] = [await file(name, 'sheets'), await file(name, 'docs'), await file(name, 'slides')];
      const books = await recalculated({ blueprint: await withoutResults(await read(sheets)) });
      const shown = (figure: 'npv' | 'paybackMonths') => {
        const sheet = sheetOf(books.get('blueprint') as ExcelJS.Workbook, SHEET.businessCase);
        return sheet.getCell(caseCell(figure).replaceAll('$', '')).result;
      };
      const opportunities = await opportunitiesOf(name);
      const known = new Map(opportunities.map((one) => [`${one.processCode} ${one.title}`, one]));
      const listed = sheetOf(books.get('blueprint') as ExcelJS.Workbook, SHEET.opportunities);
      let compared = 0;
      for (let row = FIRST_ROW; row < FIRST_ROW + known.size; row += 1) {
        const of = (letter: string) => listed.getCell(`${letter}${row}`);
        const one = known.get(`${of(O.code).text} ${of(O.title).text}`);
        if (!one) continue;
        compared += 1;
        const amount = one.estimatedSavings === null ? 0 : 1000 * one.estimatedSavings;
        expect([one.title, Number(of(O.amount).result) || 0]).toEqual([one.title, expect.closeTo(amount, 4)]);
      }
      expect(compared).toBeGreaterThan(10);
      expect(shown('npv')).toBeCloseTo(headline.npv, 2);
      expect(shown('paybackMonths')).toBeCloseTo(headline.paybackMonths ?? -1, 4);

      const { assumptions } = (await server.admin.get(`${sectors[name]}/roi`)).body as Roi;
      const words = figureWords(assumptions.currency);
      const accepted = opportunities.some(({ status }) => status === 'accepted');
      const largest = opportunities
        .filter(({ status, savingsBasis }) => savingsBasis === 'measured' && (!accepted || status === 'accepted'))
        .toSorted((a, b) => b.countedSavings - a.countedSavings)
        .slice(0, 5);
      for (const text of [textOfDocument(docs), textOfDeck(slides)]) {
        expect(text).toContain(words.short(headline.npv));
        for (const one of largest) expect(text).toContain(words.worth({ ...one, withoutMoney: null }));
        const paybacks = [
          ...text.matchAll(/(?:paid back after|pays back in|earns back .*? in) ([\d.,]+\u00a0months)/g),
        ];
        expect(new Set(paybacks.map(([, months]) => months))).toEqual(
          new Set([words.monthsOf(headline.paybackMonths)]),
        );
      }
    },
    240 * SECONDS,
  );
});

const textOfDocument = (bytes: Uint8Array) =>
  (strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array()).match(/<w:p[ >].*?<\/w:p>/gs) ?? [])
    .map((paragraph) => [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text = '']) => text).join(''))
    .join('\n');
const textOfDeck = (bytes: Uint8Array) =>
  readSlides(bytes)
    .flatMap(({ paragraphs, notes }) => [...paragraphs, notes])
    .join('\n');
