import { Id } from '@process-ai/contract/ids';
import {
  DeletedSector,
  FavoriteSector,
  ProposedIndustry,
  SectorInput,
  SectorSummary,
  SectorUpdate,
  SectorWords,
} from '@process-ai/contract/sectors';
import { z } from 'zod';
import { parseSync, router, signedIn } from '../../trpc/procedure.ts';
import {
  create,
  deleted,
  favorites,
  getSummary,
  list,
  proposeIndustry,
  remove,
  restore,
  setFavorite,
  update,
  withNothingBelow,
} from './service.ts';

const tags = ['Sectors'];
const BySector = z.object({ sectorId: Id });

export const sectorsRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/sectors', summary: 'List sectors', tags } })
    .input(z.void())
    .output(parseSync(z.array(SectorSummary)))
    .query(({ ctx }) => list(ctx.app, ctx.actor)),
  deleted: signedIn
    .input(z.void())
    .output(z.array(DeletedSector))
    .query(({ ctx }) => deleted(ctx.app, ctx.actor)),
  favorites: signedIn
    .input(z.void())
    .output(z.array(FavoriteSector))
    .query(({ ctx }) => favorites(ctx.app, ctx.actor)),
  setFavorite: signedIn
    .meta({ sector: 'view' })
    .input(BySector.extend({ isFavorite: z.boolean() }))
    .output(z.array(FavoriteSector))
    .mutation(({ ctx, input }) => setFavorite(ctx.app, ctx.actor, input.sectorId, input.isFavorite)),
  getSummary: signedIn
    .input(BySector)
    .output(SectorSummary)
    .query(({ ctx, input }) => getSummary(ctx.app, input.sectorId)),
  // A mutation that only reads: a description may be too long for an address, and stands in no log.
  proposeIndustry: signedIn
    .input(SectorWords)
    .output(ProposedIndustry)
    .mutation(({ input }) => proposeIndustry(input)),
  create: signedIn
    .meta({
      answer: 'sectors.get',
      answerOf: (created) => withNothingBelow(created as SectorSummary),
      openapi: { method: 'POST', path: '/sectors', summary: 'Create a sector', tags },
    })
    .input(SectorInput)
    .output(SectorSummary)
    .mutation(({ ctx, input }) => create(ctx.app, ctx.actor, input)),
  update: signedIn
    .meta({
      answer: 'sectors.get',
      openapi: { method: 'PATCH', path: '/sectors/{sectorId}', summary: 'Edit a sector', tags },
    })
    .input(BySector.extend(SectorUpdate.shape))
    .output(SectorSummary)
    .mutation(({ ctx, input: { sectorId, ...changes } }) => update(ctx.app, sectorId, changes)),
  remove: signedIn
    .meta({
      sector: 'delete',
      openapi: { method: 'DELETE', path: '/sectors/{sectorId}', summary: 'Delete a sector', tags },
    })
    .input(BySector)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId)),
  restore: signedIn
    .meta({
      sector: 'delete',
      openapi: { method: 'POST', path: '/sectors/{sectorId}/restore', summary: 'Bring back a deleted sector', tags },
    })
    .input(BySector)
    .output(SectorSummary)
    .mutation(({ ctx, input }) => restore(ctx.app, input.sectorId)),
});
