import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findViolations, rules } from './boundaries.mjs';
import { writeTree } from './tree.fixture.mjs';

/** A project which keeps to the architecture: a file of each kind, importing of each kind what it may. */
const good = {
  'packages/contract/src/roi.ts': `import { z } from 'zod'; export type Roi = z.Any;`,
  'packages/domain/src/roi.ts': `import type { Roi } from '@process-ai/contract/roi'; export const payback = (roi: Roi) => roi;`,
  'packages/domain/src/industry-in-words.ts': `import { tradeNamed } from './trade-index/trade-named.ts'; export const said = tradeNamed;`,
  'packages/domain/src/trade-index/trade-named.ts': `export const tradeNamed = 1;`,
  'packages/domain/src/roi.test.ts': `import 'node:fs'; import './roi.fixture.ts'; import './roi.ts';`,
  'packages/domain/src/roi.fixture.ts': `import 'zod';`,
  'packages/db/src/connect.ts': `import { Kysely } from 'kysely'; export type Database = Kysely; export const connect = 1;`,
  'packages/db/src/tables.ts': `export type Row = {};`,
  'packages/db/src/testing.ts': `import { connect } from './connect.ts'; export const testDatabase = connect;`,
  'packages/db/src/testing-server.ts': `import { testDatabase } from './testing.ts'; testDatabase;`,
  'packages/library/src/models.ts': `import type { Roi } from '@process-ai/contract/roi'; export const models: Roi[] = [];`,
  'packages/ai/src/analyst.ts': `import { models } from '@process-ai/library/models'; import { payback } from '@process-ai/domain/roi'; models; payback;`,
  'packages/documents/src/read.ts': `import type { Roi } from '@process-ai/contract/roi'; export const read = (): Roi[] => [];`,
  'packages/exporters/src/export.ts': `import { payback } from '@process-ai/domain/roi'; payback;`,
  'packages/client/src/client.ts': `import type { AppRouter } from '@process-ai/api/app-router'; export type Client = AppRouter;`,
  'packages/tooling/run.mjs': `import 'node:fs';`,
  'apps/api/src/app.ts': `import type { Database } from '@process-ai/db/connect'; export type App = { db: Database };`,
  'apps/api/src/app-router.ts': `import { roiRouter } from './features/roi/router.ts'; export type AppRouter = typeof roiRouter;`,
  'apps/api/src/server/main.ts': `import 'fastify'; import { connect } from '@process-ai/db/connect'; connect;`,
  'apps/api/src/trpc/procedure.ts': `import '@trpc/server'; export const procedure = 1;`,
  'apps/api/src/features/roi/router.ts': `import { procedure } from '../../trpc/procedure.ts'; import { list } from './service.ts'; export const roiRouter = { procedure, list };`,
  'apps/api/src/features/roi/service.ts': `import type { App } from '../../app.ts'; import { rows } from './repository.ts'; import { get } from '../sectors/service.ts'; export const list = (app: App) => [rows, get];`,
  'apps/api/src/features/roi/repository.ts': `import 'kysely'; import type { Row } from '@process-ai/db/tables'; export const rows: Row[] = [];`,
  'apps/api/src/features/roi/mapper.ts': `import type { Roi } from '@process-ai/contract/roi'; export const toRoi = (row: Roi) => row;`,
  'apps/api/src/features/roi/roi.test.ts': `import '@process-ai/db/testing'; import '../sectors/repository.ts'; import '../../server/main.ts';`,
  'apps/api/src/features/sectors/service.ts': `export const get = 1;`,
  'apps/api/src/features/sectors/repository.ts': `export const rows = 1;`,
  'apps/e2e/bench/roi.ts': `import '../../../packages/domain/src/roi.fixture.ts';`,
  'apps/web/src/app/main.tsx': `import { Screen } from '../features/roi/screen.tsx'; Screen;`,
  'apps/web/src/features/roi/screen.tsx': `import { Button } from '../../components/button.tsx'; import { payback } from '@process-ai/domain/roi'; export const Screen = [Button, payback];`,
  'apps/web/src/features/sectors/screen.tsx': `export const Screen = 1;`,
  'apps/web/src/components/button.tsx': `import { trpc } from '../lib/trpc.ts'; export const Button = trpc;`,
  'apps/web/src/lib/trpc.ts': `import type { AppRouter } from '@process-ai/api/app-router'; export const trpc = {} as AppRouter;`,
};

/** Files that break a rule each, by one import; several of them by an `import type`. */
const bad = [
  [
    'contract-is-the-floor',
    'packages/contract/src/bad.ts',
    `import type { Roi } from '@process-ai/domain/roi'; type X = Roi;`,
  ],
  ['domain-is-pure', 'packages/domain/src/reads-files.ts', `import 'node:fs';`],
  ['domain-is-pure', 'packages/domain/src/parses.ts', `import type { z } from 'zod'; type X = z;`],
  [
    'domain-is-pure',
    'packages/domain/src/queries.ts',
    `import type { Row } from '@process-ai/db/tables'; type X = Row;`,
  ],
  [
    'db-knows-no-feature',
    'packages/db/src/bad.ts',
    `import type { Roi } from '@process-ai/contract/roi'; type X = Roi;`,
  ],
  ['library-takes-values', 'packages/library/src/bad.ts', `import '@process-ai/ai/analyst';`],
  ['ai-takes-values', 'packages/ai/src/bad.ts', `import '@process-ai/db/tables';`],
  ['documents-take-values', 'packages/documents/src/bad.ts', `import '@process-ai/db/tables';`],
  [
    'exporters-take-values',
    'packages/exporters/src/bad.ts',
    `import type { Row } from '@process-ai/db/tables'; type X = Row;`,
  ],
  ['client-is-thin', 'packages/client/src/bad.ts', `import '@process-ai/domain/roi';`],
  [
    'client-is-thin',
    'packages/client/src/worse.ts',
    `import type { App } from '../../../apps/api/src/app.ts'; type X = App;`,
  ],
  ['tooling-stands-alone', 'packages/tooling/bad.mjs', `import '../domain/src/roi.ts';`],
  [
    'packages-never-import-apps',
    'packages/ai/src/worse.ts',
    `import type { App } from '../../../apps/api/src/app.ts'; type X = App;`,
  ],
  ['apps-are-apart', 'apps/api/src/server/bad.ts', `import '../../../web/src/lib/trpc.ts';`],
  ['apps-are-apart', 'apps/web/src/lib/bad.ts', `import type { App } from '../../../api/src/app.ts'; type X = App;`],
  [
    'api-lends-types-only',
    'apps/web/src/lib/worse.ts',
    `import { roiRouter } from '@process-ai/api/app-router'; roiRouter;`,
  ],
  [
    'api-lends-types-only',
    'packages/client/src/worst.ts',
    `import { roiRouter } from '@process-ai/api/app-router'; roiRouter;`,
  ],
  [
    'web-sees-contract-and-domain',
    'apps/web/src/lib/worst.ts',
    `import type { Row } from '@process-ai/db/tables'; type X = Row;`,
  ],
  [
    'browser-loads-no-trade-tables',
    'apps/web/src/lib/trades.ts',
    `import { tradeNamed } from '@process-ai/domain/trade-index/trade-named'; tradeNamed;`,
  ],
  ['browser-loads-no-trade-tables', 'packages/domain/src/sectors.ts', `import './industry-in-words.ts';`],
  [
    'only-repositories-see-the-database',
    'apps/api/src/features/bad/service.ts',
    `import type { Row } from '@process-ai/db/tables'; type X = Row;`,
  ],
  ['only-repositories-see-the-database', 'apps/api/src/features/bad/mapper.ts', `import 'kysely';`],
  [
    'app-names-the-connection',
    'apps/api/src/app.ts',
    `import type { Row } from '@process-ai/db/tables'; export type App = Row;`,
  ],
  ['app-opens-no-connection', 'apps/api/src/app.ts', `import { connect } from '@process-ai/db/connect'; connect;`],
  ['router-never-reaches-a-repository', 'apps/api/src/features/bad/router.ts', `import './repository.ts';`],
  [
    'rules-know-no-door',
    'apps/api/src/features/bad/service/list.ts',
    `import type { procedure } from '../../../trpc/procedure.ts'; type X = procedure;`,
  ],
  [
    'rules-know-no-door',
    'apps/api/src/features/bad/service/get.ts',
    `import type { Reply } from 'fastify'; type X = Reply;`,
  ],
  ['rules-know-no-door', 'apps/api/src/features/worse/service.ts', `import 'node:http';`],
  ['rules-know-no-door', 'apps/api/src/features/worse/mapper.ts', `import '@trpc/server';`],
  ['repository-holds-no-rule', 'apps/api/src/features/worse/repository.ts', `import './service.ts';`],
  ['repository-holds-no-rule', 'apps/api/src/features/bad/repository.ts', `import '@process-ai/domain/roi';`],
  [
    'feature-has-one-front-door',
    'apps/api/src/features/bad/service/create.ts',
    `import '../../sectors/repository.ts';`,
  ],
  [
    'feature-has-one-front-door',
    'apps/api/src/features/worse/service/update.ts',
    `import '../../bad/service/list.ts';`,
  ],
  ['web-lib-is-the-floor', 'apps/web/src/lib/upwards.ts', `import '../components/button.tsx';`],
  ['web-components-know-no-noun', 'apps/web/src/components/bad.tsx', `import '../features/roi/screen.tsx';`],
  ['web-features-know-no-app', 'apps/web/src/features/bad/queries.ts', `import '../../app/main.tsx';`],
  ['web-features-are-islands', 'apps/web/src/features/bad/screen.tsx', `import '../roi/screen.tsx';`],
  ['no-cycles', 'packages/ai/src/egg.ts', `import type { Hen } from './hen.ts'; export type Egg = Hen;`],
  ['no-barrels', 'packages/ai/src/barrelled.ts', `import './index.ts';`],
  ['tests-stay-apart', 'packages/ai/src/tested.test.ts', `import '../../domain/src/roi.test.ts';`],
  ['fixtures-are-for-tests', 'packages/ai/src/fixed.ts', `import '@process-ai/domain/roi.fixture';`],
  ['fixtures-are-for-tests', 'apps/api/src/server/worse.ts', `import '@process-ai/db/testing';`],
  ['nothing-unresolved', 'packages/ai/src/lost.ts', `import './nowhere.ts';`],
];

test('a project that keeps to the architecture has no forbidden import', async () => {
  const { violations, files } = await findViolations(project(good));
  expect(violations).toEqual([]);
  expect(files).toBe(Object.keys(good).length);
});

test('each rule fires, on the file that breaks it and on no other', async () => {
  const files = {
    ...good,
    'apps/api/src/app.ts': '',
    'packages/ai/src/hen.ts': `import type { Egg } from './egg.ts'; export type Hen = Egg;`,
    'packages/ai/src/index.ts': '',
  };
  for (const [, file, content] of bad) files[file] = (files[file] ?? '') + content;
  const { violations } = await findViolations(project(files));
  const found = violations.map(({ rule, path }) => `${rule}: ${path[0]}`);
  expect(found.toSorted()).toEqual(bad.map(([rule, file]) => `${rule}: ${file}`).toSorted());
});

const knot = 'no-folder-cycles';

test('two features that know each other are a knot, also where no two of their files do', async () => {
  const { violations } = await findViolations(
    project({
      ...good,
      'apps/api/src/features/sectors/service/get.ts': `import { list } from '../../roi/service.ts'; export const read = list;`,
    }),
  );
  expect(violations.map(({ rule, path }) => `${rule}: ${path[0]}`)).toEqual([
    `${knot}: apps/api/src/features/roi`,
    `${knot}: apps/api/src/features/sectors`,
  ]);
});

test('every rule is broken above', () => {
  expect(new Set([...bad.map(([rule]) => rule), knot])).toEqual(new Set(rules.keys()));
});

/** Makes the packages, ours and empty ones of others, importable by name. */
function project(files) {
  const ours = ['contract', 'domain', 'db', 'library', 'ai', 'documents', 'exporters', 'client', 'tooling'];
  const manifests = {
    'apps/api/package.json': { name: '@process-ai/api', exports: { './app-router': './src/app-router.ts' } },
  };
  for (const name of ours) {
    manifests[`packages/${name}/package.json`] = { name: `@process-ai/${name}`, exports: { './*': './src/*.ts' } };
  }
  const empty = {};
  for (const name of ['zod', 'kysely', 'fastify', '@trpc/server']) {
    manifests[`node_modules/${name}/package.json`] = { name, main: 'main.js' };
    empty[`node_modules/${name}/main.js`] = '';
  }
  const texts = Object.entries(manifests).map(([file, manifest]) => [file, JSON.stringify(manifest)]);
  const root = writeTree({ ...files, ...empty, ...Object.fromEntries(texts) });
  mkdirSync(path.join(root, 'node_modules/@process-ai'));
  for (const name of ours) symlinkSync(`../../packages/${name}`, path.join(root, 'node_modules/@process-ai', name));
  symlinkSync('../../apps/api', path.join(root, 'node_modules/@process-ai/api'));
  return root;
}
