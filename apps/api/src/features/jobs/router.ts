import { Id } from '@process-ai/contract/ids';
import { Job } from '@process-ai/contract/jobs';
import { z } from 'zod';
import { router, signedIn, streaming } from '../../trpc/procedure.ts';
import { cancel, get, listRunning, partialResult, result, watch } from './service.ts';

const tags = ['Jobs'];
const ByJob = z.object({ jobId: Id });

export const jobsRouter = router({
  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/jobs/{jobId}', summary: 'Read a job', tags } })
    .input(ByJob)
    .output(Job)
    .query(({ ctx, input }) => get(ctx.app, input.jobId, ctx.actor)),
  result: signedIn
    .meta({
      failures: [400, 409, 422, 502],
      openapi: {
        method: 'GET',
        path: '/jobs/{jobId}/result',
        summary: 'Read what a job has made',
        description:
          'A proposal or a link; of an analysis or a summary, how much was done; of a refreshed vendor, what was found. null until the job has succeeded; a job that failed answers what it failed with.',
        tags,
      },
    })
    .input(ByJob)
    .output(z.unknown())
    .query(({ ctx, input }) => result(ctx.app, input.jobId, ctx.actor)),
  partialResult: signedIn
    .input(ByJob)
    .output(z.unknown())
    .query(({ ctx, input }) => partialResult(ctx.app, input.jobId, ctx.actor)),
  cancel: signedIn
    .meta({ openapi: { method: 'DELETE', path: '/jobs/{jobId}', summary: 'Cancel a job', tags } })
    .input(ByJob)
    .output(Job)
    .mutation(({ ctx, input }) => cancel(ctx.app, ctx.actor, input.jobId)),
  running: signedIn
    .input(z.object({ sectorId: Id }))
    .output(z.array(Job))
    .query(({ ctx, input }) => listRunning(ctx.app, input.sectorId)),
  progress: streaming.input(ByJob).subscription(({ ctx, input }) => watch(ctx.app, input.jobId, ctx.until, ctx.actor)),
});
