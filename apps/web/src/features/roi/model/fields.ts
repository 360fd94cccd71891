/** The four figures that a person enters, in the order of the columns. */
export const FIELDS = ['fteCount', 'processFrequency', 'averageSalary', 'averageRuntime'] as const;
export type Field = (typeof FIELDS)[number];
