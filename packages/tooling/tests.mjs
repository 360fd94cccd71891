import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { check } from './checks.mjs';
import { root, run, toolEnv } from './command.mjs';
import { install } from './install.mjs';
import { nothing, outcome, sum, summaryLine } from './tally.mjs';
import { turbo } from './turbo.mjs';

const reports = path.join(root, 'node_modules', '.cache', 'test-reports');

/** Every check and every test. Ends with one line that sums them all up; returns the exit code. */
export async function test() {
  await install();
  const browser = await findBrowser();
  mkdirSync(reports, { recursive: true });
  const parts = [build, check, testOnEmbeddedServer, testOnGivenServer, () => testEndToEnd(browser)];
  let tally = nothing;
  for (const part of parts) tally = sum(tally, await part());
  console.log(`\n${summaryLine(tally)}`);
  return tally.failed > 0 ? 1 : 0;
}

async function build() {
  return outcome(await run(...turbo('build')));
}

async function testOnEmbeddedServer() {
  const { TEST_DATABASE_URL: _, ...env } = toolEnv;
  return vitest('embedded', [], env);
}

/** The tests that meet a database once more, on TEST_DATABASE_URL where it is set. */
async function testOnGivenServer() {
  return process.env.TEST_DATABASE_URL ? vitest('given', ['apps/api', 'packages/db'], toolEnv) : nothing;
}

async function vitest(name, filters, env) {
  const file = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const config = 'packages/tooling/vitest.config.mjs';
  const exitCode = await run('vitest', ['run', '--config', config, ...reporters, ...filters], { env });
  const report = readReport(file);
  const tally = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return honest(tally, exitCode);
}

async function testEndToEnd(browser) {
  const folder = path.join(root, 'apps', 'e2e');
  if (!existsSync(path.join(folder, 'playwright.config.ts'))) return nothing;
  const file = freshReport('end-to-end');
  const env = { ...toolEnv, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = browser ? ['--reporter=list,json'] : ['--list', '--reporter=json'];
  const exitCode = await run(path.join(folder, 'node_modules/.bin/playwright'), ['test', ...args], {
    cwd: folder,
    env,
  });
  const stats = readReport(file)?.stats;
  const tally = stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  return honest(tally, exitCode);
}

/** A runner that ends badly has failed, whatever it has counted, or if it came to no count at all. */
function honest(tally, exitCode) {
  if (!tally) return outcome(1);
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function freshReport(name) {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
