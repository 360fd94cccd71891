import {
  Comment,
  CommentCount,
  CommentInput,
  CommentSubject,
  CommentText,
  Mentionable,
} from '@process-ai/contract/comments';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { counts, create, list, people, remove, restore, update } from './service.ts';

const tags = ['Comments'];
const BySector = z.object({ sectorId: Id });
const ByComment = BySector.extend({ commentId: Id });

export const commentsRouter = router({
  list: signedIn
    .meta({
      failures: [400],
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/comments',
        summary: 'List what was said about one thing',
        description: 'Oldest first.',
        tags,
      },
    })
    .input(BySector.extend({ subject: CommentSubject, subjectId: Id }))
    .output(z.array(Comment))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId, input.subject, input.subjectId)),
  counts: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/comment-counts',
        summary: 'Count the comments on each thing of a sector',
        tags,
      },
    })
    .input(BySector)
    .output(z.array(CommentCount))
    .query(({ ctx, input }) => counts(ctx.app, input.sectorId)),
  people: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/people',
        summary: 'List who can be mentioned',
        description: 'With a sector, those who may open it.',
        tags,
      },
    })
    .input(z.object({ sectorId: Id.optional() }))
    .output(z.array(Mentionable))
    .query(({ ctx, input }) => people(ctx.app, input.sectorId)),
  create: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/comments',
        summary: 'Comment on a process, an opportunity, a touchpoint or an initiative',
        description: 'Whoever is mentioned finds the comment in their inbox.',
        tags,
      },
    })
    .input(CommentInput.extend({ sectorId: Id }))
    .output(Comment)
    .mutation(({ ctx, input: { sectorId, ...comment } }) => create(ctx.app, ctx.actor, sectorId, comment)),
  update: signedIn
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/sectors/{sectorId}/comments/{commentId}',
        summary: 'Change your comment',
        tags,
      },
    })
    .input(ByComment.extend(CommentText.shape))
    .output(Comment)
    .mutation(({ ctx, input: { sectorId, commentId, ...text } }) =>
      update(ctx.app, ctx.actor, sectorId, commentId, text),
    ),
  remove: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/comments/{commentId}',
        summary: 'Delete your comment',
        tags,
      },
    })
    .input(ByComment)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, ctx.actor, input.sectorId, input.commentId)),
  restore: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/comments/{commentId}/restore',
        summary: 'Bring your deleted comment back',
        tags,
      },
    })
    .input(ByComment)
    .output(Comment)
    .mutation(({ ctx, input }) => restore(ctx.app, ctx.actor, input.sectorId, input.commentId)),
});
