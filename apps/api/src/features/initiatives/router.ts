import { Id } from '@process-ai/contract/ids';
import {
  Initiative,
  InitiativeInput,
  InitiativeMerge,
  InitiativeOrder,
  InitiativeSplit,
  InitiativeUpdate,
  Plan,
  PlanChange,
  PlanSettingsUpdate,
} from '@process-ai/contract/initiatives';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import {
  create,
  get,
  merge,
  order,
  plan,
  propose,
  remove,
  setBaseline,
  split,
  undo,
  update,
  updateSettings,
} from './service.ts';

const tags = ['Initiatives'];
const BySector = z.object({ sectorId: Id });
const ByInitiative = BySector.extend({ initiativeId: Id });

export const initiativesRouter = router({
  plan: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/plan',
        summary: 'Read the plan',
        description:
          'Its initiatives in their order, the work of each month, what to look at, and what is not planned.',
        tags,
      },
    })
    .input(BySector)
    .output(Plan)
    .query(({ ctx, input }) => plan(ctx.app, input.sectorId)),
  updateSettings: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'PATCH',
        path: '/sectors/{sectorId}/plan',
        summary: 'Change the settings of the plan',
        description: 'Absent fields stay as they are; null puts the assumption back.',
        tags,
      },
    })
    .input(BySector.extend(PlanSettingsUpdate.shape))
    .output(PlanChange)
    .mutation(({ ctx, input: { sectorId, ...settings } }) => updateSettings(ctx.app, ctx.actor, sectorId, settings)),
  undo: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/plan/undo/{changeId}',
        summary: 'Take a change of the plan back',
        description: 'Refused with 409 once the same was changed again. It is a change itself, and can be taken back.',
        tags,
      },
    })
    .input(BySector.extend({ changeId: Id }))
    .output(PlanChange)
    .mutation(({ ctx, input }) => undo(ctx.app, ctx.actor, input.sectorId, input.changeId)),
  create: signedIn
    .meta({
      heavy: true,
      openapi: { method: 'POST', path: '/sectors/{sectorId}/initiatives', summary: 'Add an initiative', tags },
    })
    .input(BySector.extend(InitiativeInput.shape))
    .output(PlanChange)
    .mutation(({ ctx, input: { sectorId, ...initiative } }) => create(ctx.app, ctx.actor, sectorId, initiative)),
  get: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/initiatives/{initiativeId}',
        summary: 'Read an initiative',
        tags,
      },
    })
    .input(ByInitiative)
    .output(Initiative)
    .query(({ ctx, input }) => get(ctx.app, input.sectorId, input.initiativeId)),
  update: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'PUT',
        path: '/sectors/{sectorId}/initiatives/{initiativeId}',
        summary: 'Edit an initiative',
        description: 'Absent fields stay as they are. An opportunity that another initiative carries leaves that one.',
        tags,
      },
    })
    .input(ByInitiative.extend(InitiativeUpdate.shape))
    .output(PlanChange)
    .mutation(({ ctx, input: { sectorId, initiativeId, ...changes } }) =>
      update(ctx.app, ctx.actor, sectorId, initiativeId, changes),
    ),
  remove: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/initiatives/{initiativeId}',
        summary: 'Delete an initiative',
        description: 'Its opportunities are unplanned, and nothing depends on it any more.',
        tags,
      },
    })
    .input(ByInitiative)
    .output(PlanChange)
    .mutation(({ ctx, input }) => remove(ctx.app, ctx.actor, input.sectorId, input.initiativeId)),
  propose: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/initiatives/propose',
        summary: 'Propose initiatives',
        description:
          'Groups accepted opportunities that no initiative carries, with months, cost, effort, measures and risks. Initiatives that exist are not touched.',
        tags,
      },
    })
    .input(BySector)
    .output(PlanChange)
    .mutation(({ ctx, input }) => propose(ctx.app, ctx.actor, input.sectorId)),
  merge: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/initiatives/merge',
        summary: 'Make one initiative of several',
        tags,
      },
    })
    .input(BySector.extend(InitiativeMerge.shape))
    .output(PlanChange)
    .mutation(({ ctx, input: { sectorId, ...merging } }) => merge(ctx.app, ctx.actor, sectorId, merging)),
  split: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/initiatives/{initiativeId}/split',
        summary: 'Make an initiative of a part of one',
        description: 'Cost and days go along by the effort of the opportunities that leave.',
        tags,
      },
    })
    .input(ByInitiative.extend(InitiativeSplit.shape))
    .output(PlanChange)
    .mutation(({ ctx, input: { sectorId, initiativeId, ...part } }) =>
      split(ctx.app, ctx.actor, sectorId, initiativeId, part),
    ),
  setBaseline: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/initiatives/{initiativeId}/baseline',
        summary: 'Set a new baseline',
        description: 'Freezes the plan of a committed initiative as it stands: what comes of it is compared with that.',
        tags,
      },
    })
    .input(ByInitiative)
    .output(PlanChange)
    .mutation(({ ctx, input }) => setBaseline(ctx.app, ctx.actor, input.sectorId, input.initiativeId)),
  reorder: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/initiatives/order',
        summary: 'Put initiatives in order',
        tags,
      },
    })
    .input(BySector.extend(InitiativeOrder.shape))
    .output(PlanChange)
    .mutation(({ ctx, input: { sectorId, ...wanted } }) => order(ctx.app, ctx.actor, sectorId, wanted)),
});
