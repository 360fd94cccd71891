import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const API = path.resolve(import.meta.dirname, '../../api');
const MAIN = path.join(API, 'dist/main.js');
/** How the product is started, in a container and by npm start. */
const MEMORY: { arguments: string[]; environment: Settings } = JSON.parse(
  readFileSync(path.join(API, 'memory.json'), 'utf8'),
);

const EXAMPLE = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
const SETTINGS = new Set(Array.from(EXAMPLE.matchAll(/^(\w+)=/gm), ([, name]) => name));

/** What a developer has set for a server of his own must not lead a test to his data. */
const isSetting = (name: string) => SETTINGS.has(name) || name.startsWith('OTEL_');

export type Settings = Record<string, string>;

/** One process of the built API. */
export interface Launched {
  pid: number;
  /** Resolves to the first match in what was printed to stdout; rejects when the process ends without one. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** How it ended, once it has: its exit code (null when a signal ended it) and what it said on stderr. */
  ended: Promise<{ code: number | null; stderr: string }>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the built API with these settings and none of the surrounding ones, be they in the environment or in .env. */
export function launch(settings: Settings): Launched {
  const inherited = Object.entries(process.env).filter(([name]) => !isSetting(name));
  const env = { ...Object.fromEntries(inherited), NODE_ENV: 'production', ...MEMORY.environment, ...settings };
  const child = spawn(process.execPath, [...MEMORY.arguments, MAIN], {
    env,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);

  const stderr = collect(child, 'stderr');
  const stdout = collect(child, 'stdout');
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      resolve({ code, stderr: stderr.text });
    });
  });
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(stdout.text);
        if (match) resolve(match);
      };
      look();
      child.stdout?.on('data', look);
      ended.then(
        ({ code }) => reject(new Error(`The API ended with ${code} instead of starting: ${stderr.text}`)),
        reject,
      );
    });
  return { pid: child.pid ?? 0, printed, ended, kill: (signal) => void child.kill(signal) };
}

function collect(child: ChildProcess, stream: 'stdout' | 'stderr') {
  const collected = { text: '' };
  child[stream]?.setEncoding('utf8').on('data', (chunk: string) => {
    collected.text += chunk;
  });
  return collected;
}
