import type { Initiative, InitiativeStatus } from '@process-ai/contract/initiatives';
import { type BaselineOf, mergedBaseline, splitBaseline } from './initiative-baseline.ts';
import { initiativeOf, type PlannedInitiative, refused, unique } from './initiative-plan.ts';

type CostLines = Initiative['costLines'];

const MOST = { costLines: 30, risks: 20, measures: 10, gate: 1000, description: 4000 } as const;

/**
 * Makes one of several initiatives: the first in the order of the plan stays. It takes over what the others carry, all
 * their money and days, the widest months, and whatever waits for one of them waits for it. So does its baseline.
 */
export function merged(
  initiatives: readonly PlannedInitiative[],
  ids: readonly string[],
  baselineOf: BaselineOf,
  name?: string,
): PlannedInitiative[] {
  const chosen = new Set(unique(ids).map((id) => initiativeOf(initiatives, id).id));
  const parts = initiatives.filter(({ id }) => chosen.has(id));
  const [target] = parts;
  if (!target || parts.length < 2) throw refused('initiativeIds', 'Name at least two initiatives to merge');

  const measures = withOwnIds(
    distinct(
      parts.flatMap((part) =>
        part.measures.map((measure) => ({ ...measure, committed: part.baseline?.targets[measure.id] })),
      ),
      (measure) => `${measure.name.toLowerCase()} ${measure.unit ?? ''}`,
    ).slice(0, MOST.measures),
  );
  const one: PlannedInitiative = {
    ...target,
    name: name ?? target.name,
    description: joined(parts, 'description', '\n\n'),
    owner: parts.find(({ owner }) => owner !== null)?.owner ?? null,
    startMonth: parts.map(({ startMonth }) => startMonth).reduce((a, b) => (b < a ? b : a)),
    endMonth: parts.map(({ endMonth }) => endMonth).reduce((a, b) => (b > a ? b : a)),
    status: statusOf(parts),
    costLines: addedUp(parts.flatMap(({ costLines }) => costLines)),
    annualRunCost: parts.reduce((sum, { annualRunCost }) => sum + annualRunCost, 0),
    effortDays: parts.reduce((sum, { effortDays }) => sum + effortDays, 0),
    dependsOn: unique(parts.flatMap(({ dependsOn }) => dependsOn)).filter((id) => !chosen.has(id)),
    gate: joined(parts, 'gate', '; '),
    risks: distinct(
      parts.flatMap(({ risks }) => risks),
      ({ risk }) => risk.toLowerCase(),
    ).slice(0, MOST.risks),
    measures: measures.map(({ committed: _committed, ...measure }) => measure),
    opportunityIds: unique(parts.flatMap(({ opportunityIds }) => opportunityIds)),
  };
  const targets = Object.fromEntries(
    measures.map(({ id, target: planned, committed = planned }) => [id, committed] as const),
  );
  const both = { ...one, baseline: mergedBaseline(one, parts, targets, baselineOf) };
  return initiatives
    .filter(({ id }) => id === target.id || !chosen.has(id))
    .map((initiative) => {
      if (initiative.id === target.id) return both;
      if (!initiative.dependsOn.some((id) => chosen.has(id))) return initiative;
      return { ...initiative, dependsOn: unique(initiative.dependsOn.map((id) => (chosen.has(id) ? target.id : id))) };
    });
}

/** Of stages that differ it is the one that work has begun in; what is stopped earns nothing, so it stays by itself. */
function statusOf(parts: readonly PlannedInitiative[]): InitiativeStatus {
  const stages = unique(parts.map(({ status }) => status));
  const [only] = stages;
  if (only && stages.length === 1) return only;
  if (stages.includes('stopped')) {
    throw refused('initiativeIds', 'A stopped initiative cannot be merged with one that goes on');
  }
  if (stages.includes('running') || stages.includes('delivered')) return 'running';
  return 'proposed';
}

/** Lines of the same kind and name as one; of one kind alone only where there would be too many. */
function addedUp(lines: CostLines): CostLines {
  const byName = sumBy(lines, ({ kind, name }) => `${kind} ${name.toLowerCase()}`);
  return byName.length <= MOST.costLines ? byName : sumBy(lines, ({ kind }) => kind);
}

const sumBy = (lines: CostLines, key: (line: CostLines[number]) => string): CostLines =>
  [...Map.groupBy(lines, key).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, amount: same.reduce((sum, { amount }) => sum + amount, 0) }] : [];
  });

function joined(parts: readonly PlannedInitiative[], field: 'description' | 'gate', by: string): string | null {
  const texts = unique(parts.flatMap((part) => part[field] ?? []));
  if (texts.length === 0) return null;
  const text = texts.join(by);
  return text.length <= MOST[field] ? text : (texts[0] ?? null);
}

const distinct = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...new Map(items.map((item) => [key(item), item] as const).reverse()).values()].reverse();

function withOwnIds<Own extends Initiative['measures'][number]>(measures: readonly Own[]): Own[] {
  const taken = new Set<string>();
  return measures.map((measure) => {
    let { id } = measure;
    for (let next = 2; taken.has(id); next += 1) id = `${measure.id.slice(0, 36)}-${next}`;
    taken.add(id);
    return { ...measure, id };
  });
}

/**
 * Makes an initiative of a part of another one, behind it and with the same months. Money and days go along by the
 * share of the effort of the opportunities that leave (`weightOf`, any unit), in whole currency units and days; both
 * together are what there was, and so are their baselines. What waited for the whole waits for both.
 */
export function splitOff(
  initiatives: readonly PlannedInitiative[],
  id: string,
  {
    opportunityIds,
    name,
    newId,
    source,
  }: { opportunityIds: readonly string[]; name: string; newId: string; source: string },
  weightOf: (opportunityId: string) => number,
  baselineOf: BaselineOf,
): PlannedInitiative[] {
  const whole = initiativeOf(initiatives, id);
  const leaving = new Set(opportunityIds);
  const weight = (ids: readonly string[]) => ids.reduce((sum, each) => sum + weightOf(each), 0);
  const total = weight(whole.opportunityIds);
  const share = total > 0 ? weight([...leaving]) / total : leaving.size / whole.opportunityIds.length;
  const partOf = (amount: number) => Math.min(amount, Math.round(amount * share));

  const part: PlannedInitiative = {
    ...whole,
    id: newId,
    name,
    description: null,
    costLines: whole.costLines.map((line) => ({ ...line, amount: partOf(line.amount) })).filter(hasAmount),
    annualRunCost: partOf(whole.annualRunCost),
    effortDays: partOf(whole.effortDays),
    opportunityIds: [...leaving],
    source,
    version: 0,
    state: 0,
  };
  const rest: PlannedInitiative = {
    ...whole,
    costLines: whole.costLines
      .map((line) => ({ ...line, amount: line.amount - partOf(line.amount) }))
      .filter((line, at) => line.amount > 0 || whole.costLines[at]?.amount === 0),
    annualRunCost: whole.annualRunCost - part.annualRunCost,
    effortDays: whole.effortDays - part.effortDays,
    opportunityIds: whole.opportunityIds.filter((each) => !leaving.has(each)),
  };
  const baselines = splitBaseline(whole, { part, rest }, share, baselineOf);
  return initiatives.flatMap((initiative) => {
    if (initiative.id === id) {
      return [
        { ...rest, baseline: baselines?.rest ?? null },
        { ...part, baseline: baselines?.part ?? null },
      ];
    }
    if (!initiative.dependsOn.includes(id)) return [initiative];
    return [{ ...initiative, dependsOn: [...initiative.dependsOn, newId] }];
  });
}

const hasAmount = ({ amount }: { amount: number }) => amount > 0;
