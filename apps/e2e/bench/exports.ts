import { type BlueprintSource, buildBlueprint } from '../../../packages/domain/src/blueprint.ts';
import { planDocs } from '../../../packages/exporters/src/docs/docs-plan.ts';
import { chapters, exportDocs } from '../../../packages/exporters/src/docs/export-docs.ts';
import { generatedSector } from '../../../packages/exporters/src/generated-sector.fixture.ts';
import { generatedSources, THOUSAND_PROCESSES } from '../../../packages/exporters/src/generated-sectors.fixture.ts';
import { exportSheets } from '../../../packages/exporters/src/sheets/export-sheets.ts';
import { exportSlides } from '../../../packages/exporters/src/slides/export-slides.ts';
import { requestOk } from '../server/ask.ts';
import { startOnOneDatabase } from '../server/one-database.ts';
import { alternate, ratios, time } from './alternate.ts';
import { paragraphCount, readDocument, writeBareDocument } from './bare-document.ts';
import { recordSlides, storeBareSlides, writeBareSlides } from './bare-slides.ts';
import { cellCount, readWorkbook, writeBareWorkbook } from './bare-workbook.ts';
import { createFilledSector } from './filled-sector.ts';
import { type Finding, figure, median } from './finding.ts';
import { meanwhile } from './meanwhile.ts';

const ROUNDS = 7;
const FEW_ROUNDS = 3;
const LIMITS = { docs: 0.6, sheets: 0.4, slides: 1.1 };
/** The deck has twenty slides however many processes there are: what takes time is to choose what they show. */
const LIMITS_OF_MOST = { docs: 0.3, sheets: 0.4, slides: 4 };
const REQUESTS = 3;
const VENDORS = 10;
const FORMATS = ['docs', 'sheets', 'slides'] as const;

/** Blueprints with 10 vendors beside the bare libraries, and others’ answers while one is made. */
export async function benchExports(): Promise<Finding[]> {
  const thousand = generatedSources().find(({ name }) => name === THOUSAND_PROCESSES)?.source;
  if (!thousand) throw new Error('There is no such sector');
  const most = generatedSector({
    seed: 3,
    processes: 20_000,
    levels: 5,
    fanOut: 8,
    vendors: VENDORS,
    journeys: [8, 12],
  });
  return [
    ...(await besideBareLibraries(thousand, ROUNDS, LIMITS)),
    ...(await besideBareLibraries(most, FEW_ROUNDS, LIMITS_OF_MOST)),
    ...(await whileOthersWork()),
  ];
}

type Limits = Record<(typeof FORMATS)[number], number>;

async function besideBareLibraries(source: BlueprintSource, rounds: number, limits: Limits): Promise<Finding[]> {
  const blueprint = buildBlueprint(source);
  const document = readDocument(await exportDocs(blueprint), await chapters(planDocs(blueprint)));
  const workbook = readWorkbook(await exportSheets(blueprint));
  const deck = await recordSlides(() => exportSlides(blueprint));
  const of = `of ${figure(source.processes.length)} processes`;
  return [
    await besideBare(
      `docs ${of}: ${figure(paragraphCount(document))} paragraphs`,
      { rounds, limit: limits.docs },
      () => exportDocs(blueprint),
      writeBareDocument,
      () => document,
    ),
    await besideBare(
      `sheets ${of}: ${figure(cellCount(workbook))} cells`,
      { rounds, limit: limits.sheets },
      () => exportSheets(blueprint),
      writeBareWorkbook,
      () => workbook,
    ),
    await besideBare(
      `slides ${of}: ${deck.slides.length} of them`,
      { rounds, limit: limits.slides },
      () => exportSlides(blueprint),
      writeBareSlides,
      () => structuredClone(deck),
    ),
    await besideBare(
      `slides ${of}, beside a file that is not compressed`,
      { rounds },
      () => exportSlides(blueprint),
      storeBareSlides,
      () => structuredClone(deck),
    ),
  ];
}

async function besideBare<Content>(
  what: string,
  { rounds, limit }: { rounds: number; limit?: number },
  ours: () => Promise<unknown>,
  bare: (content: Content) => Promise<unknown>,
  content: () => Content,
): Promise<Finding> {
  const timed = await alternate(
    rounds,
    () => time(ours),
    () => {
      const same = content();
      return time(() => bare(same));
    },
  );
  return {
    what: `export, ${what}`,
    measured: `${figure(median(timed.ours))} ms; the bare library ${figure(median(timed.baseline))} ms`,
    values: ratios(timed.ours, timed.baseline),
    unit: '×',
    ...(limit !== undefined && { limit: { bound: 'at most', value: limit } }),
  };
}

/** Through the REST door, of a sector with ROI inputs for every process. */
async function whileOthersWork(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  try {
    const { product } = one;
    const path = `/api/sectors/${await createFilledSector(one)}`;
    const { processes } = await requestOk(product, 'GET', path);
    const vendors = await requestOk(product, 'GET', '/api/vendors');
    const choice = {
      processIds: processes.map(({ id }: { id: string }) => id),
      vendorIds: vendors.slice(0, VENDORS).map(({ id }: { id: string }) => id),
    };
    const figures = { fteCount: 4, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
    for (const processId of choice.processIds)
      await requestOk(product, 'POST', `${path}/roi/inputs`, [{ processId, ...figures }]);
    const found: Finding[] = [];
    for (const format of FORMATS) {
      const rounds = [];
      for (let round = 0; round < REQUESTS; round += 1) {
        rounds.push(await meanwhile(product, () => requestOk(product, 'POST', `${path}/export/${format}`, choice)));
      }
      found.push({
        what: `export, ${format}: others’ p95 meanwhile`,
        measured: `${figure(median(rounds.map(({ ms }) => ms)))} ms a request, the first in a cold process`,
        values: rounds.map(({ p95 }) => p95),
        unit: 'ms',
        limit: { bound: 'at most', value: 20 },
      });
    }
    return found;
  } finally {
    await one.stop();
  }
}
