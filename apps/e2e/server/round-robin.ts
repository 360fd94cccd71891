import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

interface RoundRobin {
  url: string;
  close(): Promise<void>;
}

/**
 * A proxy that hands requests to these servers in turns. One that refuses the connection has seen nothing of a request,
 * which goes to the next; one that dies over it leaves the caller without an answer, as any proxy does.
 */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  let turn = 0;
  const open = new Set<Socket>();
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, at: number, triesLeft: number) => {
    const { method, url: path, headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const port = ports[at % ports.length];
    const onward = request({ host: '127.0.0.1', port, method, path, headers: forwarded, agent: false });
    let isConnected = false;
    onward.on('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        incoming.pipe(onward);
      }),
    );
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => outgoing.destroy()).pipe(outgoing);
    });
    onward.on('error', () => {
      if (!isConnected && triesLeft > 1) forward(incoming, outgoing, at + 1, triesLeft - 1);
      else if (!isConnected) outgoing.writeHead(502).end();
      else outgoing.destroy();
    });
    outgoing.on('close', () => onward.destroy());
  };
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    forward(incoming, outgoing, turn, ports.length);
  });
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
