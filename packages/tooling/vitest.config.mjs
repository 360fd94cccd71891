import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One run for all packages and apps, on one database server. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['packages/**/*.test.{ts,tsx,mjs}', 'apps/{api,web}/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/db/src/testing-server.ts'],
    // One more than two cores can feed, since tests of time limits wait.
    maxWorkers: 3,
    // Of those in one file that are marked as concurrent.
    maxConcurrency: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
