import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  /** The address of the server, by way of the proxy. */
  url: string;
  /** From now on nothing passes through the connections that are open, and nobody is told. */
  silence(): void;
  /** Whether new connections are taken and then left without a word, too. */
  swallowNew(on: boolean): void;
  close(): Promise<void>;
}

/** Stands before a PostgreSQL, as a load balancer or a firewall would that forgets its connections. */
export async function startProxy(serverUrl: string): Promise<Proxy> {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  const forwarded = new Set<Socket>();
  let swallows = false;
  const server = createServer((client) => {
    open.add(client.on('error', () => {}));
    if (swallows) {
      client.resume();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname).on('error', () => client.destroy());
    open.add(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      forwarded.add(from);
      from.pipe(to);
      from.once('close', () => forwarded.has(from) && to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      for (const socket of forwarded) socket.unpipe().resume();
      forwarded.clear();
    },
    swallowNew(on) {
      swallows = on;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
