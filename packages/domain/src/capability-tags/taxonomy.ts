import type { CapabilityTag } from './capability-tag.ts';
import { CUSTOMER_TAGS } from './customer-tags.ts';
import { INDUSTRY_TAGS } from './industry-tags.ts';
import { OPERATION_TAGS } from './operation-tags.ts';
import { TECHNIQUE_TAGS } from './technique-tags.ts';
import { TRADE_TAGS } from './trade-tags.ts';

const TAXONOMY = { ...TECHNIQUE_TAGS, ...CUSTOMER_TAGS, ...OPERATION_TAGS, ...INDUSTRY_TAGS, ...TRADE_TAGS };

export type FamilyId = keyof typeof TAXONOMY;
/** Of each family its tags: `keyof` of a union alone would give only the keys that all have. */
export type TagId = { [Family in FamilyId]: keyof (typeof TAXONOMY)[Family] }[FamilyId];

export interface TaxonomyEntry extends CapabilityTag {
  id: TagId;
  family: FamilyId;
}

/** What work a vendor may help with, and an opportunity may ask for: in families of neighbouring work. */
export const CAPABILITY_TAGS: readonly TaxonomyEntry[] = Object.entries(TAXONOMY).flatMap(([family, tags]) =>
  Object.entries<CapabilityTag>(tags).map(([id, tag]) => ({ ...tag, id: id as TagId, family: family as FamilyId })),
);

/**
 * Tags of single objects that help in any trade, so that sharing one says little: "schedule work" is a roster of nurses,
 * a turn of a machine and a visit of a fitter; demand, orders, master data, risk, compliance and projects everybody has.
 * They count as the techniques (`general`) do.
 */
const HELPS_ANYWHERE = new Set<TagId>([
  'schedule-work',
  'forecast-demand',
  'manage-orders',
  'manage-master-data',
  'monitor-compliance',
  'assess-risk',
  'run-projects',
  'serve-online',
  'inform-stakeholders',
  'set-strategy',
]);

/** How far a tag tells one vendor from another: `generic` helps any work, `trade` is known to some industries only. */
export type TagReach = 'generic' | 'object' | 'industry' | 'trade';

const REACHES = new Map<TagId, TagReach>(
  CAPABILITY_TAGS.map(({ id, family, level }) => [
    id,
    level === 'general' || HELPS_ANYWHERE.has(id)
      ? 'generic'
      : level === 'trade'
        ? 'trade'
        : family in INDUSTRY_TAGS
          ? 'industry'
          : 'object',
  ]),
);

export const reachOf = (tag: TagId): TagReach => REACHES.get(tag) ?? 'generic';
