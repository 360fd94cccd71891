import { Erasure } from '@process-ai/contract/erasure';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { adminSessionOnly, router } from '../../trpc/procedure.ts';
import { erasePerson } from './service.ts';

export const personalDataRouter = router({
  erase: adminSessionOnly
    .meta({
      failures: [400, 409],
      openapi: {
        method: 'POST',
        path: '/users/{userId}/erase',
        summary: 'Delete a person for good',
        description:
          'Takes the email as the name. The account goes, and the name wherever it stands: what the person did becomes that of a former member.',
        tags: ['Administration'],
      },
    })
    .input(Erasure.extend({ userId: Id }))
    .output(z.void())
    .mutation(({ ctx, input: { userId, name } }) => erasePerson(ctx.app, ctx.actor, userId, name)),
});
