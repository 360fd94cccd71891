import { Id } from '@process-ai/contract/ids';
import {
  Playbook,
  PlaybookApplication,
  PlaybookDraft,
  PlaybookInput,
  PlaybookOutcome,
  PlaybookPlan,
  PlaybookUndone,
  PlaybookUpdate,
} from '@process-ai/contract/playbooks';
import { Deleted } from '@process-ai/contract/sectors';
import { z } from 'zod';
import { jobProcedures, router, signedIn } from '../../trpc/procedure.ts';
import {
  applications,
  apply,
  create,
  deleted,
  generate,
  get,
  list,
  plan,
  remove,
  restore,
  undo,
  update,
} from './service.ts';

const tags = ['Playbooks'];
const BySector = z.object({ sectorId: Id });
const ByPlaybook = z.object({ playbookId: Id });
const Both = BySector.extend({ playbookId: Id });

const drafting = jobProcedures({
  meta: {
    openapi: {
      method: 'POST',
      path: '/sectors/{sectorId}/playbooks/generate',
      summary: 'Draft a playbook',
      description: 'From the processes of the sector. Nothing is saved.',
      tags,
    },
  },
  input: BySector,
  output: PlaybookDraft,
  start: (app, actor, { sectorId }) => generate(app, actor, sectorId),
});

export const playbooksRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/sectors/{sectorId}/playbooks', summary: 'List playbooks', tags } })
    .input(BySector)
    .output(z.array(Playbook))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/playbooks/{playbookId}', summary: 'Read a playbook', tags } })
    .input(ByPlaybook)
    .output(Playbook)
    .query(({ ctx, input }) => get(ctx.app, input.playbookId)),
  generate: drafting.wait,
  startDraft: drafting.start,
  plan: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/playbooks/{playbookId}/plan',
        summary: 'Read what applying a playbook would add',
        tags,
      },
    })
    .input(Both)
    .output(PlaybookPlan)
    .query(({ ctx, input }) => plan(ctx.app, input.sectorId, input.playbookId)),
  applyToSector: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/apply-playbook/{playbookId}',
        summary: 'Apply a playbook',
        description: 'Adds what is missing and overwrites nothing.',
        tags,
      },
    })
    .input(Both)
    .output(PlaybookOutcome)
    .mutation(({ ctx, input }) => apply(ctx.app, ctx.actor, input.sectorId, input.playbookId)),
  applications: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/playbook-applications',
        summary: 'List the playbooks that were applied',
        tags,
      },
    })
    .input(BySector)
    .output(z.array(PlaybookApplication))
    .query(({ ctx, input }) => applications(ctx.app, input.sectorId)),
  undo: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/playbook-applications/{applicationId}',
        summary: 'Take an applied playbook back',
        description: 'What was worked on since stays, and is named.',
        tags,
      },
    })
    .input(BySector.extend({ applicationId: Id }))
    .output(PlaybookUndone)
    .mutation(({ ctx, input }) => undo(ctx.app, input.sectorId, input.applicationId)),
  create: signedIn
    .meta({ openapi: { method: 'POST', path: '/playbooks', summary: 'Save a playbook', tags } })
    .input(PlaybookInput)
    .output(Playbook)
    .mutation(({ ctx, input }) => create(ctx.app, input)),
  update: signedIn
    .meta({ openapi: { method: 'PUT', path: '/playbooks/{playbookId}', summary: 'Edit a custom playbook', tags } })
    .input(ByPlaybook.extend(PlaybookUpdate.shape))
    .output(Playbook)
    .mutation(({ ctx, input: { playbookId, ...changes } }) => update(ctx.app, playbookId, changes)),
  remove: signedIn
    .meta({
      openapi: { method: 'DELETE', path: '/playbooks/{playbookId}', summary: 'Delete a custom playbook', tags },
    })
    .input(ByPlaybook)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, input.playbookId)),
  restore: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/playbooks/{playbookId}/restore',
        summary: 'Bring back a deleted playbook',
        tags,
      },
    })
    .input(ByPlaybook)
    .output(Playbook)
    .mutation(({ ctx, input }) => restore(ctx.app, input.playbookId)),
  deleted: signedIn
    .input(z.void())
    .output(z.array(Deleted))
    .query(({ ctx }) => deleted(ctx.app)),
});
