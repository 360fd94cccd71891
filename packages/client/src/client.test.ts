import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, test } from 'vitest';

const DOCUMENT = new URL('openapi.json', import.meta.url);
const TYPES = new URL('openapi-types.gen.ts', import.meta.url);

const generate = async () => astToString(await openapiTS(JSON.parse(readFileSync(DOCUMENT, 'utf8'))));

describe('the OpenAPI types', () => {
  test('as committed are what a public generator makes of the document', async () => {
    expect(readFileSync(TYPES, 'utf8')).toBe(await generate());
  });

  test('let a compiler find a wrong call', () => {
    const folder = mkdtempSync(join(tmpdir(), 'process-ai-client-'));
    try {
      writeFileSync(join(folder, 'api.ts'), readFileSync(TYPES));
      const script = `import type { paths } from './api.ts';
        type Body = paths['/sectors/{sectorId}/processes']['post']['requestBody']['content']['application/json'];
        export const rows: Body = [{ code: '1', name: 'Sell', level: 1 }];
        // @ts-expect-error a process needs a name
        export const wrong: Body = [{ code: '1' }];
        type Sector = paths['/sectors/{sectorId}']['get']['responses']['200']['content']['application/json'];
        export const codes = (sector: Sector): string[] => sector.processes.map(({ code }) => code);`;
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
