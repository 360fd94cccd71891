import type { RoiInputChange, RoiInputConflict, RoiInputName, SavedRoiInput } from '@process-ai/contract/roi';
import type { RoiBenchmark } from '@process-ai/contract/roi-benchmarks';
import type { z } from 'zod';
import { FIELDS, type Field } from './fields.ts';

type Figures = Readonly<Partial<Record<Field, number>>>;

/** Figures that are typed and not saved, by process. They may be refusable: a person mends them where they stand. */
export type Edits = Readonly<Record<string, Figures>>;

/** The figures of one process as they are sent: only those that are to change. */
export type InputToSave = z.input<typeof RoiInputChange>;

/** Who changed a figure that is typed here too and not saved, by process and field. */
export type Clashes = Readonly<Record<string, Readonly<Partial<Record<Field, string>>>>>;

/** The version of the saved inputs that a process's edits started from; 0 = there were none. */
export type Versions = Readonly<Record<string, number>>;

export type SavedInputs = ReadonlyMap<string, SavedRoiInput>;

export interface Change {
  processId: string;
  field: Field;
  value: number;
}

/** What a cell holds; undefined while its process has no inputs at all. */
export function valueOf(processId: string, field: Field, edits: Edits, saved: SavedInputs): number | undefined {
  const edited = edits[processId];
  return edited?.[field] ?? saved.get(processId)?.[field] ?? (edited ? 0 : undefined);
}

/**
 * The edits after these changes; the same object when they change nothing. What equals the saved figure is no edit,
 * and zeros alone do not make inputs of a process that has none.
 */
export function applyChanges(edits: Edits, changes: readonly Change[], saved: SavedInputs): Edits {
  const next: Record<string, Record<string, number>> = {};
  for (const { processId, field, value } of changes) {
    next[processId] ??= { ...edits[processId] };
    if (value === saved.get(processId)?.[field]) delete next[processId][field];
    else next[processId][field] = value;
  }
  const merged = { ...edits, ...next };
  for (const processId of Object.keys(next)) {
    const figures = Object.values(merged[processId] ?? {});
    if (figures.length === 0 || (!saved.has(processId) && figures.every((value) => value === 0))) {
      delete merged[processId];
    }
  }
  return Object.keys(next).every((id) => sameFigures(merged[id], edits[id])) ? edits : merged;
}

const sameFigures = (one: Figures | undefined, other: Figures | undefined) =>
  Boolean(one) === Boolean(other) && FIELDS.every((field) => one?.[field] === other?.[field]);

export const countEdits = (edits: Edits) => cellsOf(edits).length;

/** The cells with something typed. */
export const cellsOf = (edits: Edits): Change[] =>
  Object.entries(edits).flatMap(([processId, figures]) =>
    FIELDS.flatMap((field) => {
      const value = figures[field];
      return value === undefined ? [] : [{ processId, field, value }];
    }),
  );

/** Benchmarks that were accepted, by process: they are told apart from what a person has counted. */
export type Accepted = Readonly<Record<string, RoiBenchmark>>;

/** The cells that were edited, with the version that they rest on; those that wait for a choice are left out. */
export const changedInputs = (
  edits: Edits,
  versions: Versions,
  clashes: Clashes,
  accepted: Accepted = {},
): InputToSave[] =>
  Object.entries(edits).flatMap(([processId, figures]) => {
    const ready = FIELDS.filter((field) => figures[field] !== undefined && clashes[processId]?.[field] === undefined);
    if (ready.length === 0) return [];
    const changed = Object.fromEntries(ready.map((field) => [field, figures[field]]));
    const version = versions[processId] ?? 0;
    return [{ processId, ...changed, ...benchmarksAmong(ready, figures, accepted[processId], version), version }];
  });

/**
 * Which of these figures are benchmarks as they were accepted. A process that has nothing else is given the rate of its
 * use cases, and nothing to pay for where there is none: accepting a benchmark changes no amount.
 */
function benchmarksAmong(
  fields: readonly Field[],
  figures: Figures,
  benchmark: RoiBenchmark | undefined,
  version: number,
): Omit<InputToSave, 'processId'> {
  const names: RoiInputName[] = benchmark ? fields.filter((field) => figures[field] === benchmark[field]) : [];
  if (!benchmark || names.length === 0) return {};
  if (names.length < FIELDS.length || version > 0) return { benchmarks: names };
  const { automationRate } = benchmark;
  if (automationRate > 0) return { automationRate, benchmarks: [...names, 'automationRate'] };
  return { automationRate, implementationCost: 0, benchmarks: [...names, 'automationRate', 'implementationCost'] };
}

/** What is left once `sent` is saved: only what was typed since. */
export function afterSaving(edits: Edits, sent: readonly InputToSave[]): Edits {
  const saved = new Map(sent.map((input) => [input.processId, input]));
  const left = Object.entries(edits).map(([id, figures]) => {
    const since = FIELDS.filter((field) => figures[field] !== undefined && figures[field] !== saved.get(id)?.[field]);
    return [id, Object.fromEntries(since.map((field) => [field, figures[field]]))] as const;
  });
  return Object.fromEntries(left.filter(([, figures]) => Object.keys(figures).length > 0)) as Edits;
}

/** Whether any process has a figure to calculate with, saved or typed. */
export const hasInputs = (edits: Edits, saved: SavedInputs) =>
  [...saved.keys(), ...Object.keys(edits)].some((id) =>
    FIELDS.some((field) => (valueOf(id, field, edits, saved) ?? 0) > 0),
  );

/** The clashes with those that a save has met. */
export function addClashes(clashes: Clashes, { figures }: RoiInputConflict): Clashes {
  const next: Record<string, Partial<Record<Field, string>>> = { ...clashes };
  for (const { processId, name, by } of figures) {
    const field = FIELDS.find((one) => one === name);
    if (field) next[processId] = { ...next[processId], [field]: by };
  }
  return next;
}

/** The clashes whose cell still holds a figure of one's own. */
export const openClashes = (clashes: Clashes, edits: Edits): Clashes =>
  Object.fromEntries(
    Object.entries(clashes)
      .map(([id, fields]) => [id, pick(fields, (field) => edits[id]?.[field] !== undefined)] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );

/** The clashes without one that a person has decided on. */
export const withoutClash = (clashes: Clashes, processId: string, decided: Field): Clashes => ({
  ...clashes,
  [processId]: pick(clashes[processId] ?? {}, (field) => field !== decided),
});

export const clashingCells = (clashes: Clashes): { processId: string; field: Field }[] =>
  Object.entries(clashes).flatMap(([processId, fields]) =>
    FIELDS.filter((field) => fields[field] !== undefined).map((field) => ({ processId, field })),
  );

/** What can be saved at once although others have changed some of it: the rest, on the rows as they are now. */
export function withoutConflict(inputs: readonly InputToSave[], conflict: RoiInputConflict): InputToSave[] {
  const clashing = new Set(conflict.figures.map(({ processId, name }) => `${processId} ${name}`));
  const versions = new Map(conflict.roiInputs.map(({ processId, version }) => [processId, version]));
  return inputs.flatMap(({ processId, version, ...figures }) => {
    const left = Object.entries(figures).filter(([name]) => !clashing.has(`${processId} ${name}`));
    return left.every(([name]) => name === 'benchmarks')
      ? []
      : [{ ...Object.fromEntries(left), processId, version: versions.get(processId) ?? version }];
  });
}

/** One version for each process with edits: the one it has, else that of what is saved. */
export const versionsOf = (edits: Edits, versions: Versions, saved: SavedInputs): Versions =>
  Object.fromEntries(Object.keys(edits).map((id) => [id, versions[id] ?? saved.get(id)?.version ?? 0]));

/**
 * The versions once `sent` is saved. What was typed while saving, into a cell that was not sent, still rests on the
 * figures before; everything else rests on those that the save has answered with.
 */
export function versionsAfterSaving(
  left: Edits,
  versions: Versions,
  clashes: Clashes,
  sent: readonly InputToSave[],
  saved: SavedInputs,
): Versions {
  const sentById = new Map(sent.map((input) => [input.processId, input]));
  const isSettled = (id: string) =>
    FIELDS.every(
      (field) =>
        left[id]?.[field] === undefined ||
        sentById.get(id)?.[field] !== undefined ||
        clashes[id]?.[field] !== undefined,
    );
  return Object.fromEntries(
    Object.entries(versions).map(([id, version]) => [
      id,
      sentById.has(id) && isSettled(id) ? (saved.get(id)?.version ?? version) : version,
    ]),
  );
}

const pick = (fields: Clashes[string], isWanted: (field: Field) => boolean): Clashes[string] =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isWanted(field as Field)));
