import type { RoiInput, RoiInputChange, RoiInputName } from '@process-ai/contract/roi';

/** The inputs of a process with the version at which each figure was changed last, where that is known. */
interface StoredFigures extends RoiInput {
  cells: Partial<Record<string, { version: number }>>;
}

export interface RoiInputMerge {
  input: RoiInput;
  /** The figures that are given another value. */
  changed: RoiInputName[];
  /** Those of them that somebody else has changed since the version that the change is based on. */
  clashes: RoiInputName[];
}

const BLANK = {
  fteCount: 0,
  processFrequency: 0,
  averageSalary: 0,
  averageRuntime: 0,
  implementationCost: null,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
} as const;

export const ROI_INPUT_NAMES = Object.keys(BLANK) as RoiInputName[];

/** Lays a change over the stored inputs: absent figures stay. A change without a version overwrites. */
export function mergeRoiInput(
  stored: StoredFigures | undefined,
  { version, ...change }: RoiInputChange,
): RoiInputMerge {
  const figures = ROI_INPUT_NAMES.filter((name) => change[name] !== undefined);
  const changed = figures.filter((name) => change[name] !== stored?.[name]);
  const clashes = changed.filter(
    (name) => version !== undefined && (stored?.cells[name]?.version ?? version) > version,
  );
  const before = Object.fromEntries(ROI_INPUT_NAMES.map((name) => [name, stored?.[name] ?? BLANK[name]]));
  const given = Object.fromEntries(figures.map((name) => [name, change[name]]));
  return { input: { ...before, ...given, processId: change.processId } as unknown as RoiInput, changed, clashes };
}
