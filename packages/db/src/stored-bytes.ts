import { type RawBuilder, sql } from 'kysely';

/** A file as a value of type bytea: as base64, since the driver's own hexadecimal takes twice as much memory meanwhile. */
export const storedBytes = (bytes: Buffer): RawBuilder<Buffer> => sql`decode(${bytes.toString('base64')}, 'base64')`;
