import type { JobKind } from '@process-ai/contract/jobs';
import type { JobWork } from '../app.ts';
import { analyzeInJob, researchInJob } from '../features/analysis/service.ts';
import { exportInJob } from '../features/exports/service/create.ts';
import { summarizeInJob } from '../features/insights/service.ts';
import { suggestInJob } from '../features/journeys/service.ts';
import { draftInJob } from '../features/playbooks/service.ts';
import { refreshInJob } from '../features/vendors/service.ts';

export const JOB_KINDS: Record<JobKind, JobWork> = {
  analysis: analyzeInJob,
  research: researchInJob,
  'journey-suggestions': suggestInJob,
  'insight-summary': summarizeInJob,
  'playbook-draft': draftInJob,
  'vendor-refresh': refreshInJob,
  export: exportInJob,
};
