import { z } from 'zod';

/** What is typed before something is deleted for good. */
export const Erasure = z.object({
  name: z.string().max(320).describe('Its name as it stands, so that nothing else is deleted.'),
});
export type Erasure = z.infer<typeof Erasure>;

/** What people are called who were deleted for good. */
export const FORMER_MEMBER = 'Former member';
