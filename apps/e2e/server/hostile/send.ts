import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/** Somebody who asks: a signed-in person with a session and a token, at an address of their own. */
export interface Sender {
  url: string;
  cookie: string;
  token: string;
  /** What a proxy on this machine says where they are. */
  address: string;
}

export interface Reply {
  /** 0 = the connection broke before an answer came. */
  status: number;
  text: string;
  /** The connection may have been closed before an answer came. */
  mayLack?: boolean;
}

interface Request {
  method?: string;
  headers?: Record<string, string | string[]>;
  /** As it is, or as JSON; a list is sent in chunks, without saying how long it is. */
  body?: unknown;
  as?: 'token' | 'session' | 'nobody';
}

const agent = new Agent({ keepAlive: true });

/** One request, whatever it answers. */
export function send(sender: Sender, path: string, { method = 'GET', headers = {}, body, as = 'token' }: Request = {}) {
  const pieces = body === undefined ? [] : Array.isArray(body) && Buffer.isBuffer(body[0]) ? body : [bytesOf(body)];
  const said = {
    'x-forwarded-for': sender.address,
    ...(as === 'token' && { authorization: `Bearer ${sender.token}` }),
    ...(as === 'session' && { cookie: sender.cookie }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(pieces.length === 1 && { 'content-length': String(pieces[0].length) }),
    ...headers,
  };
  return new Promise<Reply>((resolve) => {
    const asked = request(sender.url + path, { method, headers: said, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      const end = () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      response.once('end', end).once('error', end);
    });
    asked.once('error', (error) => resolve({ status: 0, text: error.message }));
    for (const piece of pieces) asked.write(piece);
    asked.end();
  });
}

const bytesOf = (body: unknown): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));

interface RawRequest {
  /** Written first; `repeated` follows every 100 ms. */
  first: string;
  repeated?: string;
  ms?: number;
  /** Asks, and does not read the answer. */
  ignoresAnswer?: boolean;
}

/** Bytes on a connection of their own, which is closed after `ms`; the reply is what came back by then. */
export function sendRaw(
  { url }: Sender,
  { first, repeated, ms = 5000, ignoresAnswer = false }: RawRequest,
): Promise<Reply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    const timer = repeated === undefined ? undefined : setInterval(() => socket.write(repeated), 100);
    const over = setTimeout(() => socket.destroy(), ms);
    socket.write(first);
    if (!ignoresAnswer) socket.on('data', (data) => (heard += data.toString().slice(0, 2000 - heard.length)));
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(timer);
      clearTimeout(over);
      const [, status = 0, text = ''] = /^HTTP\/1\.1 (\d+)[^]*?\r\n\r\n([^]*)/.exec(heard) ?? [];
      resolve({ status: Number(status), text, mayLack: true });
    });
  });
}

/** A form with one file, as browsers send it. */
export function formOf(fileName: string, bytes: Uint8Array): { headers: Record<string, string>; body: Buffer } {
  const boundary = 'b0undary-of-the-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
