import type { JobKind } from '@process-ai/contract/jobs';
import type { JobWork } from '../app.ts';
import { analyzeInJob } from '../features/processes/service/analyze.ts';
import { researchInJob } from '../features/processes/service/research.ts';

export const JOB_KINDS: Record<JobKind, JobWork> = { analysis: analyzeInJob, research: researchInJob };
