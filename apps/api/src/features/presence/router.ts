import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { watch } from './service.ts';

export const presenceRouter = router({
  watch: signedIn
    .input(z.object({ sectorId: Id.nullable() }))
    .subscription(({ ctx, input, signal }) => watch(ctx.app, ctx.actor, input.sectorId, signal)),
});
