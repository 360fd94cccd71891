import type { AuditChange } from '@process-ai/contract/audit';

/** The first moment of a day (YYYY-MM-DD) where the reader is. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00`).toISOString();

/** The moment at which a day is over where the reader is: days are not all 24 hours long. */
export function endOfDay(day: string): string {
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}

export interface FieldChange {
  field: string;
  /** null = empty. */
  before: string | null;
  after: string | null;
}

/** What differs of one thing, field by field. */
export function fieldChanges({ before = {}, after = {} }: AuditChange): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, before: inWords(before[field]), after: inWords(after[field]) }));
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
