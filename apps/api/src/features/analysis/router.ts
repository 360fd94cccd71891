import { Id } from '@process-ai/contract/ids';
import { PROCESSES_MAX, Process, ResearchProposal } from '@process-ai/contract/processes';
import { z } from 'zod';
import { jobProcedures, parseSync, router } from '../../trpc/procedure.ts';
import { analyze, research } from './service.ts';

const tags = ['Processes'];
const BySector = z.object({ sectorId: Id });
const ChosenProcesses = z.array(Id).min(1, 'At least one process').max(PROCESSES_MAX);

const researching = jobProcedures({
  meta: {
    openapi: {
      method: 'POST',
      path: '/sectors/{sectorId}/research-processes',
      summary: 'Propose processes',
      description:
        'Proposes processes for the sector: the core work of its trade, and the support functions around it. Nothing is saved.',
      tags,
    },
  },
  input: BySector,
  output: ResearchProposal,
  start: (app, actor, { sectorId }) => research(app, actor, sectorId),
});

const analyzing = jobProcedures({
  meta: {
    heavy: true,
    openapi: { method: 'POST', path: '/sectors/{sectorId}/analyze', summary: 'Find opportunities', tags },
  },
  input: BySector.extend({ processIds: ChosenProcesses }),
  output: parseSync(z.object({ analyzed: z.int(), processes: z.array(Process) })),
  start: (app, actor, { sectorId, processIds }) => analyze(app, actor, sectorId, processIds),
});

/** What the analyst does above the features that it reads and writes; its procedures stand beside those of `processes`. */
export const analysisRouter = router({
  research: researching.wait,
  startResearch: researching.start,
  analyze: analyzing.wait,
  startAnalysis: analyzing.start,
});
