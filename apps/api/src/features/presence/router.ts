import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { router, streaming } from '../../trpc/procedure.ts';
import { watch } from './service.ts';

export const presenceRouter = router({
  watch: streaming
    .meta({ sector: 'judged below' })
    .input(z.object({ sectorId: Id.nullable() }))
    .subscription(({ ctx, input }) => watch(ctx.app, ctx.actor, input.sectorId, ctx.until)),
});
