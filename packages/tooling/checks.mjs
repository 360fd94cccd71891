import { run } from './command.mjs';
import { nothing, outcome, sum } from './tally.mjs';
import { turbo } from './turbo.mjs';

/** What needs neither a database nor a build, the quickest first. */
const checks = {
  format: ['biome', ['check', '.']],
  structure: ['node', ['packages/tooling/structure.mjs']],
  boundaries: ['node', ['packages/tooling/boundaries.mjs']],
  lint: ['oxlint', ['--type-aware', '--deny-warnings']],
  types: turbo('typecheck', '--continue'),
};

/** Runs every check, also after one has failed, and returns their tally. */
export async function check() {
  let tally = nothing;
  const failed = [];
  for (const [name, command] of Object.entries(checks)) {
    console.log(`\n# ${name}`);
    const result = outcome(await run(...command));
    if (result.failed > 0) failed.push(name);
    tally = sum(tally, result);
  }
  console.log(failed.length > 0 ? `\nChecks that failed: ${failed.join(', ')}` : '\nAll checks passed');
  return tally;
}
