import { Id } from '@process-ai/contract/ids';
import { Insight, InsightText } from '@process-ai/contract/insights';
import { Deleted } from '@process-ai/contract/sectors';
import { optionalText } from '@process-ai/contract/text';
import { z } from 'zod';
import { fileUpload } from '../../trpc/file-upload.ts';
import { jobProcedures, router, signedIn } from '../../trpc/procedure.ts';
import { deleted, get, list, remove, restore, summarize, text, upload } from './service.ts';

const tags = ['Insights'];
const BySector = z.object({ sectorId: Id });
const ByInsight = BySector.extend({ insightId: Id });

const Upload = fileUpload({ sectorId: Id, title: optionalText(300) });

const uploading = jobProcedures({
  meta: {
    openapi: {
      method: 'POST',
      path: '/sectors/{sectorId}/insights',
      summary: 'Upload a document and summarize it',
      description: 'PDF, DOC, DOCX, PPT, PPTX or PNG.',
      tags,
      contentTypes: ['multipart/form-data'],
    },
  },
  input: Upload,
  output: Insight,
  start: (app, actor, { sectorId, ...document }) => upload(app, actor, sectorId, document),
});

const summarizing = jobProcedures({
  meta: {
    openapi: {
      method: 'POST',
      path: '/sectors/{sectorId}/insights/{insightId}/summarize',
      summary: 'Summarize a document anew',
      tags,
    },
  },
  input: ByInsight,
  output: Insight,
  start: (app, actor, { sectorId, insightId }) => summarize(app, actor, sectorId, insightId),
});

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
  upload: uploading.wait,
  startUpload: uploading.start,
  summarize: summarizing.wait,
  startSummary: summarizing.start,
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
