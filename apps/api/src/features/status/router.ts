import { AnalystTest, ServerStatus } from '@process-ai/contract/status';
import { z } from 'zod';
import { admin, router } from '../../trpc/procedure.ts';
import { get, testAnalyst } from './service.ts';

const tags = ['Administration'];

export const statusRouter = router({
  get: admin
    .meta({ openapi: { method: 'GET', path: '/status', summary: 'Read how the installation is doing', tags } })
    .input(z.void())
    .output(ServerStatus)
    .query(({ ctx }) => get(ctx.app)),
  testAnalyst: admin
    .meta({
      unconditional: true,
      failures: [400, 502],
      openapi: {
        method: 'POST',
        path: '/status/analyst-test',
        summary: 'Test the connection to the analyst',
        description: 'Asks it one small question. 502 says what is wrong; 400 where the analyst is the built-in one.',
        tags,
      },
    })
    .input(z.void())
    .output(AnalystTest)
    .mutation(({ ctx }) => testAnalyst(ctx.app)),
});
