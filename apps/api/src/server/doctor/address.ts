import type { Config } from '../config.ts';
import { type Finding, note, ok, reasonOf, wrong } from './finding.ts';

const ANSWER_WITHIN_MS = 5000;

/** Whether people reach this product where links say that it is, and whether the proxy on the way is named. */
export async function* examineAddress(
  config: Pick<Config, 'publicUrl' | 'port' | 'trustProxy'>,
): AsyncGenerator<Finding> {
  const { publicUrl, port, trustProxy } = config;
  const address = publicUrl ?? `http://localhost:${port}`;
  const answer = await fetch(`${address}/api/health/live`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: unknown) => reasonOf(error));
  if (typeof answer === 'string') {
    const says = `${address} does not answer: ${answer}`;
    const advice = 'Start the server. If it runs: check the name, the certificate and the proxy of PUBLIC_URL.';
    yield publicUrl ? wrong('Address', says, advice) : note('Address', says, 'Start the server.');
  } else {
    yield await addressFinding(address, answer);
  }
  const headers = typeof answer === 'string' ? null : answer.headers;
  yield proxyFinding(address, trustProxy, headers);
}

async function addressFinding(address: string, answer: Response): Promise<Finding> {
  const text = await answer.text().catch(() => '');
  const location = answer.headers.get('location');
  if (location) {
    return wrong('Address', `${address} leads on to ${location}.`, 'Set PUBLIC_URL to the address where that ends.');
  }
  if (answer.ok && /"status":"ok"/.test(text)) return ok('Address', `${address} leads here.`);
  const advice = 'Let the proxy pass all paths on to this server, /api too, or correct PUBLIC_URL.';
  return wrong('Address', `What answers at ${address} is not Process AI (${answer.status}).`, advice);
}

/** This server speaks no TLS and gives itself no name: what answers otherwise stands before it. */
function proxyFinding(address: string, trustProxy: Config['trustProxy'], headers: Headers | null): Finding {
  const name = headers?.get('via') ?? headers?.get('server');
  const isProxied = address.startsWith('https:') || Boolean(name);
  if (isProxied && !trustProxy) {
    const says = `A proxy${name ? ` (${name})` : ''} stands before the server, and TRUST_PROXY does not name it: all people seem to share its address.`;
    return wrong('Proxy', says, 'Set TRUST_PROXY to its address, such as loopback or 10.0.0.0/8.');
  }
  if (trustProxy && !isProxied) {
    const says = `TRUST_PROXY names ${trustProxy}, and ${address} shows no proxy.`;
    return note(
      'Proxy',
      says,
      'Leave TRUST_PROXY out where there is none: whoever is at that address chooses their own.',
    );
  }
  return ok('Proxy', trustProxy ? `TRUST_PROXY names ${trustProxy}.` : 'None stands before the server.');
}
