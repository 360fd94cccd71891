import type { AccessMode } from '@process-ai/contract/sector-access';

/** What stands above every page of a sector. */
export const detailCopy = {
  open: { all: 'Access: open to everybody', chosen: 'Access: chosen people and teams' } satisfies Record<
    AccessMode,
    string
  >,
  readOnly: 'You can view and export this sector. Its owners can make you an editor.',
};
