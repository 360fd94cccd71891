import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, toolEnv } from './command.mjs';
import { writeTree } from './tree.fixture.mjs';

test.for([
  ['typescript(no-explicit-any)', 'export const parse = (text: any) => text;'],
  ['typescript(no-floating-promises)', 'export function save() { Promise.resolve(1); }'],
  [
    'typescript(no-misused-promises)',
    'export const broken = (task: () => Promise<boolean>) => { if (task()) throw new Error("always"); };',
  ],
  ['typescript(ban-ts-comment)', '// @ts-ignore\nexport const one: string = 1;'],
  ['typescript(no-non-null-assertion)', 'export const first = (list: string[]) => list[0]!;'],
  [
    'typescript(switch-exhaustiveness-check)',
    'export function f(kind: "a" | "b") { switch (kind) { case "a": return 1; } return 2; }',
  ],
  ['eslint(no-unused-vars)', 'const forgotten = 1; export const one = 1;'],
  ['eslint(max-lines)', 'export const one = 1;\n'.repeat(301).replaceAll(/one/g, (_, at) => `one${at}`)],
  [
    'vitest(no-focused-tests)',
    'import { expect, test } from "vitest"; test.only("one", () => { expect(1).toBe(1); });',
  ],
])('%s is an error', ([rule, source]) => {
  expect(lint(source)).toEqual([rule]);
});

test('plain code is not', () => {
  expect(lint('export const twice = (count: number) => count * 2;')).toEqual([]);
});

function lint(source) {
  const tree = writeTree({
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "noUncheckedIndexedAccess": true, "types": [] } }',
    'src/one.test.ts': source,
  });
  const args = ['--type-aware', '--config', path.join(root, '.oxlintrc.json'), '--format', 'json', tree];
  const { stdout } = spawnSync('oxlint', args, { env: toolEnv, encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics.map(({ code }) => code);
}
