import {
  ClientLink,
  ClientLinkCreated,
  ClientLinkInput,
  ClientLinkOpening,
  ClientPage,
  ClientPageInput,
} from '@process-ai/contract/client-links';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { anonymous, router, sessionOnly, signedIn } from '../../trpc/procedure.ts';
import { create, list, open, openings, remove, restore } from './service.ts';

const tags = ['Client links'];
const BySector = z.object({ sectorId: Id });
const ByLink = BySector.extend({ linkId: Id });

export const clientLinksRouter = router({
  list: signedIn
    .meta({
      openapi: { method: 'GET', path: '/sectors/{sectorId}/client-links', summary: 'List client links', tags },
    })
    .input(BySector)
    .output(z.array(ClientLink))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  // A link outlives the token that made it.
  create: sessionOnly
    .meta({
      secretAnswer: true,
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/client-links',
        summary: 'Make a link by which a client reads the blueprint',
        description: 'Whoever has the link, and its password where it has one, reads the page and nothing else.',
        tags,
      },
    })
    .input(BySector.extend(ClientLinkInput.shape))
    .output(ClientLinkCreated)
    .mutation(({ ctx, input: { sectorId, ...link } }) => create(ctx.app, ctx.actor, sectorId, link)),
  remove: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/client-links/{linkId}',
        summary: 'Revoke a client link',
        description: 'It stays in the list with who opened it.',
        tags,
      },
    })
    .input(ByLink)
    .output(ClientLink)
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId, input.linkId)),
  restore: sessionOnly
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/client-links/{linkId}/restore',
        summary: 'Let a client link work again',
        description:
          'After it was revoked, or who answered for it has lost access to the sector. From now on you answer for it.',
        tags,
      },
    })
    .input(ByLink)
    .output(ClientLink)
    .mutation(({ ctx, input }) => restore(ctx.app, ctx.actor, input.sectorId, input.linkId)),
  openings: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/client-links/{linkId}/openings',
        summary: 'List when a client link was opened',
        description: 'The last 500, newest first.',
        tags,
      },
    })
    .input(ByLink)
    .output(z.array(ClientLinkOpening))
    .query(({ ctx, input }) => openings(ctx.app, input.sectorId, input.linkId)),
  open: anonymous
    .meta({
      heavy: true,
      openapi: {
        method: 'POST',
        path: '/client-page',
        summary: 'Open the page of a client link',
        description:
          'The blueprint as it is now. The token is sent in the body, so that it stands in no log. Each opening is put on record.',
        tags,
      },
    })
    .input(ClientPageInput)
    .output(ClientPage)
    .mutation(({ ctx, input }) => open(ctx.app, ctx.client, input)),
});
