import type { ColumnType, Generated } from 'kysely';

export type CreatedAt = Generated<Date>;

/** A jsonb column: plain values in, plain values out. */
export type Json<T> = ColumnType<T, T, T>;
