import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root, step } from './command.mjs';

const stamp = path.join(root, 'node_modules', '.install-stamp');

/** Installs the lock file's packages, unless the stamp of the last install says that nothing has changed since. */
export async function install({ quiet = false } = {}) {
  const wanted = fingerprint();
  if (isInstalled(wanted)) return;
  // 2: with `quiet`, stdout is left to the task alone.
  const stdio = ['inherit', quiet ? 2 : 'inherit', 'inherit'];
  // Not the environment of the tools: npx must run on the Node it came with.
  await step('npx', ['--yes', pnpmVersion(), 'install', '--frozen-lockfile'], { stdio, env: process.env });
  writeFileSync(stamp, wanted);
}

function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(path.join(bin, 'pnpm'));
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function pnpmVersion() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager;
}
