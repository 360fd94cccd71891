import { AppError } from '@process-ai/contract/errors';
import { Id } from '@process-ai/contract/ids';
import { DeepLevels, ImportFormat, OnConflict } from '@process-ai/contract/imports';
import { OpportunityStatus } from '@process-ai/contract/opportunities';
import { ResearchProposal } from '@process-ai/contract/processes';
import { SectorInput } from '@process-ai/contract/sectors';
import { z } from 'zod';
import { peek } from '../../features/imports/service.ts';
import { type Asking, type Tool, writeTool } from './tool.ts';

const sectorId = Id.describe('Of list_sectors.');
const NAMES_SHOWN = 20;

const createSector = writeTool({
  name: 'create_sector',
  title: 'Create a sector',
  description:
    'A new business sector. Say industry, employees and currency in the profile where they are known: analysis and benchmarks go by them.',
  input: SectorInput,
  plan: async ({ api }, { name, referenceModel, description }) => ({
    would: `Create the sector ${name}.`,
    understoodAs: (await api.sectors.list()).some((sector) => sector.name === name)
      ? 'There is a sector of this name already.'
      : `A sector that follows ${referenceModel}${description ? ', with a description' : ''}.`,
  }),
  carryOut: async ({ api }, input) => {
    const { id, name, assumedIndustry } = await api.sectors.create(input);
    return { sector: { id, name, industry: assumedIndustry }, next: 'Call research_processes or import_processes.' };
  },
});

const CONTENT_MAX = 4_000_000;

const importProcesses = writeTool({
  name: 'import_processes',
  title: 'Import processes',
  description:
    'Adds a process library to a sector, all of it or nothing: what research_processes proposed, or the text of a file (CSV, JSON, XML, BPMN, ArchiMate). People can undo it on the page.',
  input: z.object({
    sectorId,
    researchJobId: Id.optional().describe('Of research_processes, once it has ended.'),
    fileName: z.string().max(300).optional().describe('With its ending, as "library.csv".'),
    content: z
      .string()
      .max(CONTENT_MAX, `At most ${CONTENT_MAX} characters`)
      .optional()
      .describe(
        'The text of the file; a CSV needs columns for code and name, and may have level, description, parent.',
      ),
    onConflict: OnConflict.default('skip').describe('What to do with codes that the sector has already.'),
    deepLevels: DeepLevels.optional().describe('Needed where the file has levels below 5.'),
  }),
  plan: async ({ app, api }, input) => {
    const { processes, existingCodes, problems, counts } = await peek(app, input.sectorId, {
      file: await fileOf(api, input),
      deepLevels: input.deepLevels,
    });
    const errors = problems.filter(({ severity }) => severity === 'error');
    const isNew = processes.length - existingCodes.length;
    const there = { stop: 'refuse', skip: 'leave as they are', update: 'update' }[input.onConflict];
    return {
      would: `Add ${isNew} processes, and ${there} ${existingCodes.length} whose codes are there already.`,
      byLevel: counts,
      first: processes.slice(0, NAMES_SHOWN).map(({ code, name }) => `${code} ${name}`),
      errors: errors.slice(0, NAMES_SHOWN).map(({ row, message }) => `Row ${row}: ${message}`),
      errorsInAll: errors.length,
    };
  },
  carryOut: async ({ api }, input) => {
    const file = await fileOf(api, input);
    const { deepLevels } = input;
    const preview = await api.imports.preview({ sectorId: input.sectorId, file, deepLevels });
    const here = { sectorId: input.sectorId, importId: preview.id };
    try {
      return {
        ...(await api.imports.complete({ ...here, onConflict: input.onConflict, deepLevels })),
        importId: preview.id,
      };
    } catch (error) {
      await api.imports.remove(here);
      throw error;
    }
  },
});

type Source = { researchJobId?: string | undefined; fileName?: string | undefined; content?: string | undefined };

async function fileOf(api: Asking['api'], { researchJobId, fileName, content }: Source): Promise<File> {
  if ((researchJobId === undefined) === (content === undefined)) {
    throw new AppError('badRequest', 'Give either researchJobId, or fileName and content.');
  }
  if (content !== undefined) {
    if (!fileName)
      throw new AppError('badRequest', `Give fileName with its ending: ${ImportFormat.options.join(', ')}.`);
    return new File([content], fileName);
  }
  const result = ResearchProposal.safeParse(await api.jobs.result({ jobId: researchJobId ?? '' }));
  if (!result.success) throw new AppError('badRequest', 'This job has proposed no processes, or has not ended yet.');
  return new File([JSON.stringify(result.data.processes)], 'Research.json');
}

const DECISIONS_MAX = 1000;

const decideOpportunities = writeTool({
  name: 'decide_opportunities',
  title: 'Decide on opportunities',
  description:
    'Accepts or rejects opportunities, or puts them back to proposed. Rejected ones are left out everywhere.',
  input: z.object({
    sectorId,
    opportunityIds: z
      .array(Id)
      .min(1, 'At least one opportunity')
      .max(DECISIONS_MAX, `At most ${DECISIONS_MAX} opportunities`)
      .describe('Of search.'),
    status: OpportunityStatus,
  }),
  heavy: true,
  plan: async ({ api, whole }, { sectorId: id, opportunityIds, status }) => {
    const lists = await whole(async () => [
      await api.opportunities.list({ sectorId: id }),
      await api.opportunities.rejected({ sectorId: id }),
    ]);
    const byId = new Map(lists.flat().map((opportunity) => [opportunity.id, opportunity]));
    const chosen = [...new Set(opportunityIds.map((one) => one.toLowerCase()))].map((one) => byId.get(one));
    const found = chosen.filter((one) => one !== undefined);
    if (found.length < chosen.length) throw new AppError('opportunityMissing');
    const changing = found.filter((one) => one.status !== status);
    return {
      would: `Make ${changing.length} of ${found.length} opportunities ${status}.`,
      opportunities: changing
        .slice(0, NAMES_SHOWN)
        .map((one) => `${one.title} (${one.processName}): ${one.status} → ${status}`),
    };
  },
  carryOut: ({ api }, { sectorId: id, opportunityIds, status }) =>
    api.opportunities.decide({ sectorId: id, opportunityIds, status }),
});

const proposePlan = writeTool({
  name: 'propose_plan',
  title: 'Propose a plan',
  description:
    'Groups accepted opportunities that no initiative carries into initiatives with months, cost, effort, measures and risks. Existing initiatives stay as they are.',
  input: z.object({ sectorId }),
  heavy: true,
  plan: async ({ api }, input) => {
    const { unplanned, initiatives } = await api.initiatives.plan(input);
    return {
      would: `Group ${unplanned.opportunityIds.length} accepted opportunities into initiatives, beside ${initiatives.length} there are.`,
    };
  },
  carryOut: async ({ api }, input) => {
    const { changeId, initiativeIds, plan } = await api.initiatives.propose(input);
    const added = new Set(initiativeIds);
    return {
      changeId,
      initiatives: plan.initiatives
        .filter(({ id }) => added.has(id))
        .map(({ id, name, startMonth, endMonth }) => ({ id, name, startMonth, endMonth })),
    };
  },
});

export const WRITING_TOOLS: Tool[] = [createSector, importProcesses, decideOpportunities, proposePlan];
