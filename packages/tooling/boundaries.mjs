// Checks who imports whom by the rules of .dependency-cruiser.cjs. Needs Node 24 and an install.
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';

// dependency-cruiser reads TypeScript through the JavaScript interface of TypeScript 5, which TypeScript 7 lacks.
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!/^typescript(\/|$)/.test(specifier)) return nextResolve(specifier, context);
    const ours = specifier.replace('typescript', 'typescript-for-cruiser');
    return nextResolve(ours, { ...context, parentURL: import.meta.url });
  },
});
const { cruise } = await import('dependency-cruiser');
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

export const rules = new Map(forbidden.map(({ name, comment }) => [name, comment]));

/** Every import below `root` (which holds apps/ and packages/) that a rule forbids, and how many files were read. */
export async function findViolations(root) {
  const rulesAndOptions = { ...options, baseDir: root, validate: true, ruleSet: { forbidden } };
  const { modules, summary } = (await cruise(['apps', 'packages'], rulesAndOptions)).output;
  const violations = summary.violations.map(({ rule, from, to, cycle = [] }) => {
    return { rule: rule.name, path: [from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])] };
  });
  return { violations, files: modules.filter(({ source }) => /^(apps|packages)\//.test(source)).length };
}

if (import.meta.main) await report();

async function report() {
  const { violations, files } = await findViolations(path.resolve(import.meta.dirname, '../..'));
  for (const { rule, path } of violations) console.error(`${path.join(' -> ')}\n  ${rule}: ${rules.get(rule)}`);
  console.log(`boundaries: ${files} files, ${violations.length} forbidden imports`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
