import ipaddr from 'ipaddr.js';

/** All of IPv6 that is given out; what wraps an IPv4 address stands elsewhere. */
const GLOBAL = ipaddr.IPv6.parse('2000::');
const GLOBAL_BITS = 3;

/** Also in a closed network there is nothing to tell: other machines' own settings (169.254.169.254), everybody, nobody. */
const IN_CLOSED_NETWORKS = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat']);

/** Whether messages may go to an IP address; what is none is refused. */
export function mayReach(address: string, allowsPrivate: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // As IPv4, where it is IPv4 written as IPv6.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (allowsPrivate && IN_CLOSED_NETWORKS.has(range)) return true;
  if (range !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL, GLOBAL_BITS);
}
