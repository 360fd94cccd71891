import { ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import { Id } from '@process-ai/contract/ids';
import { Scenario, ScenarioId, ScenarioInput, ScenarioUpdate } from '@process-ai/contract/scenarios';
import { z } from 'zod';
import { parseSync, router, signedIn } from '../../trpc/procedure.ts';
import { compare, create, list, outlook, remove, update } from './service.ts';

const tags = ['Scenarios'];
const BySector = z.object({ sectorId: Id });
const ByScenario = BySector.extend({ scenarioId: ScenarioId });

export const scenariosRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/sectors/{sectorId}/scenarios', summary: 'List scenarios', tags } })
    .input(BySector)
    .output(z.array(Scenario))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  compare: signedIn
    .meta({
      heavy: true,
      failures: [400],
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/scenarios/compare',
        summary: 'Compare all scenarios',
        description: 'The business case of the same plan in each scenario, side by side.',
        tags,
      },
    })
    .input(BySector)
    .output(parseSync(z.array(ScenarioOutcome)))
    .query(({ ctx, input }) => compare(ctx.app, input.sectorId)),
  create: signedIn
    .meta({ openapi: { method: 'POST', path: '/sectors/{sectorId}/scenarios', summary: 'Add a scenario', tags } })
    .input(BySector.extend(ScenarioInput.shape))
    .output(Scenario)
    .mutation(({ ctx, input: { sectorId, ...input } }) => create(ctx.app, ctx.actor, sectorId, input)),
  update: signedIn
    .meta({
      failures: [400],
      openapi: {
        method: 'PATCH',
        path: '/sectors/{sectorId}/scenarios/{scenarioId}',
        summary: 'Edit a scenario',
        description:
          'The assumptions given take the place of those it had. The two built-in scenarios stay as they are.',
        tags,
      },
    })
    .input(ByScenario.extend(ScenarioUpdate.shape))
    .output(Scenario)
    .mutation(({ ctx, input: { sectorId, scenarioId, ...input } }) =>
      update(ctx.app, ctx.actor, sectorId, scenarioId, input),
    ),
  remove: signedIn
    .meta({
      failures: [400],
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/scenarios/{scenarioId}',
        summary: 'Delete a scenario',
        tags,
      },
    })
    .input(ByScenario)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId, input.scenarioId)),
});

/** The business case stands beside the ROI that it rests on, and follows the plan. */
export const outlookRouter = router({
  outlook: signedIn
    .meta({
      heavy: true,
      failures: [400],
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/roi/outlook',
        summary: 'Read the business case over several years',
        description:
          'Follows the plan: benefits begin when they are delivered. Without a plan the waves of the roadmap are it. Absent scenario = "capacity-kept".',
        tags: ['ROI'],
      },
    })
    .input(BySector.extend({ scenarioId: ScenarioId.optional() }))
    .output(parseSync(SectorCase))
    .query(({ ctx, input }) => outlook(ctx.app, input.sectorId, input.scenarioId)),
});
