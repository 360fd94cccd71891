import type { SectorCase } from '../../../packages/contract/src/business-case.ts';
import { BUILT_IN_SCENARIOS } from '../../../packages/domain/src/built-in-scenarios.ts';
import type { CaseProcess } from '../../../packages/domain/src/case-opportunities.ts';
import { calculateRoi, DEFAULT_ASSUMPTIONS } from '../../../packages/domain/src/roi.ts';
import { type CaseSource, sectorCase } from '../../../packages/domain/src/sector-case.ts';
import { requestOk } from '../server/ask.ts';
import { type OneDatabase, startOnOneDatabase } from '../server/one-database.ts';
import { time } from './alternate.ts';
import { createLargeSector } from './filled-sector.ts';
import { type Finding, figure, median } from './finding.ts';
import { meanwhile } from './meanwhile.ts';

const PROCESSES = 20_000;
const INITIATIVES = 24;
const ROUNDS = 7;

/** The business case of a large sector with its 10,000 draws, and what others feel of it while it is read. */
export async function benchBusinessCase(): Promise<Finding[]> {
  const source = largeSource();
  const [scenario] = BUILT_IN_SCENARIOS;
  if (!scenario) throw new Error('There is no scenario.');
  const own: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) own.push(await time(async () => sectorCase(source, scenario)));

  const one = await startOnOneDatabase();
  try {
    const { product } = one;
    const sectorId = await plannedSector(one);
    const path = `/api/sectors/${sectorId}/roi/outlook`;
    const found: SectorCase = await requestOk(product, 'GET', path);
    if (found.initiatives.length !== INITIATIVES || found.range.draws !== 10_000)
      throw new Error('Not the case asked for');
    const read: number[] = [];
    const p95s: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ms, p95 } = await meanwhile(product, () => requestOk(product, 'GET', path));
      read.push(ms);
      p95s.push(p95);
    }
    return [
      {
        what: `Case of ${figure(PROCESSES)} processes in ${INITIATIVES} initiatives, 10,000 draws`,
        measured: `${figure(median(own))} ms; as an answer, read from the database, ${figure(median(read))} ms`,
        values: own,
        unit: 'ms',
        limit: { bound: 'at most', value: 150 },
      },
      {
        what: 'Others while that case is read (p95)',
        measured: `${figure(median(p95s))} ms`,
        values: p95s,
        unit: 'ms',
        limit: { bound: 'at most', value: 30 },
      },
    ];
  } finally {
    await one.stop();
  }
}

const months = (initiative: number) => {
  const start = initiative % 12;
  const text = (month: number) => `${2027 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  return { startMonth: text(start), endMonth: text(start + 5) };
};

function largeSource(): CaseSource {
  const processes = Array.from({ length: PROCESSES }, (_, place): CaseProcess => {
    const id = String(place + 1);
    return {
      id,
      parentId: null,
      code: id,
      name: `Check and settle invoice ${id}`,
      opportunities: [
        {
          id: `o${id}`,
          title: 'Read invoices',
          type: 'ai',
          estimatedSavings: 11.25,
          countedSavings: 11.25,
          savingsBasis: 'measured',
          sizeClass: null,
          effort: 2,
          status: 'accepted',
          benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
        },
      ],
    };
  });
  const results = processes.map(({ id }) => ({
    ...calculateRoi(
      {
        processId: id,
        fteCount: 4,
        processFrequency: 1200,
        averageSalary: 65_000,
        averageRuntime: 30,
        implementationCost: null,
        annualRunCost: null,
        automationRate: null,
        realisation: null,
      },
      DEFAULT_ASSUMPTIONS,
      ['ai'],
    ),
    countedInAncestor: false,
  }));
  const initiatives = Array.from({ length: INITIATIVES }, (_, place) => ({
    id: String(place),
    name: `Initiative ${place + 1}`,
    ...months(place),
    status: 'committed' as const,
    opportunityIds: processes.filter((_process, at) => at % INITIATIVES === place).map(({ id }) => `o${id}`),
    oneOffCost: 900_000,
    annualRunCost: 60_000,
  }));
  return { processes, results, assumptions: DEFAULT_ASSUMPTIONS, plan: { startMonth: '2027-01', initiatives } };
}

/** The same in a database: all accepted, and planned in as many initiatives. */
async function plannedSector(one: OneDatabase): Promise<string> {
  const { product, sql } = one;
  const sectorId = await createLargeSector(one, { processes: PROCESSES, frequency: 1200, status: 'accepted' });
  await requestOk(product, 'POST', `/api/sectors/${sectorId}/roi/calculate`);
  const ids = await sql<{ id: string }[]>`select id from opportunity where sector_id = ${sectorId}`;
  for (let place = 0; place < INITIATIVES; place += 1) {
    await requestOk(product, 'POST', `/api/sectors/${sectorId}/initiatives`, {
      name: `Initiative ${place + 1}`,
      ...months(place),
      costLines: [{ kind: 'integration', name: 'Connectors', amount: 900_000 }],
      annualRunCost: 60_000,
      opportunityIds: ids.filter((_row, at) => at % INITIATIVES === place).map(({ id }) => id),
    });
  }
  await sql`analyze`;
  return sectorId;
}
