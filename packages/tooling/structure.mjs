// Checks what files there are and how they are called. Needs nothing installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const topLevel = new Set([
  'apps',
  'packages',
  'turbo.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'package.json',
  'tsconfig.base.json',
  'docker-compose.yml',
  'README.md',
  'LICENSE',
]);

/** The closed list of file kinds of a feature, by its path below features/<noun>/. */
const kinds = {
  api: /^((router|service|repository|mapper)\.ts|service\/[^/]+\.ts|[^/]+\.(test|fixture)\.ts)$/,
  web: /^((([^/]+-)?screen)\.tsx|(queries|form|model|copy|use-[^/]+|model\/[^/]+)\.ts|components\/.+\.tsx|[^/]+\.test\.tsx?)$/,
};

const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const givenNames = new Set([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'ASVS.md',
  'OPERATIONS.md',
  'SCALING.md',
  'CLIENTS.md',
  'FORMULAS.md',
  'Dockerfile',
]);
const contributing = '.github/CONTRIBUTING.md';
const emptyNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared']);

/** Every breach below `root`, as a sentence that begins with the path and says what to do. */
export function findProblems(root) {
  const files = list(root, readIgnored(root));
  return [
    ...topLevelProblems(files),
    ...files.flatMap((file) => [...kindProblems(file), ...nameProblems(file)]),
    ...serviceProblems(root, files),
    ...citationProblems(root, files),
    ...paperProblems(root, files),
    ...mapProblems(root, files),
  ];
}

function topLevelProblems(files) {
  const entries = new Set(files.map((file) => file.split('/')[0]));
  return [...entries]
    .filter((entry) => !topLevel.has(entry) && !entry.startsWith('.'))
    .map((entry) => `${entry}: not an entry of the top level. Put it below apps/ or packages/.`);
}

function kindProblems(file) {
  const [, app, noun, rest] = /^apps\/(api|web)\/src\/features\/([^/]+)\/(.+)$/.exec(file) ?? [];
  if (!app || kinds[app].test(rest)) return [];
  const advice =
    app === 'api'
      ? 'move the verb to service/<verb>.ts'
      : 'move a hook to use-<what>.ts, what is pure to model.ts, a component to components/';
  return [`${file}: not a file kind of a feature (${noun}). Rename it, or ${advice}.`];
}

const SERVICE_LINES = 300;

/** A service is one file until it is too long to be one. */
function serviceProblems(root, files) {
  const parts = Map.groupBy(
    files.filter((file) => file.startsWith('apps/api/src/features/')),
    (file) => /^(.+\/service)(\.ts$|\/)/.exec(file)?.[1],
  );
  const linesOf = (file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
  return [...parts].flatMap(([service, own]) => {
    if (!service || own.every((file) => file === `${service}.ts`)) return [];
    const lines = own.reduce((sum, file) => sum + linesOf(file), 0);
    if (lines > SERVICE_LINES) return [];
    return [
      `${service}/: ${lines} lines in all. Put the verbs into service.ts until it passes ${SERVICE_LINES} lines.`,
    ];
  });
}

function nameProblems(file) {
  const parts = file.split('/').slice(1);
  const problems = [];
  const strange = parts.find((part) => !kebabCase.test(part) && !givenNames.has(part));
  if (strange) problems.push(`${file}: ${strange} is not kebab-case.`);
  const empty = parts.find((part) => emptyNames.has(part.split('.')[0]));
  if (empty) problems.push(`${file}: ${empty} says nothing. Name it after its noun, or move it to what it serves.`);
  if (/^index\.[mc]?[jt]sx?$/.test(parts.at(-1) ?? ''))
    problems.push(`${file}: no barrels. Import the file that defines the thing.`);
  return problems;
}

/** Paths in backticks in our Markdown must exist; `<noun>` and `*` stand for many. */
function citationProblems(root, files) {
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/`((?:apps|packages)\/[^`\s<>*{}…]+)`/g)]
        .map(([, cited]) => cited)
        .filter((cited) => !existsSync(path.join(root, cited)))
        .map((cited) => `${file}: cites ${cited}, which does not exist.`),
    );
}

/** A paper that a comment cites must be one of ours, with a section of that number where it names one. */
function paperProblems(root, files) {
  const papers = new Map(files.filter((file) => file.endsWith('.md')).map((file) => [path.basename(file), file]));
  return files
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
    .flatMap((file) => {
      const comments = readFileSync(path.join(root, file), 'utf8').match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? [];
      return comments.flatMap((comment) =>
        [...comment.matchAll(/([\w-]+\.md)(?:,? section (\d+))?/g)].flatMap(([, name, section]) => {
          const paper = papers.get(name);
          if (!paper) return [`${file}: cites ${name}, which is not in the repository.`];
          const text = section ? readFileSync(path.join(root, paper), 'utf8') : '';
          return !section || text.includes(`\n## ${section}. `) ? [] : [`${file}: ${name} has no section ${section}.`];
        }),
      );
    });
}

/** The map names every feature folder, and nothing that is not there: each cell lies below the folder in its column's head. */
function mapProblems(root, files) {
  if (!files.includes(contributing)) return [];
  const rows = readFileSync(path.join(root, contributing), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)));
  const at = rows.findIndex((cells) => cells.some(([name]) => name?.endsWith('/features/')));
  const bases = rows[at] ?? [];
  const end = rows.findIndex((cells, index) => index > at + 1 && cells.length !== bases.length);
  const named = rows
    .slice(at + 1, end < 0 ? undefined : end)
    .flatMap((cells) => cells.flatMap((names, column) => names.map((name) => bases[column][0] + name)));
  const features = files.flatMap((file) => /^apps\/(?:api|web)\/src\/features\/[^/]+/.exec(file)?.[0] ?? []);
  return [
    ...named.filter((name) => !existsSync(path.join(root, name))).map((name) => `names ${name}, which does not exist.`),
    ...[...new Set(features)].filter((folder) => !named.includes(folder)).map((folder) => `its map lacks ${folder}.`),
  ].map((problem) => `${contributing}: ${problem}`);
}

function list(root, ignored, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.name === '.git' || entry.name.endsWith('.log')) return [];
    if (ignored.has(entry.name) || ignored.has(`/${file}`)) return [];
    return entry.isDirectory() ? list(root, ignored, file) : [file];
  });
}

/** .gitignore, which a checkout without git has too, holds plain names here: `name/`, or `/name/` at the top only. */
function readIgnored(root) {
  const lines = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  return new Set(lines.filter(Boolean).map((line) => line.replace(/\/$/, '')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report();

function report() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const problems = findProblems(root);
  for (const problem of problems) console.error(problem);
  console.log(`structure: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
