import { existsSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run, toolEnv } from './command.mjs';

const built = (entry) => path.join(root, 'apps', 'api', 'dist', entry);

export function isBuilt(entry) {
  return existsSync(path.join(bin, 'node')) && existsSync(built(entry));
}

/** Runs a built entry of the API until it ends, with the settings of .env where there is one; returns its exit code. */
export function serve(entry, args = []) {
  const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];
  return run('node', [...settings, built(entry), ...args], { env: { NODE_ENV: 'production', ...toolEnv } });
}
