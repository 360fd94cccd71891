import { Id } from '@process-ai/contract/ids';
import { Team, TeamInput } from '@process-ai/contract/teams';
import { z } from 'zod';
import { admin, router, signedIn } from '../../trpc/procedure.ts';
import { create, list, remove, update } from './service.ts';

const tags = ['Administration'];
const ByTeam = z.object({ teamId: Id });

export const teamsRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/teams', summary: 'List teams', tags } })
    .input(z.void())
    .output(z.array(Team))
    .query(({ ctx }) => list(ctx.app)),
  create: admin
    .meta({ failures: [404], openapi: { method: 'POST', path: '/teams', summary: 'Add a team', tags } })
    .input(TeamInput)
    .output(Team)
    .mutation(({ ctx, input }) => create(ctx.app, input)),
  update: admin
    .meta({ openapi: { method: 'PUT', path: '/teams/{teamId}', summary: 'Edit a team', tags } })
    .input(ByTeam.extend(TeamInput.shape))
    .output(Team)
    .mutation(({ ctx, input: { teamId, ...team } }) => update(ctx.app, teamId, team)),
  remove: admin
    .meta({ openapi: { method: 'DELETE', path: '/teams/{teamId}', summary: 'Delete a team', tags } })
    .input(ByTeam)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, input.teamId)),
});
