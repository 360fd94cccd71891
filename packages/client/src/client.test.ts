import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generateTypes, TYPES } from './generate-types.ts';

describe('the OpenAPI types', () => {
  test('as committed are fresh: after a change of the document run `node packages/client/src/generate-types.ts`', async () => {
    expect(readFileSync(TYPES, 'utf8')).toBe(await generateTypes());
  });

  test('let a compiler find a wrong call', () => {
    const folder = mkdtempSync(join(tmpdir(), 'process-ai-client-'));
    try {
      writeFileSync(join(folder, 'api.ts'), readFileSync(TYPES));
      const script = `import type { paths, Opportunity, ProcessInput, Sector } from './api.ts';
        type Body = paths['/sectors/{sectorId}/processes']['post']['requestBody']['content']['application/json'];
        export const rows: ProcessInput[] = [{ code: '1', name: 'Sell', level: 1 }];
        export const body: Body = rows;
        // @ts-expect-error a process needs a name
        export const wrong: Body = [{ code: '1' }];
        type Answer = paths['/sectors/{sectorId}']['get']['responses']['200']['content']['application/json'];
        export const sectorOf = (answer: Answer): Sector => answer;
        export const savings = ({ processes }: Sector): (number | null)[] =>
          processes.flatMap(({ opportunities }) => opportunities).map((one: Opportunity) => one.estimatedSavings);
        // @ts-expect-error an opportunity is of three types
        export const type: Opportunity['type'] = 'robotic';`;
      writeFileSync(join(folder, 'script.ts'), script);
      const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--allowImportingTsExtensions',
        '--module',
        'nodenext',
      ];
      const compile = () =>
        execFileSync(process.execPath, [tsc, ...options, join(folder, 'script.ts')], { stdio: 'pipe' });
      expect(compile).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
