import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { check } from './checks.mjs';
import { root, run, toolEnv, turbo } from './command.mjs';
import { install } from './install.mjs';

const reports = path.join(root, 'node_modules', '.cache', 'test-reports');
const endToEnd = path.join(root, 'apps', 'e2e');
const EMPTY_TALLY = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * The core holds the checks, every rule, and what people do on each screen; breadth the statements of the
 * specification one by one, faults, time limits, and more samples and sizes. By vitest's projects, and by groups of
 * Playwright's that may run side by side.
 */
const TIERS = {
  core: { checks: true, vitest: ['isolated', 'shared'], browser: [['core']] },
  breadth: { checks: false, vitest: ['breadth'], browser: [['statements', 'breadth'], ['alone']] },
};

/**
 * The tests of these tiers, and with the core every check; with filters, only the tests whose path contains one of
 * them. Ends with one line that sums them all up; returns the exit code.
 */
export async function test(tiers, filters = []) {
  await install();
  mkdirSync(reports, { recursive: true });
  const all = filters.length === 0;
  const chosen = tiers.map((tier) => TIERS[tier]);
  const hasChecks = all && chosen.some(({ checks }) => checks);
  const projects = chosen.flatMap((tier) => tier.vitest);
  const specs = readdirSync(path.join(endToEnd, 'tests'))
    .map((file) => `tests/${file}`)
    .filter((file) => all || filters.some((filter) => `apps/e2e/${file}`.includes(filter)));
  const parts = [
    specs.length > 0 && build,
    hasChecks && check,
    () => testOnEmbeddedServer(projects, filters),
    hasChecks && process.env.TEST_DATABASE_URL && (() => testOnGivenServer(projects)),
    ...chosen.flatMap((tier) => tier.browser).map((group) => specs.length > 0 && (() => testEndToEnd(group, specs))),
  ];
  const tallies = [];
  for (const part of parts) if (part) tallies.push(await part());
  const count = (outcome) => tallies.reduce((sum, tally) => sum + tally[outcome], 0);
  for (const name of tallies.flatMap(({ failures }) => failures)) console.log(`Failed: ${name}`);
  if (count('passed') + count('failed') + count('skipped') === 0) console.error('No test has such a path.');
  console.log(`\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  return count('failed') > 0 || count('passed') === 0 ? 1 : 0;
}

async function build() {
  const exitCode = await run(...turbo('build'));
  return exitCode === 0 ? { ...EMPTY_TALLY, passed: 1 } : { ...EMPTY_TALLY, failed: 1, failures: ['build'] };
}

async function testOnEmbeddedServer(projects, filters) {
  const { TEST_DATABASE_URL: _, ...env } = toolEnv;
  return vitest('embedded', projects, filters, env);
}

/** The tests that meet a database once more, on TEST_DATABASE_URL. */
async function testOnGivenServer(projects) {
  return vitest('given', projects, ['apps/api', 'packages/db'], toolEnv);
}

async function vitest(name, projects, filters, env) {
  const file = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const only = projects.map((project) => `--project=${project}`);
  const options = ['--config', 'packages/tooling/vitest.config.mjs', '--passWithNoTests', ...only, ...reporters];
  const exitCode = await run('vitest', ['run', ...options, ...filters], { env });
  const report = readReport(file);
  const tally = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
  return failUnlessZero(exitCode, tally, `vitest on the ${name} server`);
}

/** The specs of some of Playwright's projects, which may run side by side. */
async function testEndToEnd(projects, specs) {
  const browser = await findBrowser();
  const file = freshReport(`end-to-end-${projects[0]}`);
  const env = { ...toolEnv, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = browser ? ['--reporter=list,json'] : ['--list', '--reporter=json'];
  const playwright = path.join(endToEnd, 'node_modules/.bin/playwright');
  const workers = projects.includes('alone') ? ['--workers=1'] : [];
  const options = [...projects.map((project) => `--project=${project}`), ...workers, '--pass-with-no-tests', ...args];
  const exitCode = await run(playwright, ['test', ...options, ...specs], { cwd: endToEnd, env });
  const { stats, suites } = readReport(file) ?? {};
  const tally = stats && {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => specsOf(suite, ({ ok }) => !ok)),
  };
  for (const suite of suites ?? [])
    for (const name of specsOf(suite, isFlaky)) console.log(`Passed at the second try: ${name}`);
  return failUnlessZero(exitCode, tally, `browser tests: ${projects.join(', ')}`);
}

/** The failed tests of one of vitest's files, by path and title; the path alone where the file itself failed. */
function failuresOfFile({ name, status, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [file];
  return failed.map(({ fullName }) => `${file} › ${fullName}`);
}

/** The tests of one of Playwright's suites and of those inside it that are so, by path and title. */
function specsOf({ specs = [], suites = [] }, isSo) {
  const names = specs.filter(isSo).map(({ file, title }) => `apps/e2e/tests/${file} › ${title}`);
  return [...names, ...suites.flatMap((suite) => specsOf(suite, isSo))];
}

const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');

/** A runner that ends badly has failed, whatever it has counted, or if it came to no count at all. */
function failUnlessZero(exitCode, tally = EMPTY_TALLY, name) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1, failures: [...tally.failures, name] } : tally;
}

function freshReport(name) {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

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
async function findBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(`/usr/bin/${HEADLESS}`) && canInstall()) await installBrowser();
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
async function installBrowser() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  await run('apt-get', [...patient, 'update'], { env });
  const get = (name) => run('apt-get', [...patient, 'install', '--yes', '--no-install-recommends', name], { env });
  if ((await get(HEADLESS)) !== 0 && !installed()) await get('chromium');
}
