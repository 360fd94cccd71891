import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const HERE = import.meta.dirname;

let known: string | undefined;

/**
 * Names the build that runs: equal on all replicas of one build, another one as soon as any of its files differs. So
 * what one replica answered counts on all, and nothing that an older version of the product answered does.
 */
export function buildId(): string {
  known ??= import.meta.url.endsWith('.ts') ? 'source' : hashOf(HERE);
  return known;
}

/** Names of chunks hold their content's hash; the entries have fixed names, so that contents are what counts. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort()) {
    hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('base64url').slice(0, 12);
}
