import type { PlaybookInput } from '@process-ai/contract/playbooks';
import type { ReferenceModel } from '@process-ai/contract/sectors';

/** A playbook that ships with the product. */
export interface LibraryPlaybook extends PlaybookInput {
  /** A UUID that never changes: scripts and applications refer to it. */
  id: string;
  /** The reference models whose sectors it fits best; empty = every one. */
  fits: readonly ReferenceModel[];
}
