import { defineConfig } from '@playwright/test';
import { BROWSER } from './server/browser.ts';

export default defineConfig({
  testDir: './tests',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', launchOptions: BROWSER } }],
});
