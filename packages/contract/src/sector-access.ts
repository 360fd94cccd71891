import { z } from 'zod';
import { Id } from './ids.ts';

/** A viewer reads and exports; an editor changes what is in the sector; an owner also says who may, and deletes it. */
export const SectorRole = z.enum(['viewer', 'editor', 'owner']);
export type SectorRole = z.infer<typeof SectorRole>;

/** Every member edits and may delete, or only chosen people and teams know of the sector. */
export const AccessMode = z.enum(['all', 'chosen']);
export type AccessMode = z.infer<typeof AccessMode>;

export const SectorGrant = z.object({
  kind: z.enum(['person', 'team']),
  id: Id,
  name: z.string(),
  detail: z.string().describe('The email of a person; how many members a team has.'),
  role: SectorRole,
});
export type SectorGrant = z.infer<typeof SectorGrant>;

export const SectorAccess = z.object({
  name: z.string().describe('Of the sector.'),
  access: AccessMode,
  role: SectorRole.nullable().describe('Your own; null for an administrator who may not open the sector.'),
  mayManage: z.boolean().describe('Whether you may change this: an owner, or an administrator.'),
  grants: z.array(SectorGrant).describe('Owners first, then by name.'),
});
export type SectorAccess = z.infer<typeof SectorAccess>;

const role = SectorRole.nullable().describe('null = takes the access away.');

/** What is absent stays as it is. */
export const SectorAccessUpdate = z.object({
  access: AccessMode.optional(),
  people: z
    .array(z.object({ userId: Id, role }))
    .max(200, 'At most 200 entries')
    .default([]),
  teams: z
    .array(z.object({ teamId: Id, role }))
    .max(200, 'At most 200 entries')
    .default([]),
});
export type SectorAccessUpdate = z.input<typeof SectorAccessUpdate>;

/** A sector that not everybody may open, as an administrator sees it. */
export const RestrictedSector = z.object({
  id: Id,
  name: z.string(),
  owners: z.array(z.string()).describe('Names of people and teams; empty where the last account is gone.'),
});
export type RestrictedSector = z.infer<typeof RestrictedSector>;
