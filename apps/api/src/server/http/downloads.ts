import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { download } from '../../features/exports/service.ts';

/** Bytes are no procedure's output: they go out as attachments, never as something a browser would run. */
export function addDownloads(http: FastifyInstance, app: App): void {
  http.get<{ Params: { exportId: string } }>('/api/exports/:exportId/file', async (request, reply) => {
    if (!request.actor) throw new AppError('notSignedIn');
    const { bytes, fileName, mime } = await download(app, request.params.exportId);
    return reply
      .type(mime)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes);
  });
}
