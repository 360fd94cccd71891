import { expect, test } from '@playwright/test';
import { ask } from '../server/ask.ts';
import { type AttackMeasured, measureAttack } from '../server/hostile/measure-attack.ts';
import { type OneDatabase, startOnOneDatabase } from '../server/one-database.ts';

/** What the server and all its children may hold together. */
const MEMORY_MAX = 1.5 * 1024 ** 3;

test.describe('hostile files and requests of three people, while a fourth one works', () => {
  test.describe.configure({ timeout: 900_000 });

  let one: OneDatabase;
  let pid: number;
  let measured: AttackMeasured;
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    one = await startOnOneDatabase({ TRUST_PROXY: 'loopback' });
    pid = one.product.pid;
    measured = await measureAttack(one, 1);
  });
  test.afterAll(() => one.stop());

  test('the server lives, and says what is wrong with each of them', async () => {
    expect(measured.outcomes.length).toBeGreaterThanOrEqual(70);
    expect(measured.outcomes.filter(({ improper }) => improper.length > 0)).toEqual([]);
    expect(one.product.pid).toBe(pid);
    expect((await ask(one.product, 'GET', '/api/health')).status).toBe(200);
  });

  test('the server and its children stay within their memory', () => {
    test.skip(process.platform !== 'linux', 'Only Linux tells what a process holds.');
    const { bytes, parts } = measured.peak;
    expect(bytes, parts.join(', ')).toBeGreaterThan(0);
    expect(bytes, parts.join(', ')).toBeLessThan(MEMORY_MAX);
  });

  test('nothing that somebody else asks fails, or waits for the end of the attack', () => {
    const { light, work } = measured.meanwhile;
    expect([...light, ...work].filter(({ status }) => status !== 200)).toEqual([]);
    // One after the other: each of them waited its turn among the attackers', and got it.
    for (const kind of ['export', 'comparison', 'analysis']) {
      expect(work.filter(({ what }) => what === kind).length, kind).toBeGreaterThanOrEqual(3);
    }
    expect(light.length).toBeGreaterThan(measured.outcomes.length);
  });
});
