import { Id } from '@process-ai/contract/ids';
import { Insight, InsightText } from '@process-ai/contract/insights';
import { Job } from '@process-ai/contract/jobs';
import { Deleted } from '@process-ai/contract/sectors';
import { optionalText } from '@process-ai/contract/text';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { startSummary, startUpload, summarize, upload } from './service/upload.ts';
import { deleted, get, list, remove, restore, text } from './service.ts';

const tags = ['Insights'];
const BySector = z.object({ sectorId: Id });
const ByInsight = BySector.extend({ insightId: Id });

/** tRPC hands over the form itself, the REST door the path and the form's fields as one object. */
const Upload = z.preprocess(
  (value) => (value instanceof FormData ? Object.fromEntries(value) : value),
  BySector.extend({
    file: z.file('Please choose a file.'),
    title: optionalText(300),
  }),
);

export const insightsRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/sectors/{sectorId}/insights', summary: 'List insights', tags } })
    .input(BySector)
    .output(z.array(Insight))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  get: signedIn
    .meta({
      openapi: { method: 'GET', path: '/sectors/{sectorId}/insights/{insightId}', summary: 'Read an insight', tags },
    })
    .input(ByInsight)
    .output(Insight)
    .query(({ ctx, input }) => get(ctx.app, input.sectorId, input.insightId)),
  text: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/insights/{insightId}/text',
        summary: 'Read the text of a document, page by page',
        tags,
      },
    })
    .input(ByInsight)
    .output(InsightText)
    .query(({ ctx, input }) => text(ctx.app, input.sectorId, input.insightId)),
  upload: signedIn
    .meta({
      job: 'insights.startUpload',
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/insights',
        summary: 'Upload a document and summarise it',
        description: 'PDF, DOC, DOCX, PPT, PPTX or PNG.',
        tags,
        contentTypes: ['multipart/form-data'],
      },
    })
    .input(Upload)
    .output(Insight)
    .mutation(({ ctx, input: { sectorId, ...document } }) => upload(ctx.app, ctx.actor, sectorId, document)),
  startUpload: signedIn
    .input(Upload)
    .output(Job)
    .mutation(({ ctx, input: { sectorId, ...document } }) => startUpload(ctx.app, ctx.actor, sectorId, document)),
  summarize: signedIn
    .meta({
      job: 'insights.startSummary',
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/insights/{insightId}/summarize',
        summary: 'Summarise a document anew',
        tags,
      },
    })
    .input(ByInsight)
    .output(Insight)
    .mutation(({ ctx, input }) => summarize(ctx.app, ctx.actor, input.sectorId, input.insightId)),
  startSummary: signedIn
    .input(ByInsight)
    .output(Job)
    .mutation(({ ctx, input }) => startSummary(ctx.app, ctx.actor, input.sectorId, input.insightId)),
  remove: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/insights/{insightId}',
        summary: 'Delete an insight',
        tags,
      },
    })
    .input(ByInsight)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId, input.insightId)),
  restore: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/insights/{insightId}/restore',
        summary: 'Bring back a deleted insight',
        tags,
      },
    })
    .input(ByInsight)
    .output(Insight)
    .mutation(({ ctx, input }) => restore(ctx.app, input.sectorId, input.insightId)),
  deleted: signedIn
    .input(BySector)
    .output(z.array(Deleted))
    .query(({ ctx, input }) => deleted(ctx.app, input.sectorId)),
});
