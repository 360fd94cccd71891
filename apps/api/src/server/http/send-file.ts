import { Readable } from 'node:stream';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, ByteRange, StoredFile } from '../../app.ts';
import { errorBody } from './failures.ts';

interface Attachment {
  file: StoredFile;
  fileName: string;
  mime: string;
  /** Called when bytes are about to go out. */
  record(): Promise<void>;
}

/**
 * A stored file as an attachment, piece by piece as its reader takes them: all of it, or the one range that is asked for
 * (RFC 9110). Ranges of several parts are answered whole, which the RFC leaves to the server.
 */
export async function sendFile(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, fileName, mime, record }: Attachment,
): Promise<FastifyReply> {
  const { id, size, sha256 } = file;
  const tag = `"${sha256}"`;
  void reply.header('accept-ranges', 'bytes').header('etag', tag);
  if (names(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const range = isWhole(request, tag) ? null : rangeOf(request.headers.range, size);
  if (range === 'outside') {
    void reply.code(416).header('content-range', `bytes */${size}`);
    return reply.send(errorBody(new AppError('badRequest', 'The range lies outside of the file.'), request.id));
  }
  const { start, end } = range ?? { start: 0, end: size };
  const isHead = request.method === 'HEAD';
  const content = isHead ? Readable.from([]) : await begun(app.files.read(id, { start, end }));
  if (!isHead) {
    await record().catch((error: unknown) => {
      content.destroy();
      throw error;
    });
  }
  asAttachment(reply, fileName, mime)
    .header('content-length', end - start)
    .header('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`);
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`);
  return reply.send(content);
}

/** The pieces as a stream, once the first one is there: a file that cannot be read at all is a failure in words. */
async function begun(pieces: AsyncGenerator<Buffer>): Promise<Readable> {
  const first = await pieces.next();
  const stream = Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* pieces;
    })(),
  );
  // Also where nobody has read any of it: then the generator above has not begun, and would not see to it.
  return stream.once('close', () => void pieces.return(undefined));
}

export const asAttachment = (reply: FastifyReply, fileName: string, mime: string): FastifyReply =>
  reply.type(mime).header('content-disposition', disposition(fileName)).header('cache-control', 'private, no-store');

/** Whether what the reader has already is another version, or there is no sense in a range. */
function isWhole({ method, headers }: FastifyRequest, tag: string): boolean {
  const condition = headers['if-range'];
  return method !== 'GET' || (condition !== undefined && condition !== tag);
}

const names = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined && tags.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));

/** null = all of it is meant, or what is asked for cannot be understood. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  if (from === '') return Number(to) > 0 && size > 0 ? { start: Math.max(0, size - Number(to)), end: size } : 'outside';
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return 'outside';
  return { start: Number(from), end: to === '' ? size : Math.min(size, Number(to) + 1) };
}

/** An ASCII name for old clients, and the real one as RFC 6266 has it. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const real =
    plain === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, escaped)}`;
  return `attachment; filename="${plain}"${real}`;
}

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

const text = (description: string) => ({ description, schema: { type: 'string' } });

/** What OpenAPI says of an answer that `sendFile` gives, beside 200 with its types. */
export const FILE_HEADERS = {
  'Accept-Ranges': text('bytes'),
  ETag: text('The checksum of the file, for If-Range and If-None-Match.'),
  'Repr-Digest': text('The SHA-256 of the whole file (RFC 9530).'),
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

export const FILE_PARAMETERS = [
  header('Range', 'One range of bytes, as in `bytes=0-1023`, `bytes=1024-` or `bytes=-500`.'),
  header('If-Range', 'The `ETag` of an earlier answer: all of the file is answered where it is another one by now.'),
  header('If-None-Match', 'The `ETag` of an earlier answer: where the file is still that one, the answer is 304.'),
];

export const FILE_ANSWERS = {
  '206': {
    description: 'The part that the header Range asks for, as in `bytes=0-1023`',
    headers: { ...FILE_HEADERS, 'Content-Range': text('As in `bytes 0-1023/20480`.') },
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
  '304': { description: 'The file is still the one that If-None-Match names' },
  '416': {
    description: 'The range lies outside of the file',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};
