import { Id, Version } from '@process-ai/contract/ids';
import {
  Opportunity,
  OpportunityAssignment,
  OpportunityInput,
  OpportunityStatus,
  SectorOpportunity,
} from '@process-ai/contract/opportunities';
import { z } from 'zod';
import { checkedInPieces, router, signedIn } from '../../trpc/procedure.ts';
import { assign, create, decide, list, rejected, update } from './service.ts';

const tags = ['Opportunities'];
const BySector = z.object({ sectorId: Id });
const ByOpportunity = BySector.extend({ opportunityId: Id });

export const opportunitiesRouter = router({
  list: signedIn
    .meta({
      cached: true,
      openapi: { method: 'GET', path: '/sectors/{sectorId}/opportunities', summary: 'List opportunities', tags },
    })
    .input(BySector)
    .output(checkedInPieces(z.array(SectorOpportunity)))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  rejected: signedIn
    .meta({ cached: true })
    .input(BySector)
    .output(checkedInPieces(z.array(SectorOpportunity)))
    .query(({ ctx, input }) => rejected(ctx.app, input.sectorId)),
  create: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/processes/{processId}/opportunities',
        summary: 'Add an opportunity',
        tags,
      },
    })
    .input(BySector.extend({ processId: Id }).extend(OpportunityInput.shape))
    .output(Opportunity)
    .mutation(({ ctx, input: { sectorId, processId, ...opportunity } }) =>
      create(ctx.app, ctx.actor, sectorId, processId, opportunity),
    ),
  update: signedIn
    .meta({
      openapi: {
        method: 'PUT',
        path: '/sectors/{sectorId}/opportunities/{opportunityId}',
        summary: 'Edit an opportunity',
        description: 'Whoever edits one accepts it: the next analysis leaves it alone.',
        tags,
      },
    })
    .input(ByOpportunity.extend(OpportunityInput.shape).extend({ version: Version.optional() }))
    .output(Opportunity)
    .mutation(({ ctx, input: { sectorId, opportunityId, version, ...opportunity } }) =>
      update(ctx.app, ctx.actor, sectorId, opportunityId, opportunity, version),
    ),
  decide: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/opportunities/decide',
        summary: 'Accept or reject opportunities',
        description: 'A rejected one is left out everywhere, and the next analysis does not propose it again.',
        tags,
      },
    })
    .input(
      BySector.extend({
        opportunityIds: z.array(Id).min(1, 'At least one opportunity').max(50_000),
        status: OpportunityStatus,
      }),
    )
    .output(z.object({ changed: z.int() }))
    .mutation(({ ctx, input }) => decide(ctx.app, ctx.actor, input.sectorId, input.opportunityIds, input.status)),
  assign: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/opportunities/assign',
        summary: 'Give opportunities an owner or a due date',
        description: 'What is left out stays as it is; null takes it away. The next analysis leaves them alone.',
        tags,
      },
    })
    .input(OpportunityAssignment.extend({ sectorId: Id }))
    .output(z.object({ changed: z.int() }))
    .mutation(({ ctx, input: { sectorId, ...assignment } }) => assign(ctx.app, sectorId, assignment)),
});
