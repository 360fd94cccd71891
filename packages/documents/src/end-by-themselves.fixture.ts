import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { HostileFile } from './hostile-file.fixture.ts';
import type { Outcome } from './read-hostile-file.fixture.ts';

/** Node and the libraries take 50 to 180 of them. */
const PEAK_MEGABYTES_MAX = 400;
const UPLOAD_MAX = 25 * 1024 * 1024;

const READER = path.resolve(import.meta.dirname, 'read-hostile-file.fixture.ts');

/** Reads a file in a process of its own, as the server does. */
function readApart({ bytes, kind, fileName }: HostileFile, folder: string): Promise<Outcome> {
  const file = path.join(folder, randomUUID());
  const content = bytes();
  expect(content.length).toBeLessThanOrEqual(UPLOAD_MAX);
  writeFileSync(file, content);
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const child = fork(READER, [file, kind, fileName], { execArgv: [] });
  child.once('message', (outcome) => resolve(outcome as Outcome));
  // Unlike 'exit', it comes after all messages.
  child.once('close', (code, signal) => reject(new Error(`The reader ended by ${signal ?? code}.`)));
  return promise;
}

/** Declares that each of these files ends by itself, with the true reason, in little memory. */
export function endByThemselves(files: readonly HostileFile[]): void {
  describe('hostile files end by themselves, with the true reason, in little memory', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    test.concurrent.for(files)('$name', async (file, { expect }) => {
      const { result, words, peakMegabytes } = await readApart(file, folder);
      expect({ result, words }).toEqual({ result: file.expect, words: expect.stringMatching(file.reason) });
      expect(peakMegabytes).toBeLessThan(PEAK_MEGABYTES_MAX);
    });
  });
}
