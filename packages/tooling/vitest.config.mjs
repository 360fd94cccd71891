import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** What changes modules, clocks, the environment or the process that it runs in, or measures them. */
const ISOLATED = [
  '{apps,packages}/**/*.test.{tsx,mjs}',
  'apps/api/src/features/{auth/reset,exports/exports,second-factor/*,storage/*}.test.ts',
  'apps/api/src/server/{backup,google-drive,metrics,outgoing,tracing}.test.ts',
  'apps/api/src/server/{doctor,files,jobs,webhooks,workers}/*.test.ts',
  'apps/api/src/server/http/{end-with-access,request-log,route-policy}.test.ts',
  'apps/api/src/server/{mcp/mcp-policy,rest/clients,rest/fuzz,rest/readme}.test.ts',
  'apps/web/src/lib/*.test.ts',
  'packages/ai/src/openai/*.test.ts',
  'packages/db/**/*.test.ts',
];

/** What takes long: faults, time limits, and more samples and larger ones of what the others show. `npm run test:breadth`. */
const BREADTH = ['{apps,packages}/**/*.breadth.test.ts'];

/** What takes longest, longest first. */
const LONGEST = [
  'heavy-load.breadth',
  'recalculation.breadth',
  'libreoffice.breadth',
  'valid-office.breadth',
  'backup.breadth',
  'erasure.breadth',
  'found-anew.breadth',
  'hostile-set.breadth',
  'pool.breadth',
  'clients.breadth',
  'database-faults.breadth',
  'route-policy.test',
  'fuzz.test',
  'exports.test',
  'export-docs.test',
  'evidence.test',
  'values.test',
  'access-policy.test',
  'sector-policy.test',
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
    // Twice what two cores can feed: a third of the time tests wait, for child processes and for time limits.
    maxWorkers: 4,
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
          include: ISOLATED,
          exclude: [...configDefaults.exclude, ...BREADTH],
        },
      },
      // Modules are loaded once for all the files of a worker, which saves half of the processor time of small ones.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{apps,packages}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ISOLATED, ...BREADTH],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'breadth', include: BREADTH } },
    ],
  },
});
