import type { CapabilityTag } from './capability-tag.ts';
import { CUSTOMER_TAGS } from './customer-tags.ts';
import { INDUSTRY_TAGS } from './industry-tags.ts';
import { OPERATION_TAGS } from './operation-tags.ts';
import { TECHNIQUE_TAGS } from './technique-tags.ts';

const TAXONOMY = { ...TECHNIQUE_TAGS, ...CUSTOMER_TAGS, ...OPERATION_TAGS, ...INDUSTRY_TAGS };

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
