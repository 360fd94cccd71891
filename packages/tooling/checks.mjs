import { run, turbo } from './command.mjs';

/** What needs neither a database nor a build, the quickest first. */
const checks = {
  format: ['biome', ['check', '.']],
  structure: ['node', ['packages/tooling/structure.mjs']],
  boundaries: ['node', ['packages/tooling/boundaries.mjs']],
  lint: ['oxlint', ['--type-aware', '--deny-warnings']],
  // One program for all that runs on Node, since each of its own would read the others' sources again.
  types: turbo('typecheck', '--continue'),
};

/** Runs every check, also after one has failed, and returns how many passed and failed. */
export async function check() {
  const failed = [];
  for (const [name, command] of Object.entries(checks)) {
    console.log(`\n# ${name}`);
    if ((await run(...command)) !== 0) failed.push(name);
  }
  console.log(failed.length > 0 ? `\nChecks that failed: ${failed.join(', ')}` : '\nAll checks passed');
  const failures = failed.map((name) => `check of ${name}`);
  return { passed: Object.keys(checks).length - failed.length, failed: failed.length, skipped: 0, failures };
}
