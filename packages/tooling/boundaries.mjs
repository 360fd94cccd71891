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
const { forbidden, options, tests } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

export const rules = new Map(forbidden.map(({ name, comment }) => [name, comment]));

/** Every import below `root` (which holds apps/ and packages/) that a rule forbids, and how many files were read. */
export async function findViolations(root) {
  const ofFolders = forbidden.filter(({ scope }) => scope === 'folder');
  const ofFiles = forbidden.filter((rule) => !ofFolders.includes(rule));
  const { modules, summary } = await read(root, { ruleSet: { forbidden: ofFiles } });
  // A folder stands for all files below it: its tests, which start the whole server, would tie it to every other.
  const product = { includeOnly: '^(apps/(api|web)/src/features|packages)/', exclude: { path: tests } };
  const { summary: folders } = await read(root, { ...product, ruleSet: { forbidden: ofFolders } });
  const violations = [...summary.violations, ...folders.violations].map(({ rule, from, to, cycle = [] }) => {
    return { rule: rule.name, path: [from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])] };
  });
  return { violations, files: modules.filter(({ source }) => /^(apps|packages)\//.test(source)).length };
}

const read = async (root, given) =>
  (await cruise(['apps', 'packages'], { ...options, baseDir: root, validate: true, ...given })).output;

if (import.meta.main) await report();

async function report() {
  const { violations, files } = await findViolations(path.resolve(import.meta.dirname, '../..'));
  for (const { rule, path } of violations) console.error(`${path.join(' -> ')}\n  ${rule}: ${rules.get(rule)}`);
  console.log(`boundaries: ${files} files, ${violations.length} forbidden imports`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
