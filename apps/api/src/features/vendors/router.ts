import { Id, Version } from '@process-ai/contract/ids';
import { Job } from '@process-ai/contract/jobs';
import { PROCESSES_MAX } from '@process-ai/contract/processes';
import { Deleted } from '@process-ai/contract/sectors';
import {
  ComparisonBasis,
  FitWeights,
  ShortlistEntry,
  ShortlistedVendor,
  VendorFit,
  VendorMatch,
} from '@process-ai/contract/vendor-comparison';
import { Vendor, VendorInput } from '@process-ai/contract/vendors';
import { z } from 'zod';
import { jobProcedures, parseSync, router, signedIn } from '../../trpc/procedure.ts';
import {
  basis,
  compare,
  create,
  deleted,
  drop,
  get,
  keep,
  list,
  matches,
  refresh,
  remove,
  restore,
  shortlist,
  shortlists,
  startRefresh,
  update,
} from './service.ts';

const tags = ['Vendors'];
const Choice = z.object({
  sectorId: Id,
  processIds: z.array(Id).min(1, 'Please select at least one process').max(PROCESSES_MAX),
});
const ByVendor = z.object({ vendorId: Id });
const BySector = z.object({ sectorId: Id });

const refreshing = jobProcedures({
  meta: {
    openapi: {
      method: 'POST',
      path: '/vendors/{vendorId}/refresh',
      summary: 'Bring a vendor up to date',
      description: 'Takes over all that the analyst knows. Where nothing is known the vendor stays as it is.',
      tags,
    },
  },
  input: ByVendor,
  output: Vendor,
  start: (app, actor, { vendorId }) => refresh(app, actor, vendorId),
});

export const vendorsRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/vendors', summary: 'List vendors', tags } })
    .input(z.void())
    .output(z.array(Vendor))
    .query(({ ctx }) => list(ctx.app)),
  deleted: signedIn
    .input(z.void())
    .output(z.array(Deleted))
    .query(({ ctx }) => deleted(ctx.app)),
  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/vendors/{vendorId}', summary: 'Read a vendor', tags } })
    .input(ByVendor)
    .output(Vendor)
    .query(({ ctx, input }) => get(ctx.app, input.vendorId)),
  create: signedIn
    .meta({ openapi: { method: 'POST', path: '/vendors', summary: 'Add a vendor', tags } })
    .input(VendorInput)
    .output(Vendor)
    .mutation(({ ctx, input }) => create(ctx.app, input)),
  update: signedIn
    .meta({ openapi: { method: 'PUT', path: '/vendors/{vendorId}', summary: 'Edit a vendor', tags } })
    .input(ByVendor.extend(VendorInput.shape).extend({ version: Version.optional() }))
    .output(Vendor)
    .mutation(({ ctx, input: { vendorId, version, ...vendor } }) => update(ctx.app, vendorId, vendor, version)),
  remove: signedIn
    .meta({ openapi: { method: 'DELETE', path: '/vendors/{vendorId}', summary: 'Delete a vendor', tags } })
    .input(ByVendor)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, input.vendorId)),
  restore: signedIn
    .meta({
      openapi: { method: 'POST', path: '/vendors/{vendorId}/restore', summary: 'Bring back a deleted vendor', tags },
    })
    .input(ByVendor)
    .output(Vendor)
    .mutation(({ ctx, input }) => restore(ctx.app, input.vendorId)),
  refresh: refreshing.wait,
  startRefresh: signedIn
    .input(ByVendor)
    .output(Job)
    .mutation(({ ctx, input }) => startRefresh(ctx.app, ctx.actor, input.vendorId)),
  acceptRefresh: signedIn
    .input(
      ByVendor.extend({
        vendor: VendorInput,
        version: Version,
        factsAsOf: z
          .string()
          .regex(/^\d{4}-\d{2}$/, 'Must be a month, as 2026-11')
          .nullable(),
      }),
    )
    .output(Vendor)
    .mutation(({ ctx, input: { vendorId, vendor, version, factsAsOf } }) =>
      update(ctx.app, vendorId, vendor, version, factsAsOf),
    ),
  compare: signedIn
    .meta({
      sector: 'view',
      heavy: true,
      unconditional: true,
      failures: [404, 422],
      openapi: {
        method: 'POST',
        path: '/vendors/compare',
        summary: 'Compare vendors with the opportunities of processes',
        description: 'Ranked. The points of `score` add up to `overallScore`, on an absolute scale of 0 to 100.',
        tags,
      },
    })
    .input(Choice.extend({ weights: FitWeights.optional() }))
    .output(parseSync(z.array(VendorFit)))
    .mutation(({ ctx, input }) => compare(ctx.app, input)),
  shortlist: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/shortlist',
        summary: 'List the shortlisted vendors of a sector',
        description: 'What an export shows where no vendors are chosen.',
        tags,
      },
    })
    .input(BySector)
    .output(z.array(ShortlistedVendor))
    .query(({ ctx, input }) => shortlist(ctx.app, input.sectorId)),
  shortlists: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/vendors/shortlisted',
        summary: 'List the shortlisted vendors of all sectors that you may open',
        tags,
      },
    })
    .input(z.void())
    .output(z.array(ShortlistedVendor))
    .query(({ ctx }) => shortlists(ctx.app, ctx.actor)),
  keep: signedIn
    .meta({
      openapi: {
        method: 'PUT',
        path: '/sectors/{sectorId}/shortlist/{vendorId}',
        summary: 'Keep a vendor on the shortlist',
        description: 'Of a vendor that is there already, this changes the note.',
        tags,
      },
    })
    .input(BySector.extend(ByVendor.shape).extend(ShortlistEntry.shape))
    .output(ShortlistedVendor)
    .mutation(({ ctx, input: { sectorId, vendorId, ...entry } }) =>
      keep(ctx.app, ctx.actor, sectorId, vendorId, entry),
    ),
  drop: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/shortlist/{vendorId}',
        summary: 'Take a vendor off the shortlist',
        tags,
      },
    })
    .input(BySector.extend(ByVendor.shape))
    .output(z.void())
    .mutation(({ ctx, input }) => drop(ctx.app, input.sectorId, input.vendorId)),
  basis: signedIn
    .meta({ heavy: true, sector: 'view' })
    .input(Choice)
    .output(parseSync(ComparisonBasis))
    .mutation(({ ctx, input }) => basis(ctx.app, input)),
  matches: signedIn
    .meta({ heavy: true, sector: 'view' })
    .input(Choice.extend({ vendorIds: z.array(Id).min(1).max(30, 'At most 30 vendors at once') }))
    .output(parseSync(z.array(VendorMatch)))
    .mutation(({ ctx, input }) => matches(ctx.app, input)),
});
