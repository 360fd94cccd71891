import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDirectory } from '../../features/vendors/service.ts';
import { serverForTests } from '../testing-hooks.ts';

const README = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
const run = promisify(execFile);

const server = serverForTests();
const folder = mkdtempSync(join(tmpdir(), 'process-ai-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  await seedDirectory(server.app);
  const address = await server.http.listen({ port: 0 });
  const { body: token } = await server.admin.post('/api/tokens', { name: 'script', scope: 'write' });
  env = { PATH: process.env.PATH, TOKEN: token.secret, PROCESS_AI: address };
});

/** The first block of this language that says `word`. */
function block(language: string, word: string): string {
  const blocks = [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))];
  const found = blocks.find(([, text]) => text?.includes(word))?.[1];
  if (!found) throw new Error(`The README has no ${language} with ${word}`);
  return found;
}

test('the main job of the README leads from a token to a file, in under 60 lines', async () => {
  const script = block('js', 'blueprint.docx');
  expect(script.trimEnd().split('\n').length).toBeLessThan(60);
  writeFileSync(join(folder, 'main-job.mjs'), script);
  const { stdout } = await run(process.execPath, ['main-job.mjs'], { cwd: folder, env });
  expect(stdout).toMatch(/^.*Harbor Mutual.*: saves [1-9]\d{4,} EUR a year\n$/);
  const file = readFileSync(join(folder, 'blueprint.docx'));
  expect([file.subarray(0, 2).toString(), file.length > 20_000]).toEqual(['PK', true]);
}, 240_000);
