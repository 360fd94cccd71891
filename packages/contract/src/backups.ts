import { z } from 'zod';
import { Timestamp } from './ids.ts';

/** How the nightly backup stands. */
export const BackupStatus = z.object({
  nightly: z
    .object({
      hour: z.int().describe("Of the server's clock, 0 to 23."),
      keep: z.int().describe('How many files stay.'),
      isEncrypted: z.boolean(),
    })
    .nullable()
    .describe('null = none is set up (BACKUP_DIR).'),
  last: z
    .object({ finishedAt: Timestamp, fileName: z.string(), bytes: z.int() })
    .nullable()
    .describe('The last one that is whole; null = there has been none.'),
  failure: z
    .object({ at: Timestamp, message: z.string() })
    .nullable()
    .describe('Of the latest try; null = it did not fail.'),
});
export type BackupStatus = z.infer<typeof BackupStatus>;
