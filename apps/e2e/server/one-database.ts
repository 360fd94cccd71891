import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import postgres from 'postgres';
import type { Settings } from './launch.ts';
import { makeDataDir, type Product, removeDataDir, startProduct } from './start-product.ts';

/** The product and the baselines on one and the same PostgreSQL, fsync on. */
export interface OneDatabase {
  product: Product;
  sql: postgres.Sql;
  databaseUrl: string;
  stop(): Promise<void>;
}

export async function startOnOneDatabase(settings: Settings = {}): Promise<OneDatabase> {
  const dataDir = await makeDataDir();
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  const sql = postgres(embedded.url, { max: 2, onnotice: () => {} });
  const product = await startProduct({ DATABASE_URL: embedded.url, ...settings });
  const stop = async () => {
    await product.remove();
    await sql.end();
    await embedded.stop();
    await removeDataDir(dataDir);
  };
  return { product, sql, databaseUrl: embedded.url, stop };
}
