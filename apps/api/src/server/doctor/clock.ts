import { type Finding, ok, wrong } from './finding.ts';

/** Sessions, one-time links and codes of second factors go by the time. */
const APART_MAX_MS = 30_000;

/** `aheadMs`: by how much the other clock is ahead of this machine's. */
export function clockFinding(other: string, aheadMs: number): Finding {
  const seconds = Math.abs(aheadMs / 1000);
  if (Math.abs(aheadMs) <= APART_MAX_MS) return ok('Clock', `The same as that of ${other}.`);
  const says = `The clock of ${other} is ${seconds.toFixed(0)} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's.`;
  return wrong('Clock', says, 'Set both by NTP: sign-in by codes, links and sessions go by it.');
}
