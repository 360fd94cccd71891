import { InitiativeUpdate } from '@process-ai/contract/initiatives';
import { addMonths, monthNumber, monthOf } from '@process-ai/domain/calendar-months';
import type { Actor, App } from '../../../app.ts';
import { get as getActuals, save as saveActuals } from '../../actuals/service.ts';
import { plan, propose, update, updateSettings } from '../../initiatives/service.ts';
import { decide, list } from '../../opportunities/service.ts';

/** The plan of the sample client began so many months ago. */
const MONTHS_AGO = 8;

/** Who owns what, by the first words of its name. */
const OWNERS: Record<string, string> = {
  Claims: 'Head of claims',
  'Contract Administration': 'Head of policy services',
  Finance: 'Chief financial officer',
  Product: 'Chief underwriter',
  Sales: 'Head of sales',
};

/** What came of the plan in the first months, then in all later ones: the first is late, the second ahead, and so on. */
const SAVED = [
  [0, 0.55, 0.7, 0.8],
  [0.9, 1.02, 1.06],
  [0.4, 0.75, 0.92, 0.97],
];
const SPENT = [1.08, 0.96, 1.15];
const RUNS = [1.03, 1.08, 0.95];
/** Shares, where a measure is one: from where to where, and how far it has come each month. */
const SHARE = { higher: { baseline: 15, target: 70 }, lower: { baseline: 30, target: 10 } };
const PROGRESS = [0.1, 0.3, 0.5, 0.65, 0.75, 0.8];

/**
 * Accepts what was found for the processes with ROI inputs, has it proposed as a plan that began months ago, and enters
 * what came of the initiatives that should be delivered by now.
 */
export async function fillPlan(
  app: App,
  actor: Actor,
  sectorId: string,
  inputs: readonly { processId: string }[],
): Promise<void> {
  const costed = new Set(inputs.map(({ processId }) => processId));
  const found = (await list(app, sectorId)).filter(({ processId }) => costed.has(processId));
  await decide(
    app,
    actor,
    sectorId,
    found.map(({ id }) => id),
    'accepted',
  );
  const today = monthOf(new Date());
  await updateSettings(app, actor, sectorId, { startMonth: addMonths(today, -MONTHS_AGO) });
  if ((await plan(app, sectorId)).initiatives.length === 0) await propose(app, actor, sectorId);

  const { initiatives } = await plan(app, sectorId);
  for (const [at, { id, name, startMonth, endMonth, measures }] of initiatives.entries()) {
    if (startMonth > addMonths(today, 3)) continue;
    const status = endMonth < today ? 'delivered' : startMonth <= today ? 'running' : 'committed';
    const owner = OWNERS[name.split(/[:&,]/)[0]?.trim() ?? ''] ?? 'Chief operating officer';
    const targets = measures.map((one) => (one.unit === '%' ? { ...one, ...SHARE[one.better] } : one));
    await update(app, actor, sectorId, id, InitiativeUpdate.parse({ status, owner, measures: targets }));
    if (status === 'delivered') await fillActuals(app, actor, sectorId, id, at);
  }
}

async function fillActuals(app: App, actor: Actor, sectorId: string, initiativeId: string, at: number): Promise<void> {
  const { series, measures } = await getActuals(app, sectorId, initiativeId);
  const known = series.filter(({ month }) => month < monthOf(new Date()));
  const first = known.find(({ planned }) => planned.savings > 0)?.month;
  const months = known.map(({ month, planned }) => {
    const cost = Math.round(planned.cost * pick(SPENT, at));
    const since = first === undefined ? -1 : monthNumber(month) - monthNumber(first);
    if (since < 0) return { month, cost };
    const progress = reached(PROGRESS, since);
    return {
      month,
      cost,
      savings: Math.round(planned.savings * reached(pick(SAVED, at), since)),
      ...(planned.volume !== null && { volume: Math.round(planned.volume * pick(RUNS, at)) }),
      measures: Object.fromEntries(
        measures.flatMap(({ id, baseline, target }) =>
          baseline === null || target === null ? [] : [[id, Math.round(baseline + (target - baseline) * progress)]],
        ),
      ),
    };
  });
  if (months.length > 0) await saveActuals(app, actor, sectorId, initiativeId, { months });
}

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;
const reached = (steps: readonly number[], at: number): number => steps[Math.min(at, steps.length - 1)] ?? 0;
