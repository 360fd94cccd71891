import { Id, Version } from '@process-ai/contract/ids';
import { Deleted } from '@process-ai/contract/sectors';
import { Vendor, VendorInput } from '@process-ai/contract/vendors';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { create, deleted, get, list, remove, restore, update } from './service.ts';

const tags = ['Vendors'];
const ByVendor = z.object({ vendorId: Id });

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
});
