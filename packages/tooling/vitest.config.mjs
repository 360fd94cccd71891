import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Pure rules, which leave nothing behind for the files after them. */
const RULES = ['packages/{client,contract,domain,library}/**/*.test.ts', 'apps/web/src/features/**/*.test.ts'];

/** What asks the server by its doors, and changes neither modules, clocks nor the process that it runs in. */
const DOORS = [
  'apps/api/src/features/{account,activity,actuals,audit,comments,evidence,insights,jobs,journeys,opportunities}/*.test.ts',
  'apps/api/src/features/{playbooks,sample-client,scenarios,sector-access,tokens,use-cases,users,workspace}/*.test.ts',
  'apps/api/src/features/{auth/auth,auth/single-sign-on,client-links/client-links,exports/export-record}.test.ts',
  'apps/api/src/features/{exports/one-payback,imports/imports,initiatives/initiatives,processes/arranging}.test.ts',
  'apps/api/src/features/{processes/processes,roi/roi,sectors/sectors,values/values,vendors/vendor-comparison}.test.ts',
  'apps/api/src/{server/database-faults,server/rest/{documented-answers,idempotency,openapi,preconditions},trpc/trpc}.test.ts',
];
const SHARED = [...RULES, ...DOORS];

/** The same code as in the other tests, with more samples or larger ones: `npm run test:breadth`. */
const BREADTH = ['{apps,packages}/**/*.breadth.test.ts'];

/** What takes longest, longest first. */
const LONGEST = [
  'heavy-load.breadth',
  'recalculation.breadth',
  'libreoffice.breadth',
  'valid-office.breadth',
  'recalculation.test',
  'libreoffice.test',
  'hostile-set.test',
  'export-docs.test',
  'export-sheets.test',
  'export-slides.test',
  'start-embedded.test',
  'evidence.test',
  'database-faults.test',
  'real-documents.test',
  'one-payback.test',
  'sector-counts.test',
];

/** Projects in the order in which they run: the files of each follow one another, since only so do they share a worker. */
const IN_ORDER = ['breadth', 'isolated', 'shared'];

/** Begins with the longest files of a project, which a fresh checkout does not know, so that none is left to run alone at the end. */
class LongestFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId, project }) => {
      const found = LONGEST.findIndex((name) => moduleId.includes(`/${name}`));
      const within = found < 0 ? LONGEST.length : found;
      return IN_ORDER.indexOf(project.name) * (LONGEST.length + 1) + within;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** One run for all packages and apps, on one database server. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    globalSetup: ['packages/db/src/testing-server.ts'],
    // One more than two cores can feed, since tests of time limits wait.
    maxWorkers: 3,
    // Of those in one file that are marked as concurrent.
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    // The validator of Office files is a .NET program that ends before what it learns of itself pays back.
    env: { DOTNET_TieredPGO: '0' },
    // Only for what hangs: a slow machine with a busy neighbor takes several times as long as a good one.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['packages/**/*.test.{ts,tsx,mjs}', 'apps/{api,web}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...SHARED, ...BREADTH],
        },
      },
      // Modules are loaded once for all the files of a worker, which saves half of the processor time of small ones.
      {
        extends: true,
        test: { name: 'shared', include: SHARED, exclude: [...configDefaults.exclude, ...BREADTH], isolate: false },
      },
      { extends: true, test: { name: 'breadth', include: BREADTH } },
    ],
  },
});
