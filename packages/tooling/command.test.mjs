import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, run, step } from './command.mjs';

test.for([
  ['exit 0', 0],
  ['exit 3', 3],
  ['kill -TERM $$', 143],
])('a command that does "%s" gives %i', async ([script, exitCode]) => {
  expect(await run('sh', ['-c', script])).toBe(exitCode);
});

test('a step that does not end with 0 is an error', async () => {
  await step('sh', ['-c', 'exit 0']);
  await expect(step('sh', ['-c', 'exit 3'])).rejects.toMatchObject({ exitCode: 3 });
});

// npm ends its shell on a signal, and nobody else; SIGTERM to the runner itself is what a service manager sends.
test.for(['shell', 'runner'])(
  'when the %s is ended, the server is told once and may end in its own way',
  async (who) => {
    const server = `process.on('SIGTERM', () => { console.log('told'); setTimeout(process.exit, 700, 0); }); setInterval(() => {}, 1000); console.log('up')`;
    const runner = `
    import { run } from '${new URL('./command.mjs', import.meta.url).href}';
    console.log(process.pid);
    console.log('ended with', await run(process.execPath, ['-e', ${JSON.stringify(server)}]));`;
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, runner]);
    let output = '';
    shell.stdout.on('data', (chunk) => (output += chunk));
    await expect.poll(() => output).toContain('up');
    process.kill(who === 'shell' ? shell.pid : Number.parseInt(output, 10), 'SIGTERM');
    await once(shell.stdout, 'close');
    expect(output.trim().split('\n').slice(1)).toEqual(['up', 'told', 'ended with 0']);
  },
);

test('the container gives the server the same limits of memory as npm start', () => {
  const read = (name) => readFileSync(path.join(root, 'apps/api', name), 'utf8');
  const memory = JSON.parse(read('memory.json'));
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...memory.arguments, 'apps/api/dist/main.js']).replaceAll(',', ', ')}`,
  );
  const settings = Object.entries(memory.environment).map(([name, value]) => `${name}=${value}`);
  expect(read('Dockerfile')).toContain(`ENV ${settings.join(' ')}\n`);
});
