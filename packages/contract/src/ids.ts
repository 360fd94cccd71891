import { z } from 'zod';
import { AppError } from './errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isId = (value: string) => UUID.test(value);

/**
 * An id in a path or body. Any text passes here: a malformed id is an unknown thing (404), not a bad request,
 * so the service turns it away with `requireId`.
 */
export const Id = z.string();

/** Rises by one with each edit; the columns are four bytes wide. */
export const Version = z
  .int('Must be a whole number')
  .min(1, 'At least 1')
  .max(2_147_483_647, 'This number is too large');

/** The id in the one spelling that the database uses; throws what an unknown id throws. */
export function requireId(value: string, missing: ConstructorParameters<typeof AppError>[0]): string {
  if (!isId(value)) throw new AppError(missing);
  return value.toLowerCase();
}

/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();
