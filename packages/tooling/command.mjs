import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const bin = path.join(root, 'node_modules', '.bin');

/** The environment of every tool: Node 24 and the tools of node_modules/.bin first, nobody phones home. */
export const toolEnv = {
  ...process.env,
  PATH: bin + path.delimiter + process.env.PATH,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

// npm runs a script below a shell; a signal to npm ends the shell and leaves us orphaned, which only the parent id tells.
const parent = process.ppid;
const isOrphaned = () => process.ppid !== parent;

export class StepFailed extends Error {
  constructor(command, exitCode) {
    super(`${command} ended with ${exitCode}`);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command in the repository and returns its exit code (128 + n when signal n ended it). SIGINT, SIGTERM and
 * the death of npm's shell reach it as a signal.
 */
export function run(command, args, { env = toolEnv, cwd = root, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    const forward = (signal) => child.kill(signal);
    const watch = setInterval(() => {
      if (!isOrphaned()) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 500);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const done = () => {
      clearInterval(watch);
      process.off('SIGINT', forward).off('SIGTERM', forward);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      done();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Like run(), for a step without which the rest makes no sense: throws StepFailed unless it ends with 0. */
export async function step(command, args, options) {
  const exitCode = await run(command, args, options);
  if (exitCode !== 0) throw new StepFailed(command, exitCode);
  if (isOrphaned()) throw new StepFailed('npm', 1);
}

/** The command, for run() and step(), that runs a script of every package which has it, quiet where all is well. */
export function turbo(script, ...options) {
  return ['turbo', ['run', script, '--ui=stream', '--output-logs=errors-only', ...options]];
}
