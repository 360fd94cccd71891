import { BackupStatus } from '@process-ai/contract/backups';
import { z } from 'zod';
import { admin, router } from '../../trpc/procedure.ts';
import { last } from './service.ts';

export const backupsRouter = router({
  last: admin
    .meta({
      openapi: {
        method: 'GET',
        path: '/backups/last',
        summary: 'How the nightly backup stands',
        tags: ['Administration'],
      },
    })
    .input(z.void())
    .output(BackupStatus)
    .query(({ ctx }) => last(ctx.app)),
});
