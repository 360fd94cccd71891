import { existsSync } from 'node:fs';
import { run } from './command.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium, installed from the distribution where that is possible; undefined, said aloud, where not. */
export async function findBrowser() {
  const found = installed() ?? (canInstall() ? await installAndFind() : undefined);
  if (!found)
    console.warn('No Chromium was found, so the end-to-end tests are skipped. Set CHROMIUM_PATH to run them.');
  return found;
}

function installed() {
  return process.env.CHROMIUM_PATH || places.find((place) => existsSync(place));
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installAndFind() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  await run('apt-get', [...patient, 'update'], { env });
  await run('apt-get', [...patient, 'install', '--yes', '--no-install-recommends', 'chromium'], { env });
  return installed();
}
