import { existsSync } from 'node:fs';
import { run } from './command.mjs';

// Chromium without its windows, which draws the same pages with a third of the processor time less.
const HEADLESS = 'chromium-headless-shell';

const places = [
  `/usr/bin/${HEADLESS}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium, installed from the distribution where that is possible; undefined, said aloud, where not. */
export async function findBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(`/usr/bin/${HEADLESS}`) && canInstall()) await install();
  const found = installed();
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

/** A distribution that lacks the one has the other. */
async function install() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  await run('apt-get', [...patient, 'update'], { env });
  const get = (name) => run('apt-get', [...patient, 'install', '--yes', '--no-install-recommends', name], { env });
  if ((await get(HEADLESS)) !== 0 && !installed()) await get('chromium');
}
