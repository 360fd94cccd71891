import { AppError, type ErrorCode } from '@process-ai/contract/errors';
import { type Job, JobKind } from '@process-ai/contract/jobs';
import type { JobRow } from './repository.ts';

/** A failed job keeps what it failed with as "code: detail". */
export const asStored = (error: AppError): string => `${error.code}: ${error.detail}`;

export function failureOf({ error }: Pick<JobRow, 'error'>): AppError {
  const [, code, detail] = /^(\w+): (.*)$/s.exec(error ?? '') ?? [];
  return code ? new AppError(code as ErrorCode, detail) : new AppError('unexpected');
}

export const toJob = (row: JobRow): Job => ({
  id: row.id,
  kind: JobKind.parse(row.kind),
  sectorId: row.sector_id,
  status: row.status,
  ahead: row.ahead,
  done: row.done,
  total: row.total,
  current: row.current,
  error: row.error === null ? null : failureOf(row).message,
  failures: row.failures,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});
