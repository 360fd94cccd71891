// Who may import whom. One way: contract <- domain <- { library, ai, documents, exporters } <- api <- (types only) web.
// A rule's comment says where the code belongs instead. Run by packages/tooling/boundaries.mjs.

const tests = '[.](test|fixture)[.](ts|tsx|mjs)$|/testing[a-z-]*[.]ts$';
const database = '^packages/db/|node_modules/(kysely|kysely-postgres-js|postgres)/';
const doors =
  '^apps/api/src/(server|trpc)/|/router[.]ts$|node_modules/(@?fastify|@trpc|trpc-to-openapi)/|^(node:)?https?$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const betweenPackages = [
  rule(
    'contract-is-the-floor',
    'packages/contract imports no other package of ours. What needs one belongs in packages/domain or above.',
    { path: '^packages/contract/' },
    { path: '^packages/(?!contract/)' },
  ),
  rule(
    'domain-is-pure',
    'packages/domain imports packages/contract only: no I/O, no npm package. Load the value in a service and pass it in.',
    { path: '^packages/domain/', pathNot: tests },
    { pathNot: ['^packages/(contract|domain)/', '^apps/'] },
  ),
  rule(
    'db-knows-no-feature',
    'packages/db is connection, tables, migrations. Queries belong in apps/api/src/features/<noun>/repository.ts.',
    { path: '^packages/db/' },
    { path: '^packages/(?!db/)' },
  ),
  rule(
    'library-takes-values',
    'packages/library is data over contract and domain. What does more with it belongs in a service.',
    { path: '^packages/library/' },
    { path: '^packages/(?!(library|contract|domain)/)' },
  ),
  rule(
    'ai-takes-values',
    'packages/ai turns values into values, over contract, domain and library. Load and save in a service.',
    { path: '^packages/ai/' },
    { path: '^packages/(?!(ai|library|contract|domain)/)' },
  ),
  rule(
    'documents-take-values',
    'packages/documents turns bytes into values, over contract and domain. Load and save in a service.',
    { path: '^packages/documents/' },
    { path: '^packages/(?!(documents|contract|domain)/)' },
  ),
  rule(
    'exporters-take-values',
    'packages/exporters turns values into bytes, over contract and domain. Load the values in a service.',
    { path: '^packages/exporters/' },
    { path: '^packages/(?!(exporters|contract|domain)/)' },
  ),
  rule(
    'client-is-thin',
    'packages/client takes `type AppRouter` and packages/contract. What else a script needs belongs in the API.',
    { path: '^packages/client/' },
    { path: '^(apps|packages)/', pathNot: '^(apps/api/src/app-router[.]ts$|packages/(client|contract)/)' },
  ),
  rule(
    'tooling-stands-alone',
    'packages/tooling runs before anything is installed and imports nothing of ours. Move the piece to the package it serves.',
    { path: '^packages/tooling/' },
    { path: '^packages/(?!tooling/)' },
  ),
  rule(
    'packages-never-import-apps',
    'Move what both need down into a package.',
    { path: '^packages/(?!client/)' },
    { path: '^apps/' },
  ),
];

const betweenApps = [
  rule(
    'apps-are-apart',
    'An app imports no other, but for `type AppRouter` from @process-ai/api/app-router. Move what both need into a package.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: ['^apps/$1/', '^apps/api/src/app-router[.]ts$'] },
  ),
  rule(
    'api-lends-types-only',
    'Take `type AppRouter` by `import type`: the API itself would run in the browser, or in the script.',
    { path: '^(apps/(?!api/)|packages/client/)' },
    { path: '^apps/api/', dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'web-sees-contract-and-domain',
    'Of the packages, apps/web imports contract and domain. Ask the API for the rest.',
    { path: '^apps/web/' },
    { path: '^packages/(?!(contract|domain)/)' },
  ),
];

const inApi = [
  rule(
    'only-repositories-see-the-database',
    'Kysely and packages/db belong in features/<noun>/repository.ts and in server/. Ask the repository for values.',
    {
      path: '^apps/api/src/',
      pathNot: ['/features/[^/]+/repository[.]ts$', '^apps/api/src/(server/|app[.]ts$)', tests],
    },
    { path: database },
  ),
  rule(
    'app-names-the-connection',
    'apps/api/src/app.ts names the connection of @process-ai/db/connect and no more. Queries belong in a repository.',
    { path: '^apps/api/src/app[.]ts$' },
    { path: database, pathNot: '^packages/db/src/connect[.]ts$' },
  ),
  rule(
    'app-opens-no-connection',
    'apps/api/src/app.ts names the connection by `import type`. Opening it belongs in server/compose.ts.',
    { path: '^apps/api/src/app[.]ts$' },
    { path: database, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'router-never-reaches-a-repository',
    'A procedure is one call of its service; the service reaches the repository.',
    { path: '^apps/api/src/features/[^/]+/router[.]ts$' },
    { path: '/repository[.]ts$' },
  ),
  rule(
    'rules-know-no-door',
    'service, mapper and repository know neither tRPC nor HTTP. Throw AppError(code); trpc/error-map.ts makes it a status.',
    { path: '^apps/api/src/features/[^/]+/(service|mapper|repository)', pathNot: tests },
    { path: doors },
  ),
  rule(
    'repository-holds-no-rule',
    'A repository reads and writes rows. Rules belong in the service or in packages/domain.',
    { path: '^apps/api/src/features/[^/]+/repository[.]ts$' },
    { path: '/service([.]ts$|/)|^packages/domain/' },
  ),
  rule(
    'feature-has-one-front-door',
    'A feature calls another through its service.ts only. What others call belongs there, not in a verb of service/.',
    { path: '^apps/api/src/features/([^/]+)/', pathNot: tests },
    { path: '^apps/api/src/features/', pathNot: ['^apps/api/src/features/$1/', '/features/[^/]+/service[.]ts$'] },
  ),
];

const tradeTables = '^packages/domain/src/(industry-(in-)?words|trade-(in-words|parts|roles|index/))';

const inWeb = [
  rule(
    'browser-loads-no-trade-tables',
    'What tells a trade by its words is a quarter of a megabyte. In apps/web, ask sectors.proposeIndustry.',
    { path: '^(apps/web|packages/domain)/', pathNot: [tradeTables, tests] },
    { path: tradeTables },
  ),
  rule(
    'web-lib-is-the-floor',
    'Layers are app -> features -> components -> lib. What needs a component belongs in components/ or above.',
    { path: '^apps/web/src/lib/' },
    { path: '^apps/web/src/(app|features|components)/' },
  ),
  rule(
    'web-components-know-no-noun',
    'Layers are app -> features -> components -> lib. What knows a noun belongs in its feature.',
    { path: '^apps/web/src/components/' },
    { path: '^apps/web/src/(app|features)/' },
  ),
  rule(
    'web-features-know-no-app',
    'Routes and providers join features, in apps/web/src/app/; a feature knows neither.',
    { path: '^apps/web/src/features/' },
    { path: '^apps/web/src/app/' },
  ),
  rule(
    'web-features-are-islands',
    'A feature imports no other. Compose them in apps/web/src/app/, or ask the API for a ready read model.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
];

/** Checked over files without tests, which may reach across: see packages/tooling/boundaries.mjs. */
const betweenFolders = [
  {
    ...rule(
      'no-folder-cycles',
      'Two features know each other. Move what joins them into a feature above both, or below both what they share.',
      { path: '^apps/(api|web)/src/features/[^/]+$|^packages/[^/]+$' },
      { circular: true },
    ),
    scope: 'folder',
  },
];

const everywhere = [
  rule('no-cycles', 'Break the circle: move what both need one layer down.', {}, { circular: true }),
  rule(
    'no-barrels',
    'Import the file that defines the thing.',
    {},
    { path: '^(apps|packages)/.+/index[.][mc]?[jt]sx?$' },
  ),
  rule(
    'tests-stay-apart',
    'Nothing imports a test. What tests share belongs in <name>.fixture.ts, what the product needs in the product.',
    {},
    { path: '[.]test[.](ts|tsx|mjs)$' },
  ),
  rule(
    'fixtures-are-for-tests',
    '<name>.fixture.ts and testing.ts are for tests and benches. What the product needs belongs in the product.',
    { pathNot: [tests, '^apps/e2e/'] },
    { path: '[.]fixture[.](ts|tsx|mjs)$|/testing[a-z-]*[.]ts$' },
  ),
  rule(
    'nothing-unresolved',
    'The file is not there, or the package is not in package.json.',
    {},
    { couldNotResolve: true },
  ),
];

module.exports = {
  tests,
  forbidden: [...betweenPackages, ...betweenApps, ...inApi, ...inWeb, ...betweenFolders, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true, // Else type-only imports are invisible.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
