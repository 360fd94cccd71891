import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { download as downloadExport } from '../../features/exports/service.ts';
import { download as downloadInsight } from '../../features/insights/service.ts';
import { logo } from '../../features/workspace/service.ts';

/** What somebody uploaded goes out as bytes that no browser would run, whatever they are. */
const BYTES = 'application/octet-stream';

/** Bytes are no procedure's output: they go out as attachments, never as something a browser would run. */
export function addDownloads(http: FastifyInstance, app: App): void {
  http.get<{ Params: { exportId: string } }>('/api/exports/:exportId/file', async (request, reply) => {
    requireActor(request);
    const { bytes, fileName, mime } = await downloadExport(app, request.params.exportId);
    return send(reply, bytes, fileName, mime);
  });
  http.get<{ Params: { sectorId: string; insightId: string } }>(
    '/api/sectors/:sectorId/insights/:insightId/file',
    async (request, reply) => {
      requireActor(request);
      const { bytes, fileName } = await downloadInsight(app, request.params.sectorId, request.params.insightId);
      return send(reply, bytes, fileName, BYTES);
    },
  );
  http.get('/api/workspace/logo', async (request, reply) => {
    requireActor(request);
    const { bytes, mime } = await logo(app);
    return reply.type(mime).header('cache-control', 'private, no-cache').send(bytes);
  });
}

function requireActor({ actor }: FastifyRequest): void {
  if (!actor) throw new AppError('notSignedIn');
}

const send = (reply: FastifyReply, bytes: Buffer, fileName: string, mime: string) =>
  reply
    .type(mime)
    .header('content-disposition', disposition(fileName))
    .header('cache-control', 'private, no-store')
    .send(bytes);

/** An ASCII name for old clients, and the real one as RFC 6266 has it. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const real =
    plain === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, escaped)}`;
  return `attachment; filename="${plain}"${real}`;
}

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
