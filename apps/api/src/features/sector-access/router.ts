import { Id } from '@process-ai/contract/ids';
import { RestrictedSector, SectorAccess, SectorAccessUpdate } from '@process-ai/contract/sector-access';
import { z } from 'zod';
import { admin, router, signedIn } from '../../trpc/procedure.ts';
import { get, restricted, update } from './service.ts';

const BySector = z.object({ sectorId: Id });

/** Administrators manage the access to sectors that they may not open, so the service judges. */
export const sectorAccessRouter = router({
  get: signedIn
    .meta({
      sector: 'judged below',
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/access',
        summary: 'Read who may open a sector',
        tags: ['Sectors'],
      },
    })
    .input(BySector)
    .output(SectorAccess)
    .query(({ ctx, input }) => get(ctx.app, ctx.actor, input.sectorId)),
  update: signedIn
    .meta({
      sector: 'judged below',
      openapi: {
        method: 'PATCH',
        path: '/sectors/{sectorId}/access',
        summary: 'Change who may open a sector',
        description:
          'For its owners, and for administrators. What is left out stays as it is. Whoever loses access loses it at once.',
        tags: ['Sectors'],
      },
    })
    .input(BySector.extend(SectorAccessUpdate.shape))
    .output(SectorAccess)
    .mutation(({ ctx, input: { sectorId, ...changes } }) => update(ctx.app, ctx.actor, sectorId, changes)),
  restricted: admin
    .meta({
      openapi: {
        method: 'GET',
        path: '/restricted-sectors',
        summary: 'List the sectors that only chosen people may open',
        description: 'By name, with their owners: an administrator manages the access to them, and may not open them.',
        tags: ['Administration'],
      },
    })
    .input(z.void())
    .output(z.array(RestrictedSector))
    .query(({ ctx }) => restricted(ctx.app)),
});
