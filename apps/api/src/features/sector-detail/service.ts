import { requireId } from '@process-ai/contract/ids';
import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import type { Sector } from '@process-ai/contract/sectors';
import type { OpportunityAmount } from '@process-ai/domain/process-values';
import { LRUCache } from 'lru-cache';
import type { App } from '../../app.ts';
import { keptJson } from '../../kept-json.ts';
import { insightsOf } from '../insights/service.ts';
import { journeysOf, listJourneys } from '../journeys/service.ts';
import type { OpportunityRow } from '../opportunities/service.ts';
import * as opportunitiesOf from '../opportunities/service.ts';
import type { ProcessRow, RowVersion } from '../processes/service.ts';
import * as processesOf from '../processes/service.ts';
import { resultsOf } from '../roi/service.ts';
import { getSummary } from '../sectors/service.ts';
import {
  basisKey,
  basisOf,
  derive,
  type ValueBasis,
  type Values,
  type WithBenefit,
  withBenefits,
} from '../values/service.ts';

/**
 * The sector with everything below it. This is the read that has to be quick: it asks at once, and only for what is
 * there. Its flags say what is at hand, and not what was counted a moment before.
 */
export async function get(app: App, sectorId: string): Promise<Sector> {
  const id = requireId(sectorId, 'sectorMissing');
  const summary = getSummary(app, id);
  const [
    { counts: _counts, access: _access, role: _role, ...fields },
    { processes, roiResults },
    { journeys, insights },
  ] = await Promise.all([
    summary,
    processesAndResults(app, id, summary),
    summary.then(({ counts }) => besideProcesses(app, id, counts)),
  ]);
  return {
    ...fields,
    hasProcesses: processes.length > 0,
    hasAnalysis: processes.some(({ opportunities }) => opportunities.length > 0),
    hasJourneys: journeys.length > 0,
    hasROI: roiResults.length > 0,
    processes,
    journeys: journeysOf(journeys, processes),
    insights,
    roiResults,
  };
}

/** Where there are no processes, as in a sector that was just created, nothing is asked about what they are worth. */
async function processesAndResults(app: App, id: string, summary: ReturnType<typeof getSummary>) {
  const before = keptOf.get(app.db)?.get(id);
  if (!before && !(await summary).hasProcesses) return { processes: [], roiResults: [] };
  const amounts = summary.then((sector) => basisOf(app.db, id, sector));
  const processes = await listProcessesOf(app, id, before, summary, amounts);
  return { processes, roiResults: (await summary).hasROI ? resultsOf(await amounts, processes) : [] };
}

async function besideProcesses(app: App, id: string, counts: { journeys: number; insights: number }) {
  const [journeys, insights] = await Promise.all([
    counts.journeys > 0 ? listJourneys(app.db, id) : [],
    counts.insights > 0 ? insightsOf(app, id) : [],
  ]);
  return { journeys, insights };
}

/** The processes of a sector as they were last answered. Nothing in here changes: what differs is made anew. */
interface KeptProcesses {
  processes: KeptRows<ProcessRow>;
  opportunities: KeptRows<OpportunityRow>;
  basis: string;
  values: Values['kept'];
  answer: Process[];
}

interface KeptRows<Row> {
  versions: RowVersion[];
  /** In the order of the versions. */
  rows: Row[];
}

/**
 * Characters, of all sectors together; each is held about twice, in the row and as JSON. Those of a row stand for its
 * numbers too: what a process costs, and the place of an opportunity, are under 150 bytes.
 */
const KEPT_CHARACTERS_MAX = 16 * 1024 * 1024;
const CHARACTERS_OF_A_ROW = 500;
/** Larger sectors are read as a whole each time: to hold them would take too much memory. */
const ROWS_MAX = 5000;

/** By database: what a transaction sees is its own. */
const keptOf = new WeakMap<App['db'], LRUCache<string, KeptProcesses>>();

/**
 * A write changes few rows of many: where the sector was read before, only those are read, valued and written as JSON
 * again. PostgreSQL says with each row which transaction wrote it, whoever that was.
 */
async function listProcessesOf(
  app: App,
  id: string,
  before: KeptProcesses | undefined,
  summary: ReturnType<typeof getSummary>,
  amounts: Promise<ValueBasis>,
): Promise<Process[]> {
  const { db } = app;
  if (!before) {
    const { counts } = await summary;
    if (counts.processes + counts.opportunities > ROWS_MAX) return processesOf.listAll(app, id, amounts);
  }
  const [processes, opportunities, basis] = await Promise.all([
    before
      ? renewed(before.processes, processesOf.listVersions(db, id), (ids) => processesOf.findProcesses(db, id, ids))
      : processesOf.listVersioned(db, id).then(kept),
    before
      ? renewed(before.opportunities, opportunitiesOf.listVersions(db, id), (ids) =>
          opportunitiesOf.findOpportunities(db, id, ids),
        )
      : opportunitiesOf.listVersioned(db, id).then(kept),
    amounts,
  ]);
  const key = basisKey(basis);
  if (before?.processes === processes && before.opportunities === opportunities && before.basis === key) {
    return before.answer;
  }
  const rows = withBenefits(opportunities.rows);
  const costsHold = before?.processes === processes && before.basis === key;
  const values = derive(basis, processes.rows, rows, costsHold ? before.values : undefined);
  const answer = answerOf(before, processes.rows, rows, values);
  const now = { processes, opportunities, basis: key, values: values.kept, answer };
  (keptOf.get(db) ?? newCache(db)).set(id, now);
  return answer;
}

function newCache(db: App['db']): LRUCache<string, KeptProcesses> {
  const cache = new LRUCache<string, KeptProcesses>({ maxSize: KEPT_CHARACTERS_MAX, sizeCalculation: charactersOf });
  keptOf.set(db, cache);
  return cache;
}

function charactersOf({ answer }: KeptProcesses): number {
  let characters = CHARACTERS_OF_A_ROW;
  for (const { name, description, opportunities } of answer) {
    characters += CHARACTERS_OF_A_ROW + name.length + (description?.length ?? 0);
    for (const { title, description: text, rationale } of opportunities) {
      characters += CHARACTERS_OF_A_ROW + title.length + text.length + rationale.length;
    }
  }
  return characters;
}

const kept = <Row extends RowVersion>(rows: Row[]): KeptRows<Row> => ({ versions: rows, rows });

/** The same object where nothing has changed; otherwise the rows that have are read. */
async function renewed<Row extends { id: string }>(
  before: KeptRows<Row>,
  listed: Promise<RowVersion[]>,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<KeptRows<Row>> {
  const versions = await listed;
  if (isSame(before.versions, versions)) return before;
  const writers = new Map(before.versions.map(({ id, writtenBy }) => [id, writtenBy]));
  const rows = new Map(before.rows.map((row) => [row.id, row]));
  const changed = versions.filter(({ id, writtenBy }) => writers.get(id) !== writtenBy).map(({ id }) => id);
  for (const id of changed) rows.delete(id);
  // After the versions: what is written in between is read now, and once more the next time.
  if (changed.length > 0) for (const row of await read(changed)) rows.set(row.id, row);
  // What was deleted in between is not there any more.
  const present = versions.filter(({ id }) => rows.has(id));
  return { versions: present, rows: present.map(({ id }) => rows.get(id) as Row) };
}

const isSame = (some: RowVersion[], others: RowVersion[]) =>
  some.length === others.length &&
  some.every(({ id, writtenBy }, at) => others[at]?.id === id && others[at]?.writtenBy === writtenBy);

/** Each process with its opportunities and what they are worth: the object of before where all of that is the same. */
function answerOf(
  before: KeptProcesses | undefined,
  rows: ProcessRow[],
  opportunities: WithBenefit<OpportunityRow>[],
  values: Values,
): Process[] {
  const earlier = new Map(
    before?.answer.map((process, at) => [process.id, { process, row: before.processes.rows[at] }]),
  );
  const earlierRows = before && Map.groupBy(before.opportunities.rows, ({ processId }) => processId);
  const placesOf = Map.groupBy(opportunities.keys(), (place) => opportunities[place]?.processId);
  const worth = (place: number): Opportunity => ({
    ...(opportunities[place] as WithBenefit<OpportunityRow>),
    ...values.amountAt(place),
  });
  return rows.map((row) => {
    const own = placesOf.get(row.id) ?? [];
    const last = earlier.get(row.id);
    const lastRows = earlierRows?.get(row.id) ?? [];
    const isUnchanged =
      last?.row === row &&
      lastRows.length === own.length &&
      own.every((place, at) => {
        const shown = last?.process.opportunities[at];
        return opportunities[place] === lastRows[at] && shown && isWorth(shown, values.amountAt(place));
      });
    if (last && isUnchanged) return last.process;
    const process = { ...row, opportunities: own.map(worth) };
    keptJson.set(process, null);
    return process;
  });
}

const isWorth = (shown: OpportunityAmount, worth: OpportunityAmount) =>
  shown.estimatedSavings === worth.estimatedSavings &&
  shown.countedSavings === worth.countedSavings &&
  shown.savingsBasis === worth.savingsBasis &&
  shown.sizeClass === worth.sizeClass;
