import { existsSync } from 'node:fs';

const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How Chromium is started: the one of this machine, without asking the network for anything. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM_PATH || (PATHS.find((path) => existsSync(path)) ?? ''),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
};
