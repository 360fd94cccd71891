import dns, { type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookProblem } from '@process-ai/contract/webhooks';
import ipaddr from 'ipaddr.js';
import type { App, WebhookAnswer, WebhookSender } from '../../app.ts';
import { deliver, take } from '../../features/webhooks/service.ts';
import { knownError } from '../../trpc/error-map.ts';

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

/** All of IPv6 that is given out; what wraps an IPv4 address stands elsewhere. */
const GLOBAL = ipaddr.IPv6.parse('2000::');
const GLOBAL_BITS = 3;

/** Also in a closed network there is nothing to tell: other machines' own settings (169.254.169.254), everybody, nobody. */
const IN_CLOSED_NETWORKS = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat']);

/** Whether messages may go to an IP address; what is none is refused. */
function mayReach(address: string, allowsPrivate: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  // As IPv4, where it is IPv4 written as IPv6.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (allowsPrivate && IN_CLOSED_NETWORKS.has(range)) return true;
  if (range !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL, GLOBAL_BITS);
}

/** Of all webhooks together, in one process. */
const AT_ONCE = 8;
const LOOK_EVERY_MS = 1000;

/** Sends what is due until it is closed, in each process that takes jobs; they share the work by the rows they take. */
export function startDispatcher(app: App): { close(): void } {
  const { webhookSender: sender } = app;
  if (!sender) return { close: () => {} };
  const closing = new AbortController();
  let underWay = 0;
  let isLooking = false;

  async function look(): Promise<void> {
    if (isLooking || closing.signal.aborted || underWay >= AT_ONCE) return;
    isLooking = true;
    try {
      for (const delivery of await take(app, AT_ONCE - underWay)) void send(delivery);
    } catch (error) {
      report(error);
    } finally {
      isLooking = false;
    }
  }
  async function send(delivery: Awaited<ReturnType<typeof take>>[number]): Promise<void> {
    underWay += 1;
    try {
      await deliver(app, sender as NonNullable<typeof sender>, delivery, closing.signal);
    } catch (error) {
      report(error);
    } finally {
      underWay -= 1;
      // The next message of that webhook may wait already.
      void look();
    }
  }
  /** What the database is too busy for now is done at the next look. */
  function report(error: unknown): void {
    if (!closing.signal.aborted && knownError(error).kind !== 'SERVICE_UNAVAILABLE') app.onError(error);
  }

  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    close() {
      closing.abort();
      clearInterval(looking);
    },
  };
}
