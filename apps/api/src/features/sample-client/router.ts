import { SectorSummary } from '@process-ai/contract/sectors';
import { z } from 'zod';
import { jobProcedures, router } from '../../trpc/procedure.ts';
import { create } from './service.ts';

const creating = jobProcedures({
  meta: {
    openapi: {
      method: 'POST',
      path: '/sectors/sample-client',
      summary: 'Add the sample client',
      description:
        'Adds a made-up insurer half-way through its analysis as a sector to look around in: processes, opportunities, figures, journeys, a document and a plan. It can be deleted like any other.',
      tags: ['Sectors'],
    },
  },
  input: z.void(),
  output: SectorSummary,
  start: (app, actor) => create(app, actor),
});

/** Its procedures stand beside those of `sectors`. */
export const sampleClientRouter = router({
  createSample: creating.wait,
  startSample: creating.start,
});
