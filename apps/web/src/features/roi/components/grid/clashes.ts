import type { RoiInputConflict } from '@process-ai/contract/roi';
import { FIELDS, type Field } from '../../model.ts';
import type { Clashes, Edits, InputToSave, SavedInputs, Versions } from './edits.ts';

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
    return left.length === 0
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
