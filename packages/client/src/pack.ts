import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCE = import.meta.dirname;
const ROOT = path.join(SOURCE, '../../..');
const resolve = createRequire(import.meta.url).resolve;
const jsonOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * `npm run pack-client [-- folder]`: the typed REST client as a tarball that any npm installs. Its manifest is written
 * here: that of the workspace is for the workspace, whose protocols no other machine knows.
 */
function pack(into: string): string {
  const stage = mkdtempSync(path.join(tmpdir(), 'process-ai-pack-'));
  try {
    compile(path.join(stage, 'dist'));
    writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
    cpSync(path.join(SOURCE, 'openapi.json'), path.join(stage, 'openapi.json'));
    cpSync(path.join(ROOT, '.github/CLIENTS.md'), path.join(stage, 'README.md'));
    cpSync(path.join(ROOT, 'LICENSE'), path.join(stage, 'LICENSE'));
    mkdirSync(into, { recursive: true });
    const said = execFileSync('npm', ['pack', stage, '--pack-destination', into, '--json', '--ignore-scripts'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return path.join(into, JSON.parse(said)[0].filename);
  } finally {
    rmSync(stage, { recursive: true });
  }
}

function compile(outDir: string): void {
  const options = ['--target', 'es2022', '--module', 'nodenext', '--strict', '--skipLibCheck', '--types', 'node'];
  const outputs = ['--declaration', '--rewriteRelativeImportExtensions', '--rootDir', SOURCE, '--outDir', outDir];
  const tsc = resolve('typescript/bin/tsc');
  const cwd = path.join(SOURCE, '..');
  execFileSync(process.execPath, [tsc, ...options, ...outputs, path.join(SOURCE, 'rest-client.ts')], {
    cwd,
    stdio: 'inherit',
  });
  // The compiler rewrites the endings of imports in code alone: in declarations they would lead nowhere, to types of anything.
  for (const name of readdirSync(outDir).filter((file) => file.endsWith('.d.ts'))) {
    const file = path.join(outDir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(from '\.\/[^']+)\.ts'/g, "$1.js'"));
  }
}

function manifest(): object {
  const { name, version, license, type } = jsonOf(path.join(SOURCE, '../package.json'));
  const { description } = jsonOf(path.join(ROOT, 'package.json'));
  const openApiFetch = jsonOf(resolve('openapi-fetch/package.json')).version;
  return {
    name,
    version,
    description: `The typed REST client of Process AI. ${description}`,
    license,
    type,
    exports: {
      '.': { types: './dist/rest-client.d.ts', default: './dist/rest-client.js' },
      './openapi.json': './openapi.json',
    },
    files: ['dist', 'openapi.json'],
    engines: { node: '>=20' },
    dependencies: { 'openapi-fetch': `^${openApiFetch}` },
  };
}

const target = process.argv[2];
// npm runs scripts in the folder of package.json; a path is meant from where the person stands.
const into = target ? path.resolve(process.env['INIT_CWD'] ?? '.', target) : path.join(SOURCE, '../dist');
process.stdout.write(`${pack(into)}\n`);
