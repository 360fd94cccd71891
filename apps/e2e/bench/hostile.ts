import { measureAttack } from '../server/hostile/measure-attack.ts';
import { startOnOneDatabase } from '../server/one-database.ts';
import { type Finding, figure, median } from './finding.ts';

const MB = 1024 * 1024;
const WORK = ['export', 'comparison', 'analysis'] as const;

/** What others see of hostile files and requests, and what they take. */
export async function benchHostile(): Promise<Finding[]> {
  const one = await startOnOneDatabase({ TRUST_PROXY: 'loopback' });
  try {
    const { outcomes, seconds, idle, meanwhile, peak } = await measureAttack(one, 3);
    const during = `during ${outcomes.length} hostile files and requests in ${figure(seconds)} s`;
    const [before, light] = [idle, meanwhile].map((log) => log.light.map(({ ms }) => ms));
    return [
      {
        what: `light requests ${during}: p99`,
        measured: `${figure(light?.length ?? 0)} of them, median ${figure(median(light ?? []))} ms; before, p99 ${figure(percentile(before ?? [], 0.99))} ms`,
        values: [percentile(light ?? [], 0.99)],
        unit: 'ms',
        limit: { bound: 'at most', value: 500 },
      },
      {
        what: `memory of the server and its children ${during}: peak`,
        measured: peak.parts.join(', '),
        values: [peak.bytes / MB],
        unit: 'MB',
        limit: { bound: 'at most', value: 1500 },
      },
      ...WORK.map((kind): Finding => {
        const [quiet, times] = [idle, meanwhile].map((log) =>
          log.work.filter(({ what }) => what === kind).map(({ ms }) => ms),
        );
        return {
          what: `${kind} of 20 processes ${during}: slowest`,
          measured: `${times?.length} of them, median ${figure(median(times ?? []))} ms; before, ${figure(median(quiet ?? []))} ms`,
          values: [Math.max(...(times ?? []))],
          unit: 'ms',
          limit: { bound: 'at most', value: 10_000 },
        };
      }),
    ];
  } finally {
    await one.stop();
  }
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
