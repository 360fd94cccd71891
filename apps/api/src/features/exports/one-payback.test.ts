import type { SectorCase } from '@process-ai/contract/business-case';
import type { ExportFormat } from '@process-ai/contract/exports';
import type { Roi } from '@process-ai/contract/roi';
import type { Sector } from '@process-ai/contract/sectors';
import { figureWords, monthsOf } from '@process-ai/exporters/figure-words';
import { hasLibreOffice } from '@process-ai/exporters/libreoffice.fixture';
import { caseCell } from '@process-ai/exporters/sheets/business-case-cells';
import { read, sheetOf } from '@process-ai/exporters/sheets/read-workbook.fixture';
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
  const { body } = await server.admin.post(`${sectors[name]}/export/${format}`, { vendorIds });
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

describe.skipIf(!hasLibreOffice)('one payback and one NPV (LibreOffice is needed)', () => {
  test.each([
    ['Harbour Mutual Insurance', 'plan'],
    ['Stadtwerke Nordheim', 'roadmap'],
  ])(
    'in API, recalculated workbook, document and deck: %s, by its %s',
    async (name, follows) => {
      await enterInputs(name);
      const { headline, result, ...found } = (await server.admin.get(`${sectors[name]}/roi/outlook`))
        .body as SectorCase;
      expect(found.follows).toBe(follows);
      expect([headline.npv, headline.paybackMonths]).toEqual([result.npv, result.paybackMonths]);
      expect(headline.paybackMonths).toBeGreaterThan(1);

      const [sheets, docs, slides] = [await file(name, 'sheets'), await file(name, 'docs'), await file(name, 'slides')];
      const books = await recalculated({ blueprint: await withoutResults(await read(sheets)) });
      const shown = (figure: 'npv' | 'paybackMonths') => {
        const [sheet = '', cell = ''] = caseCell(figure).replaceAll(/[$']/g, '').split('!');
        return sheetOf(books.get('blueprint') as ExcelJS.Workbook, sheet).getCell(cell).result;
      };
      expect(shown('npv')).toBeCloseTo(headline.npv, 2);
      expect(shown('paybackMonths')).toBeCloseTo(headline.paybackMonths ?? -1, 4);

      const { assumptions } = (await server.admin.get(`${sectors[name]}/roi`)).body as Roi;
      const words = figureWords(assumptions.currency);
      for (const text of [textOfDocument(docs), textOfDeck(slides)]) {
        expect(text).toContain(words.short(headline.npv));
        const paybacks = [
          ...text.matchAll(/(?:paid back after|pays back in|earns back .*? in) ([\d.,]+\u00a0months)/g),
        ];
        expect(new Set(paybacks.map(([, months]) => months))).toEqual(new Set([monthsOf(headline.paybackMonths)]));
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
