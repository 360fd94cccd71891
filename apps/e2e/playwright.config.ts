import { defineConfig } from '@playwright/test';
import { BROWSER } from './server/browser.ts';

/** Tests that measure what the server does under load: nothing else runs meanwhile. */
const MEASURING = '**/hostile.spec.ts';

/** The longest file, whose tests share a world and keep their order: it begins first. */
const STATEMENTS = '**/spec-screens.spec.ts';

export default defineConfig({
  testDir: './tests',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { browserName: 'chromium', launchOptions: BROWSER },
  projects: [
    { name: 'statements', testMatch: STATEMENTS },
    { name: 'together', testIgnore: [MEASURING, STATEMENTS] },
    { name: 'alone', testMatch: MEASURING },
  ],
});
