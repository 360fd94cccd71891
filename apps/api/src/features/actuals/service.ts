import type { Actuals, ActualsImport, ActualsImported, ActualsSave } from '@process-ai/contract/actuals';
import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { ActualMonth, ActualMonthInput, Initiative } from '@process-ai/contract/initiatives';
import { readCsv } from '@process-ai/documents/processes/csv';
import { readActuals } from '@process-ai/domain/actuals-table';
import { addMonths } from '@process-ai/domain/calendar-months';
import { runsAMonth } from '@process-ai/domain/initiative-baseline';
import { inOneBasis, measureProgress, planAgainstActual } from '@process-ai/domain/plan-actual';
import type { Actor, App } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { recordDone } from '../activity/service.ts';
import { plan } from '../initiatives/service.ts';
import { inSector } from '../sectors/service.ts';
import { basisOf } from '../values/service.ts';
import { type ActualRow, deleteMonths, findInitiative, listActuals, upsertActuals } from './repository.ts';

/** What came of an initiative by month, against its plan, to the end of the business case or a year after its delivery. */
export async function get(app: App, sectorId: string, initiativeId: string): Promise<Actuals> {
  const id = requireId(initiativeId, 'initiativeMissing');
  const { initiatives, settings } = await plan(app, sectorId);
  const initiative = initiatives.find((one) => one.id === id);
  if (!initiative) throw new AppError('initiativeMissing');
  const ofSector = requireId(sectorId, 'sectorMissing');
  const [rows, roi] = await Promise.all([listActuals(app.db, ofSector, id), basisOf(app.db, ofSector)]);
  const { currency, years } = roi.assumptions.assumptions;
  const months = rows.map(toMonth);
  const ends = [addMonths(settings.startMonth, 12 * years - 1), addMonths(initiative.endMonth, 12)];
  const runs = new Map(roi.inputs.map((input) => [input.processId, input.processFrequency]));
  const now = { ...initiative, monthlyVolume: runsAMonth(initiative.processIds, runs) };
  const { basis, committed, now: asItStands, note } = inOneBasis(initiative.baseline ?? now, now);
  const last = ends.toSorted().at(-1) ?? initiative.endMonth;
  const { forecast, ...compared } = planAgainstActual(committed, months, last, currency, asItStands);
  return {
    initiativeId: id,
    currency,
    basis,
    canEnter: isUnderWay(initiative.status),
    months,
    ...compared,
    forecast: { ...forecast, words: [forecast.words, note].filter(Boolean).join(' ') },
    measures: measureProgress(initiative.measures, months, initiative.baseline?.targets),
  };
}

const isUnderWay = (status: Initiative['status']) => status === 'running' || status === 'delivered';

/** A figure that is absent stays as it is, null clears it; a month without any figure left is none. */
export async function save(
  app: App,
  actor: Actor,
  sectorId: string,
  initiativeId: string,
  { months }: ActualsSave,
): Promise<Actuals> {
  await write(app, actor, sectorId, initiativeId, () => months);
  return get(app, sectorId, initiativeId);
}

/** Nothing is saved unless every line can be read; with `dryRun` nothing is saved at all. */
export async function importCsv(
  app: App,
  actor: Actor,
  sectorId: string,
  initiativeId: string,
  { csv, dryRun }: ActualsImport,
): Promise<ActualsImported> {
  const rows = readCsv(csv);
  if (dryRun) {
    const id = requireId(initiativeId, 'initiativeMissing');
    const initiative = await findInitiative(app.db, requireId(sectorId, 'sectorMissing'), id);
    if (!initiative) throw new AppError('initiativeMissing');
    return { ...readActuals(rows, initiative.measures), saved: false, actuals: null };
  }
  const months = await write(app, actor, sectorId, initiativeId, (measures) => {
    const read = readActuals(rows, measures);
    const issues = read.errors.map(({ line, message }) => ({ path: `csv.${line}`, message }));
    const [first] = read.errors;
    if (first) throw new AppError('invalidInput', `Line ${first.line}: ${first.message}`, { issues });
    return read.months;
  });
  return { months, errors: [], saved: true, actuals: await get(app, sectorId, initiativeId) };
}

async function write(
  app: App,
  { user }: Actor,
  sectorId: string,
  initiativeId: string,
  entered: (measures: Initiative['measures']) => ActualMonthInput[],
): Promise<ActualMonthInput[]> {
  const id = requireId(initiativeId, 'initiativeMissing');
  return inSector(app, sectorId, async (tx, sector) => {
    const initiative = await findInitiative(tx.db, sector.id, id);
    if (!initiative) throw new AppError('initiativeMissing');
    if (!isUnderWay(initiative.status)) throw new AppError('notUnderWay', initiative.status);
    const months = entered(initiative.measures);
    assertKnown(months, initiative.measures);

    const before = new Map((await listActuals(tx.db, sector.id, id)).map((row) => [row.month, row]));
    const by = { entered_by: personName(user), entered_at: new Date() };
    const rows = months.map((month) => ({ ...merged(before.get(month.month), month), ...by }));
    await upsertActuals(tx.db, sector.id, id, rows.filter(saysSomething));
    await deleteMonths(
      tx.db,
      sector.id,
      id,
      rows.filter((row) => !saysSomething(row)).map(({ month }) => month),
    );
    await recordDone(tx, sector.id, { kind: 'plan', action: 'entered', subjects: [id], what: initiative.name });
    return months;
  });
}

function assertKnown(months: readonly ActualMonthInput[], measures: Initiative['measures']): void {
  const known = new Set(measures.map(({ id }) => id));
  const seen = new Set<string>();
  const issues = months.flatMap(({ month, measures: figures = {} }, at) => {
    const twice = seen.has(month);
    seen.add(month);
    const unknown = Object.keys(figures).filter((id) => !known.has(id));
    return [
      ...(twice ? [{ path: `months.${at}.month`, message: `${month} is named twice` }] : []),
      ...unknown.map((id) => ({ path: `months.${at}.measures.${id}`, message: 'The initiative has no such measure' })),
    ];
  });
  const [first] = issues;
  if (first) throw new AppError('invalidInput', `${first.message}.`, { issues });
}

type Figures = Pick<ActualRow, 'month' | 'savings' | 'cost' | 'volume' | 'measures'>;

function merged(before: Figures | undefined, entered: ActualMonthInput): Figures {
  const { month, savings = before?.savings, cost = before?.cost, volume = before?.volume } = entered;
  const measures = Object.entries({ ...before?.measures, ...entered.measures }).flatMap(([id, value]) =>
    value === null ? [] : [[id, value] as const],
  );
  return {
    month,
    savings: savings ?? null,
    cost: cost ?? null,
    volume: volume ?? null,
    measures: Object.fromEntries(measures),
  };
}

const saysSomething = ({ savings, cost, volume, measures }: Figures) =>
  [savings, cost, volume].some((figure) => figure !== null) || Object.keys(measures).length > 0;

const toMonth = ({ entered_by, entered_at, ...figures }: ActualRow): ActualMonth => ({
  ...figures,
  enteredBy: entered_by,
  enteredAt: entered_at.toISOString(),
});
