/** The settings of the environment that lead to the database. */
export interface DatabaseSettings {
  /** null = the embedded one. */
  databaseUrl: string | null;
  /** Past the pooler to which `databaseUrl` leads; null = that leads to the server itself. */
  databaseDirectUrl: string | null;
  /** A streaming replica of the same database; null = none. */
  databaseReplicaUrl: string | null;
  /** Whether statements are prepared by name, and kept for the next time. */
  databasePrepare: boolean;
}

interface Values {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_REPLICA_URL?: string | undefined;
  DATABASE_PREPARE: boolean;
}

/** Beside an embedded database there is neither a pooler nor a replica. */
export function databaseSettings(values: Values): DatabaseSettings {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrl } = values;
  if (!url && (directUrl || replicaUrl)) {
    const name = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_REPLICA_URL';
    throw new Error(`The environment variable DATABASE_URL is missing: ${name} needs it beside itself.`);
  }
  return {
    databaseUrl: url ?? null,
    databaseDirectUrl: directUrl ?? null,
    databaseReplicaUrl: replicaUrl ?? null,
    databasePrepare: values.DATABASE_PREPARE,
  };
}

/** How requests and jobs reach the database: by way of the pooler, where there is one. */
export interface Databases {
  url: string;
  pooled: boolean;
  prepare: boolean;
  replicaUrl: string | null;
}

/** `directUrl`: that of the server itself, be it embedded or given. */
export const databasesOf = (directUrl: string, settings: DatabaseSettings): Databases => ({
  url: settings.databaseDirectUrl === null ? directUrl : (settings.databaseUrl ?? directUrl),
  pooled: settings.databaseDirectUrl !== null,
  prepare: settings.databasePrepare,
  replicaUrl: settings.databaseReplicaUrl,
});
