// Asks one address over and over on several connections, one request after the other on each. Run as a child process.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** No answer begins with a longer head; to read more as text would cost more than the rest together. */
const HEAD_MAX = 8192;

/** What to ask: a full request head, whose answers all have this status. */
export interface Order {
  port: number;
  head: string;
  status: number;
  connections: number;
  ms: number;
}

export interface Load {
  perSecond: number;
  /** The part of one processor which the loader itself needed: at 1 it would be the bottleneck. */
  busy: number;
}

process.on('message', (order: Order) => void load(order));

async function load(order: Order): Promise<void> {
  let answers = 0;
  let isOver = false;
  const onAnswer = (again: () => void) => {
    answers += 1;
    if (!isOver) again();
  };
  const sockets = Array.from({ length: order.connections }, () => askAgain(order, onAnswer));
  const [begin, cpu] = [performance.now(), process.cpuUsage()];
  await sleep(order.ms);
  const ms = performance.now() - begin;
  const { user, system } = process.cpuUsage(cpu);
  const perSecond = (answers / ms) * 1000;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  process.send?.({ perSecond, busy: (user + system) / 1000 / ms } satisfies Load);
}

/** Reads just enough of each answer to know where it ends: a general HTTP client would cost more than the server. */
function askAgain({ port, head, status }: Order, onAnswer: (again: () => void) => void) {
  const expected = `HTTP/1.1 ${status} `;
  let unread = '';
  let bodyLeft = 0;
  const read = (chunk: Buffer) => {
    let at = 0;
    while (at < chunk.length) {
      if (bodyLeft === 0) {
        const known = unread.length;
        unread += chunk.toString('latin1', at, at + HEAD_MAX);
        const end = unread.indexOf('\r\n\r\n');
        if (end < 0 && unread.length < HEAD_MAX) return;
        at += end + 4 - known;
        bodyLeft = bodyLength(unread.slice(0, end));
        unread = '';
      }
      const taken = Math.min(bodyLeft, chunk.length - at);
      bodyLeft -= taken;
      at += taken;
      if (bodyLeft === 0) onAnswer(ask);
    }
  };
  const bodyLength = (answer: string): number => {
    if (!answer.startsWith(expected)) throw new Error(`Expected ${expected}, got: ${answer}`);
    const length = /\r\ncontent-length: *(\d+)/i.exec(answer)?.[1];
    if (length === undefined && status !== 304) throw new Error(`An answer without content-length: ${answer}`);
    return Number(length ?? 0);
  };
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(256 * 1024),
      callback: (length, buffer) => {
        read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
        return true;
      },
    },
  });
  const ask = () => void socket.write(head);
  ask();
  return socket;
}
