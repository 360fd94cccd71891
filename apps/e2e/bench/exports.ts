import { buildBlueprint } from '../../../packages/domain/src/blueprint.ts';
import { planDocs } from '../../../packages/exporters/src/docs/docs-plan.ts';
import { chapters, exportDocs } from '../../../packages/exporters/src/docs/export-docs.ts';
import { generatedSources, THOUSAND_PROCESSES } from '../../../packages/exporters/src/generated-sectors.fixture.ts';
import { exportSheets } from '../../../packages/exporters/src/sheets/export-sheets.ts';
import { exportSlides } from '../../../packages/exporters/src/slides/export-slides.ts';
import { mustAsk } from '../server/ask.ts';
import { alternate, ratios, time } from './alternate.ts';
import { paragraphCount, readDocument, writeBareDocument } from './bare-document.ts';
import { recordSlides, writeBareSlides } from './bare-slides.ts';
import { cellCount, readWorkbook, writeBareWorkbook } from './bare-workbook.ts';
import { createFilledSector } from './filled-sector.ts';
import { type Finding, figure, median } from './finding.ts';
import { meanwhile } from './meanwhile.ts';
import { startOnOneDatabase } from './one-database.ts';

const ROUNDS = 7;
const REQUESTS = 3;
const VENDORS = 10;
const FORMATS = ['docs', 'sheets', 'slides'] as const;

/** The blueprint of 1,000 processes and 10 vendors beside the bare libraries, and others’ answers while it is made. */
export async function benchExports(): Promise<Finding[]> {
  return [...(await besideBareLibraries()), ...(await whileOthersWork())];
}

async function besideBareLibraries(): Promise<Finding[]> {
  const source = generatedSources().find(({ name }) => name === THOUSAND_PROCESSES)?.source;
  if (!source) throw new Error('There is no such sector');
  const blueprint = buildBlueprint(source);
  const document = readDocument(await exportDocs(blueprint), await chapters(planDocs(blueprint)));
  const workbook = await readWorkbook(await exportSheets(blueprint));
  const deck = await recordSlides(() => exportSlides(blueprint));
  return [
    await besideBare(
      `docs: ${figure(paragraphCount(document))} paragraphs`,
      () => exportDocs(blueprint),
      writeBareDocument,
      () => document,
    ),
    await besideBare(
      `sheets: ${figure(cellCount(workbook))} cells`,
      () => exportSheets(blueprint),
      writeBareWorkbook,
      () => workbook,
    ),
    await besideBare(
      `slides: ${deck.slides.length} of them`,
      () => exportSlides(blueprint),
      writeBareSlides,
      () => structuredClone(deck),
    ),
  ];
}

async function besideBare<Content>(
  what: string,
  ours: () => Promise<unknown>,
  bare: (content: Content) => Promise<unknown>,
  content: () => Content,
): Promise<Finding> {
  const timed = await alternate(
    ROUNDS,
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
    limit: { bound: 'at most', value: 1.5 },
  };
}

/** Through the REST door, of a sector with ROI inputs for every process. */
async function whileOthersWork(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  try {
    const { product } = one;
    const path = `/api/sectors/${await createFilledSector(one)}`;
    const { processes } = await mustAsk(product, 'GET', path);
    const vendors = await mustAsk(product, 'GET', '/api/vendors');
    const choice = {
      processIds: processes.map(({ id }: { id: string }) => id),
      vendorIds: vendors.slice(0, VENDORS).map(({ id }: { id: string }) => id),
    };
    const figures = { fteCount: 4, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
    for (const processId of choice.processIds)
      await mustAsk(product, 'POST', `${path}/roi/inputs`, [{ processId, ...figures }]);
    const found: Finding[] = [];
    for (const format of FORMATS) {
      const rounds = [];
      for (let round = 0; round < REQUESTS; round += 1) {
        rounds.push(await meanwhile(product, () => mustAsk(product, 'POST', `${path}/export/${format}`, choice)));
      }
      found.push({
        what: `export, ${format}: others’ p95 meanwhile`,
        measured: `${figure(median(rounds.map(({ ms }) => ms)))} ms a request, the first in a cold thread`,
        values: rounds.map(({ p95 }) => p95),
        unit: 'ms',
        limit: { bound: 'at most', value: 50 },
      });
    }
    return found;
  } finally {
    await one.stop();
  }
}
