import { Id } from '@process-ai/contract/ids';
import { PROCESSES_MAX } from '@process-ai/contract/processes';
import { z } from 'zod';
import { assumptionsOf } from '../../features/values/service.ts';
import { pageOf } from '../../paging.ts';
import { search } from './search-tool.ts';
import { type Asking, pageFields, readTool, type Tool } from './tool.ts';

const sectorId = Id.describe('Of list_sectors.');
const CAPABILITIES_SHOWN = 5;
const EVIDENCE_SHOWN = 10;

const listSectors = readTool({
  name: 'list_sectors',
  title: 'List sectors',
  description:
    'The business sectors that you may open, with how far each is. Begin here: the other tools take its ids.',
  input: z.object(pageFields),
  read: async ({ api }, page) => {
    const { items, nextCursor } = pageOf(await api.sectors.list(), ({ id }) => id, page);
    return {
      sectors: items.map(({ id, name, referenceModel, assumedIndustry, role, counts, hasAnalysis, hasROI }) => ({
        id,
        name,
        referenceModel,
        industry: assumedIndustry,
        yourRole: role,
        counts,
        hasAnalysis,
        hasROI,
      })),
      nextCursor,
    };
  },
});

const getSector = readTool({
  name: 'get_sector',
  title: 'Read how far a sector is',
  description:
    'Overview of one sector: coverage, opportunities by type and decision, what it is worth, its plan, and what to do next.',
  input: z.object({ sectorId }),
  heavy: true,
  read: async ({ api }, input) => {
    const [sector, overview] = await Promise.all([api.sectors.getSummary(input), api.sectors.overview(input)]);
    const { next, coverage, opportunities, value, plan, journeys, evidence } = overview;
    const { name, description, referenceModel, assumedIndustry, role } = sector;
    return {
      sector: { id: sector.id, name, description, referenceModel, industry: assumedIndustry, yourRole: role },
      nextStep: next,
      coverage,
      opportunities,
      value: { unit: `${value.currency} a year`, measured: value.measured, benchmark: value.benchmark },
      note: 'Measured savings rest on ROI inputs, benchmark ones on the size of the organization. Never add the two up.',
      plan: { initiatives: plan.initiatives, unplannedOpportunities: plan.unplanned },
      journeys: journeys.count,
      evidence,
    };
  },
});

const getProcess = readTool({
  name: 'get_process',
  title: 'Read a process',
  description:
    'One process: its opportunities with the use case and the reason behind each, what documents say of it (file, page, exact words), and what it costs and can save with how that figure came about.',
  input: z.object({ sectorId, processId: Id.describe('Of search.') }),
  read: async ({ api }, input) => {
    const [process, money, evidence] = await Promise.all([
      api.processes.get(input),
      api.values.getOne(input),
      api.evidence.list(input),
    ]);
    const useCaseIds = [...new Set(process.opportunities.flatMap(({ useCaseId }) => useCaseId ?? []))];
    const useCases = await Promise.all(useCaseIds.map((useCaseId) => api.useCases.get({ useCaseId })));
    const { id, code, name, level, description, finding } = process;
    const { currency } = money.total;
    return {
      process: { id, code, name, level, description, finding },
      opportunities: process.opportunities.map((one) => ({
        id: one.id,
        type: one.type,
        title: one.title,
        description: one.description,
        status: one.status,
        savings: { amount: one.estimatedSavings, unit: `thousands of ${currency} a year`, basis: one.savingsBasis },
        benefit: one.benefit,
        effort: one.effort,
        reason: one.rationale,
        basis: one.basis,
        confidence: one.confidence,
        useCaseId: one.useCaseId,
        source: one.source,
      })),
      useCases: useCases.map(
        ({ id: useCaseId, title, firstStep, staysWithPeople, needs, benefit, risk, measures }) => ({
          id: useCaseId,
          title,
          firstStep,
          staysWithPeople,
          needs,
          benefit,
          mainRisk: risk.main,
          measures,
        }),
      ),
      value: { unit: `${currency} a year`, ...money.value, inputs: money.inputs, benchmark: money.parts },
      evidence: evidence.slice(0, EVIDENCE_SHOWN).map(({ insightId, fileName, page, quote, figures, effects }) => ({
        insightId,
        fileName,
        page,
        quote,
        figures,
        effects,
      })),
      evidenceInAll: evidence.length,
    };
  },
});

const getPlan = readTool({
  name: 'get_plan',
  title: 'Read the plan',
  description:
    'The initiatives of a sector in their order, with months, owner, cost and savings; what to look at; what is not planned.',
  input: z.object({ sectorId, ...pageFields }),
  heavy: true,
  read: async ({ app, api }, { sectorId: id, ...page }) => {
    const plan = await api.initiatives.plan({ sectorId: id });
    const { assumptions } = await assumptionsOf(app.db, id);
    const { items, nextCursor } = pageOf(plan.initiatives, (initiative) => initiative.id, page);
    return {
      unit: `${assumptions.currency}; savings and run cost a year, one-off cost once`,
      startMonth: plan.settings.startMonth,
      initiatives: items.map((one) => ({
        id: one.id,
        name: one.name,
        status: one.status,
        owner: one.owner,
        startMonth: one.startMonth,
        endMonth: one.endMonth,
        savings: one.annualSavings,
        oneOffCost: one.oneOffCost,
        annualRunCost: one.annualRunCost,
        effortDays: one.effortDays,
        opportunities: one.opportunityIds.length,
        dependsOn: one.dependsOn,
        gate: one.gate,
      })),
      nextCursor,
      warnings: plan.warnings.map(({ message }) => message),
      unplanned: {
        opportunities: plan.unplanned.opportunityIds.length,
        measured: plan.unplanned.measured,
        benchmark: plan.unplanned.benchmark,
      },
    };
  },
});

const compareVendors = readTool({
  name: 'compare_vendors',
  title: 'Compare vendors',
  description:
    'Vendors ranked by how well they meet the opportunities of some processes, 0 to 100, with the reason and the points of each part.',
  input: z.object({
    sectorId,
    processIds: z
      .array(Id)
      .min(1, 'At least one process')
      .max(PROCESSES_MAX)
      .optional()
      .describe('Left out = every process with an opportunity.'),
    limit: z.int().min(1).max(50).default(5).describe('How many vendors.'),
  }),
  heavy: true,
  read: async ({ api, whole }, { sectorId: id, processIds, limit }) => {
    const chosen = processIds ?? (await processesWithOpportunities({ api, whole }, id));
    if (chosen.length === 0) {
      return { vendors: [], note: 'No process of this sector has an opportunity yet. Call start_analysis first.' };
    }
    const ranked = await api.vendors.compare({ sectorId: id, processIds: chosen });
    return {
      processes: chosen.length,
      compared: ranked.length,
      vendors: ranked.slice(0, limit).map((fit) => ({
        vendorId: fit.vendorId,
        name: fit.vendorName,
        score: fit.overallScore,
        points: fit.score,
        fits: fit.fits,
        knowsTheIndustry: fit.sectorMatch,
        reason: fit.recommendationReason,
        matches: fit.matchedCapabilities.slice(0, CAPABILITIES_SHOWN).map((match) => match.vendorCapability),
      })),
    };
  },
});

async function processesWithOpportunities(
  { api, whole }: Pick<Asking, 'api' | 'whole'>,
  id: string,
): Promise<string[]> {
  const processes = await whole(() => api.processes.tree({ sectorId: id }));
  return processes.filter(({ opportunityCount }) => opportunityCount > 0).map((process) => process.id);
}

export const READING_TOOLS: Tool[] = [listSectors, getSector, search, getProcess, getPlan, compareVendors];
