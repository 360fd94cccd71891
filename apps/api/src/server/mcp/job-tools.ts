import { AppError } from '@process-ai/contract/errors';
import { EXPORT_FORMATS, EXPORT_SECTIONS, ExportFormatName, ExportResult } from '@process-ai/contract/exports';
import { Id } from '@process-ai/contract/ids';
import { isFinished, type Job } from '@process-ai/contract/jobs';
import { PlaybookDraft } from '@process-ai/contract/playbooks';
import { PROCESSES_MAX, ResearchProposal } from '@process-ai/contract/processes';
import { z } from 'zod';
import { watch } from '../../features/jobs/service.ts';
import { type Asking, readTool, type Tool, writeTool } from './tool.ts';

const sectorId = Id.describe('Of list_sectors.');

/** A client waits a minute for an answer unless it is set otherwise. */
const FOLLOW_MAX_SECONDS = 50;
const NAMES_SHOWN = 40;

const research = writeTool({
  name: 'research_processes',
  title: 'Research a process library',
  description:
    'Has the analyst propose the processes of a sector by its trade. It saves nothing in the sector: import_processes does, by the id of this job.',
  input: z.object({ sectorId }),
  plan: async ({ api }, input) => {
    const { name, referenceModel, assumedIndustry } = await api.sectors.getSummary(input);
    return { would: `Research processes for ${name}.`, referenceModel, industry: assumedIndustry };
  },
  carryOut: async (asking, input) => follow(asking, await asking.api.processes.startResearch(input)),
});

const startAnalysis = writeTool({
  name: 'start_analysis',
  title: 'Find opportunities',
  description:
    'Has the analyst find automation, AI and agentic opportunities. A job: it is followed where you ask for progress; else call get_job. Undecided opportunities of these processes are replaced; what people decided stays.',
  input: z.object({
    sectorId,
    processIds: z
      .array(Id)
      .min(1, 'At least one process')
      .max(PROCESSES_MAX)
      .optional()
      .describe('Left out = every process of the sector.'),
  }),
  heavy: true,
  plan: async (asking, input) => {
    const processIds = await analyzable(asking, input);
    const counts = await asking.api.sectors.getSummary(input);
    return {
      would: `Analyze ${processIds.length} of ${counts.counts.processes} processes.`,
      opportunitiesNow: counts.counts.opportunities,
    };
  },
  carryOut: async (asking, input) => {
    const processIds = await analyzable(asking, input);
    return follow(asking, await asking.api.processes.startAnalysis({ sectorId: input.sectorId, processIds }));
  },
});

/** The processes asked for, all of which must be there; or all that there are. */
async function analyzable(
  { api, whole }: Asking,
  input: { sectorId: string; processIds?: string[] | undefined },
): Promise<string[]> {
  const tree = await whole(() => api.processes.tree({ sectorId: input.sectorId }));
  if (!input.processIds) {
    if (tree.length === 0)
      throw new AppError('badRequest', 'This sector has no processes yet. Call import_processes first.');
    return tree.map(({ id }) => id);
  }
  const known = new Set(tree.map(({ id }) => id));
  if (input.processIds.some((id) => !known.has(id.toLowerCase()))) throw new AppError('processMissing');
  return input.processIds;
}

const draftPlaybook = writeTool({
  name: 'draft_playbook',
  title: 'Draft a playbook',
  description: 'Has the analyst draft a playbook from the processes of a sector. Nothing is saved.',
  input: z.object({ sectorId }),
  plan: async ({ api }, input) => {
    const { name, counts } = await api.sectors.getSummary(input);
    if (counts.processes === 0) throw new AppError('noProcesses');
    return { would: `Draft a playbook from the ${counts.processes} processes of ${name}.` };
  },
  carryOut: async (asking, input) => follow(asking, await asking.api.playbooks.startDraft(input)),
});

const exportBlueprint = writeTool({
  name: 'export_blueprint',
  title: 'Export the blueprint',
  description:
    'Makes the client blueprint as a Word document (docs), an Excel workbook with live formulas (sheets) or a PowerPoint deck (slides), and answers with its download link. The dry run says what to mend first.',
  input: z.object({
    sectorId,
    format: ExportFormatName,
    vendorIds: z
      .array(Id)
      .min(1, 'Please select at least one vendor to export')
      .max(1000)
      .optional()
      .describe(
        'Of compare_vendors. Left out = the shortlist of the sector; where there is none, no section of vendors.',
      ),
    includeProposed: z.boolean().default(false).describe('true: an appendix shows what is only proposed.'),
  }),
  need: 'view',
  heavy: true,
  plan: async ({ api }, { sectorId: id, format }) => {
    const { draft, items } = await api.exports.readiness({ sectorId: id });
    const { extension } = EXPORT_FORMATS[format];
    return {
      would: `Make a .${extension} file of the sector${draft ? ', each page of it marked DRAFT' : ''}.`,
      toMend: items.map(({ message, blocks }) => ({ message, blocks })),
    };
  },
  carryOut: async (asking, { sectorId: id, format, vendorIds, includeProposed }) => {
    const { api } = asking;
    const withVendors = vendorIds !== undefined || (await api.vendors.shortlist({ sectorId: id })).length > 0;
    const job = await api.exports.startExport({
      sectorId: id,
      format,
      vendorIds,
      include: includeProposed ? 'all' : 'accepted',
      ...(!withVendors && { sections: EXPORT_SECTIONS.filter((section) => section !== 'vendors') }),
    });
    return followFor(asking, job, FOLLOW_MAX_SECONDS);
  },
});

const getJob = readTool({
  name: 'get_job',
  title: 'Follow a job',
  description:
    'How far long work is, and what it has made once it has ended. With waitSeconds it answers when it ends.',
  input: z.object({
    jobId: Id.describe('Of a tool that started it.'),
    waitSeconds: z.int().min(0).max(FOLLOW_MAX_SECONDS).default(0).describe('How long to wait for its end.'),
  }),
  read: async (asking, { jobId, waitSeconds }) => followFor(asking, await asking.api.jobs.get({ jobId }), waitSeconds),
});

/** A job is followed to its end for who asked for progress; who did not has its id at once. */
const follow = (asking: Asking, job: Job): Promise<object> =>
  followFor(asking, job, asking.tellProgress ? FOLLOW_MAX_SECONDS : 0);

async function followFor(asking: Asking, job: Job, seconds: number): Promise<object> {
  const { app, actor, api, tellProgress } = asking;
  const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(seconds * 1000)]);
  let last = job;
  for await (const state of seconds > 0 ? watch(app, job.id, signal, actor) : []) {
    last = state;
    await tellProgress?.(state);
  }
  const { id, kind, status, done, total, current, failures } = last;
  const told = { job: { id, kind, status, done, total, current }, failures: failures.slice(0, NAMES_SHOWN) };
  if (!isFinished(status)) return { ...told, next: `Call get_job with jobId ${id} and waitSeconds to follow it.` };
  return { ...told, result: resultOf(asking, last, await api.jobs.result({ jobId: id })) };
}

/** What a job has made, short enough to be read. */
function resultOf({ origin }: Asking, { id, kind }: Job, result: unknown): unknown {
  if (kind === 'research') return compactProposal(id, ResearchProposal.parse(result));
  if (kind === 'playbook-draft') return compactDraft(PlaybookDraft.parse(result));
  if (kind !== 'export') return result;
  const { url, title } = ExportResult.parse(result);
  const downloadUrl = new URL(url, origin).href;
  return { title, downloadUrl, note: 'GET it with the same bearer token, or signed in.' };
}

function compactProposal(jobId: string, { source, note, processes }: z.output<typeof ResearchProposal>): object {
  const top = processes.filter(({ parentCode }) => parentCode === null);
  return {
    source,
    note,
    processes: processes.length,
    topLevel: top.slice(0, NAMES_SHOWN).map(({ code, name }) => `${code} ${name}`),
    next: `Call import_processes with researchJobId ${jobId}.`,
  };
}

const compactDraft = (draft: z.output<typeof PlaybookDraft>): object => ({
  name: draft.name,
  description: draft.description,
  complexity: draft.complexity,
  estimatedTimeToValue: draft.estimatedTimeToValue,
  expectedOutcomes: draft.expectedOutcomes,
  processes: draft.processes.slice(0, NAMES_SHOWN).map(({ code, name, opportunities }) => ({
    code,
    name,
    opportunities: opportunities.map(({ type, title }) => `${type}: ${title}`),
  })),
  counts: {
    processes: draft.processes.length,
    journeys: draft.journeys.length,
    roiInputs: draft.roiAssumptions.length,
  },
});

export const JOB_TOOLS: Tool[] = [research, startAnalysis, draftPlaybook, exportBlueprint, getJob];
