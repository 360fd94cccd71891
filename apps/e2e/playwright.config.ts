import { defineConfig } from '@playwright/test';
import { BROWSER } from './server/browser.ts';

/** Tests of breadth, which `npm run test:breadth` runs. */
const BREADTH = '**/*.breadth.spec.ts';

/** Those that measure what servers do under load: nothing else runs meanwhile. */
const ALONE = '**/{cluster,hostile}.breadth.spec.ts';

/** The longest file, whose tests share a world and keep their order: it begins first. */
const STATEMENTS = '**/spec-screens.breadth.spec.ts';

export default defineConfig({
  testDir: './tests',
  // One more than two cores can feed, since tests of faults and time limits wait.
  workers: 3,
  // On a machine of its own a test fails for what is wrong. Where others share the machine, a page may get no frame for
  // half a minute: it has a second try, and is named.
  retries: process.env.CI ? 1 : 0,
  // Only for what hangs: a slow machine with a busy neighbor takes several times as long as a good one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Nothing fades in or slides: the app leaves that out for people who ask for less motion.
  use: {
    browserName: 'chromium',
    launchOptions: BROWSER,
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'core', testIgnore: BREADTH },
    { name: 'statements', testMatch: STATEMENTS },
    { name: 'breadth', testMatch: BREADTH, testIgnore: [STATEMENTS, ALONE] },
    { name: 'alone', testMatch: ALONE },
  ],
});
