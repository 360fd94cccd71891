import dns, { type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookProblem } from '@process-ai/contract/webhooks';
import type { WebhookAnswer, WebhookSender } from '../../app.ts';
import { mayReach } from './reachable-addresses.ts';

/** One try, the look-up of the name included. */
const TRY_MS = 10_000;
const LOOK_UP_MS = 5000;

class PrivateAddress extends Error {}

/**
 * Sends messages of webhooks. Where an address leads is judged when it is saved, and again by the look-up of the very
 * connection that is made: a name that leads elsewhere by then is refused. Redirects are not followed, and of an answer
 * nothing but its status is read.
 */
export function createWebhookSender({ allowsPrivate }: { allowsPrivate: boolean }): WebhookSender {
  const mayGoTo = (address: string) => mayReach(address, allowsPrivate);
  const lookup: LookupFunction = (host, options, callback) => {
    dns.lookup(host, { ...options, all: true }, (failure, addresses) => {
      if (failure) return callback(failure, '');
      // One of several is enough: which of them is used would be the choice of whoever names them.
      if (!addresses.every(({ address }) => mayGoTo(address))) return callback(new PrivateAddress(), '');
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? '', first?.family);
    });
  };
  return {
    async objectionTo(address) {
      const url = new URL(address);
      if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:')) {
        return allowsPrivate
          ? 'The address must begin with https:// or http://.'
          : 'The address must begin with https://.';
      }
      if (url.username !== '' || url.password !== '') return 'The address must hold no user name and no password.';
      const found = await whereTo(hostOf(url));
      if (found === 'unknown') return `There is no host called ${hostOf(url)}.`;
      return found.every(mayGoTo) ? null : PRIVATE;
    },
    async send(address, headers, body, signal) {
      const url = new URL(address);
      // What was allowed when it was saved need not be any more.
      const isAllowed = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:');
      // The name of an address is itself: no look-up is made for it.
      if (!isAllowed || (isAddress(url) && !mayGoTo(hostOf(url)))) return failed('privateAddress');
      return post(url, { headers, body, lookup, signal: AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]) });
    },
  };
}

const PRIVATE =
  'This address leads to a private network or to the server itself, where webhooks must not go. Use an address on the internet.';

/** IPv6 without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
const isAddress = ({ hostname }: URL) => hostname.startsWith('[') || /^[\d.]+$/.test(hostname);

/** The addresses of a host as they are now; none where that cannot be said now, as in a network without names. */
async function whereTo(host: string): Promise<string[] | 'unknown'> {
  const { promise, resolve } = Promise.withResolvers<string[] | 'unknown'>();
  const overdue = setTimeout(() => resolve([]), LOOK_UP_MS);
  dns.lookup(host, { all: true }, (failure: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
    if (failure) resolve(failure.code === 'ENOTFOUND' ? 'unknown' : []);
    else resolve(addresses.map(({ address }) => address));
  });
  const found = await promise;
  clearTimeout(overdue);
  return found;
}

interface Post {
  headers: Record<string, string>;
  body: string;
  lookup: LookupFunction;
  signal: AbortSignal;
}

function post(url: URL, { headers, body, lookup, signal }: Post): Promise<WebhookAnswer> {
  const { promise, resolve } = Promise.withResolvers<WebhookAnswer>();
  const { request } = url.protocol === 'https:' ? https : http;
  // A connection of its own: no other address was judged, and no proxy of the environment stands between.
  const options = { method: 'POST', headers: { ...headers, 'user-agent': 'Process-AI' }, agent: false, lookup, signal };
  const sent = request(url, options, (response) => {
    resolve({ status: response.statusCode ?? null, problem: null });
    response.destroy();
  });
  sent.on('error', (failure: NodeJS.ErrnoException) => resolve(failed(problemOf(failure))));
  sent.end(body);
  return promise;
}

const failed = (problem: WebhookProblem): WebhookAnswer => ({ status: null, problem });

function problemOf(failure: NodeJS.ErrnoException): WebhookProblem {
  if (failure instanceof PrivateAddress) return 'privateAddress';
  if (failure.name === 'AbortError' || failure.name === 'TimeoutError' || failure.code === 'ETIMEDOUT')
    return 'timeout';
  if (failure.code === 'ENOTFOUND' || failure.code === 'EAI_AGAIN') return 'unknownHost';
  return /CERT|TLS|SSL|SIGNATURE|SIGNED/.test(failure.code ?? '') ? 'certificate' : 'connection';
}
