import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { App, Client, Cookie } from '../../../app.ts';
import { addKnownOrigins } from '../repository.ts';

export const DEVICE_COOKIE = 'device';
export const KNOWN_DAYS = 180;

/** Where a client asks from, as far as it can be recognised again. */
interface Origin {
  device: string | null;
  address: string;
}

export const originOf = ({ deviceSecret, address }: Client): Origin => ({
  device: deviceSecret && `device:${createHash('sha256').update(deviceSecret).digest('hex')}`,
  address: `address:${networkOf(address)}`,
});

/** Remembers that this person has signed in here; returns the cookie by which the browser is recognised. */
export async function rememberOrigin(app: App, db: App['db'], userId: string, client: Client): Promise<Cookie> {
  const deviceSecret = client.deviceSecret ?? app.newSecret();
  const { device, address } = originOf({ ...client, deviceSecret });
  await addKnownOrigins(db, userId, device ? [device, address] : [address]);
  return { name: DEVICE_COOKIE, value: deviceSecret, maxAgeSeconds: KNOWN_DAYS * 24 * 60 * 60 };
}

/** Whoever has an IPv6 address has the other 2^64 of its network as well. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
