import type { ExportFormat } from '@process-ai/contract/exports';
import type { JobKind } from '@process-ai/contract/jobs';

/** Long work, as it is called in a sentence. */
export const JOB_WORDS: Record<JobKind, string> = {
  analysis: 'analysis',
  research: 'process research',
  'journey-suggestions': 'journey suggestions',
  'playbook-draft': 'playbook draft',
  'insight-summary': 'document summary',
  evidence: 'evidence search',
  'vendor-refresh': 'vendor refresh',
  export: 'export',
  'sample-client': 'sample client',
};

/** The program that opens the file of an export. */
export const PROGRAMS: Record<ExportFormat, string> = { docs: 'Word', sheets: 'Excel', slides: 'PowerPoint' };
