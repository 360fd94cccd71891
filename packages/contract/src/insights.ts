import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';

export const Insight = z.object({
  id: Id,
  title: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  uploadedAt: Timestamp,
  summary: z.string(),
});
export type Insight = z.infer<typeof Insight>;
