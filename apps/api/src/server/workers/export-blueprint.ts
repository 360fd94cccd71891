import type { ClientPage } from '@process-ai/contract/client-links';
import { AppError } from '@process-ai/contract/errors';
import { DEFAULT_COVER } from '@process-ai/contract/export-covers';
import type {
  ExportFigures,
  ExportFormat,
  ExportPreview,
  ExportSection,
  Readiness,
} from '@process-ai/contract/exports';
import type { Plan } from '@process-ai/contract/initiatives';
import type { Process } from '@process-ai/contract/processes';
import type { OfficeTemplate } from '@process-ai/contract/workspace';
import type { Database } from '@process-ai/db/connect';
import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import { readiness } from '@process-ai/domain/blueprint-readiness';
import { brokenConstraints } from '@process-ai/domain/blueprint-situation';
import { type BlueprintStory, headlineOf } from '@process-ai/domain/blueprint-story';
import { monthOf } from '@process-ai/domain/calendar-months';
import { roiResults } from '@process-ai/domain/roi';
import { listActualsOfSector } from '../../features/actuals/repository.ts';
import { listEvidence } from '../../features/evidence/repository.ts';
import { readSituationDocuments } from '../../features/exports/repository.ts';
import { toPlan } from '../../features/initiatives/mapper.ts';
import { listReported } from '../../features/initiatives/repository.ts';
import { employeesOf, storedPlan } from '../../features/initiatives/service/stored-plan.ts';
import { listInputChanges } from '../../features/values/repository.ts';
import type { BlueprintOrder, ExportOrder, PreviewOrder, ReadinessOrder, TemplateFile } from '../../worker-tasks.ts';
import { readAll, reading } from './read-processes.ts';

/** One exporter a format, each loaded when it is first asked for. */
const EXPORTERS: Record<ExportFormat, (blueprint: Blueprint, template?: OfficeTemplate) => Promise<Uint8Array>> = {
  docs: async (...input) => (await import('@process-ai/exporters/docs/export-docs')).exportDocs(...input),
  sheets: async (blueprint) => (await import('@process-ai/exporters/sheets/export-sheets')).exportSheets(blueprint),
  slides: async (...input) => (await import('@process-ai/exporters/slides/export-slides')).exportSlides(...input),
};

export async function exportBlueprint({ format, template, ...order }: ExportOrder) {
  const firm = template ? await templateOf(template) : undefined;
  const { blueprint, figures } = await blueprintOf(firm ? inLookOf(order, firm) : order, format === 'sheets');
  return { bytes: await EXPORTERS[format](blueprint, firm), figures, cover: blueprint.cover };
}

const templateOf = async ({ bytes, name }: TemplateFile) =>
  (await import('@process-ai/documents/read-template')).readTemplate(bytes, name);

/** What is drawn takes its colours from the template: its first accent counts as the client's. So does its logo, where there is no other. */
const inLookOf = ({ source, ...order }: BlueprintOrder, { theme, logo }: OfficeTemplate): BlueprintOrder => {
  const mime = logo?.[0] === 0xff ? ('image/jpeg' as const) : ('image/png' as const);
  const own = source.branding.logo ?? (logo && { bytes: logo, mime });
  return {
    ...order,
    source: { ...source, branding: { ...source.branding, accentColour: `#${theme.colours.accent1}`, logo: own } },
  };
};

export async function readClientPage(order: BlueprintOrder): Promise<Omit<ClientPage, 'expiresAt'>> {
  const { clientPage } = await import('@process-ai/exporters/docs/client-page');
  return clientPage((await blueprintOf(order, false)).blueprint);
}

/** Cover and summary in the words of the document, without making it. */
export async function previewBlueprint({ template, ...order }: PreviewOrder): Promise<{
  preview: Omit<ExportPreview, 'firmTemplate'>;
  figures: ExportFigures;
}> {
  const shown = template ? inLookOf(order, await templateOf(template)) : order;
  const { blueprint, figures } = await blueprintOf(shown, false);
  const [{ planDocs }, { summaryInWords }, { coverTexts }] = await Promise.all([
    import('@process-ai/exporters/docs/docs-plan'),
    import('@process-ai/exporters/docs/sections/executive-summary'),
    import('@process-ai/exporters/docs/cover-texts'),
  ]);
  const plan = planDocs(blueprint);
  const { answer, figures: lead, findings } = summaryInWords(plan);
  const { title, client, cover, sections, sector, branding, comparison } = blueprint;
  const preview = {
    title,
    client,
    cover,
    answer,
    figures: [...lead],
    findings,
    sector: sector.name,
    mark: cover.status === 'draft' ? plan.words.say.cover.draftMark : plan.words.say.cover.status[cover.status],
    about: coverTexts(plan).about,
    heading: plan.words.say.document.summary.title,
    accentColour: branding.accentColour,
    vendors: comparison.fits.map(({ vendorId, vendorName: name, overallScore: score }) => ({ vendorId, name, score })),
    empty: sections.filter((section) => !HOLDS[section](blueprint, plan)),
    proposals: plan.proposals.length,
  };
  return { preview, figures };
}

/** Whether a section has something to show. */
const HOLDS: Record<ExportSection, (blueprint: Blueprint, story: BlueprintStory) => boolean> = {
  situation: (_, { situation }) => situation !== null,
  people: (_, { work, kept }) => work !== null || kept.length > 0,
  journeys: ({ journeys }) => journeys.length > 0,
  vendors: ({ comparison }) => comparison.fits.length > 0,
  risks: (_, { risks, duties }) => risks.length + duties.length > 0,
  governance: (_, { responsibilities }) => responsibilities.length > 0,
  decisions: (_, { decisions }) => decisions.length > 0,
};

async function blueprintOf(
  { sectorId, processIds, source }: BlueprintOrder,
  withInputChanges: boolean,
): Promise<{ blueprint: Blueprint; figures: ExportFigures }> {
  const stored = await reading(async (db) => ({
    ...(await readWithPlan(db, sectorId, source, 'all')),
    evidence: await listEvidence(db, sectorId, {}),
    ...(await readSituationDocuments(db, sectorId)),
    inputChanges: withInputChanges ? await listInputChanges(db, sectorId) : undefined,
    actuals: await listActualsOfSector(db, sectorId),
  }));
  const { processes: tree, plan, inputs: roiInputs, value, processValues, evidence, inputChanges, actuals } = stored;
  const chosen = new Set(processIds?.map((id) => id.toLowerCase()));
  const measured = new Set(roiInputs.map(({ processId }) => processId));
  const processes = tree.filter(({ id, opportunities }) =>
    chosen.size > 0 ? chosen.has(id) : measured.has(id) || opportunities.some(({ status }) => status !== 'rejected'),
  );
  const exported = new Set(processes);
  const rejectedAlone = chosen.size > 0 ? [] : tree.filter((one) => one.opportunities.length > 0 && !exported.has(one));
  if (processes.length < chosen.size) throw new AppError('processMissing');
  const { USE_CASE_DUTIES: duties, USE_CASE_NEEDS: useCases } = await import('@process-ai/library/use-case-catalogue');
  const situation = await situationOf(stored.documents);
  const blueprint = buildBlueprint({
    ...source,
    tree,
    processes,
    rejectedAlone,
    plan,
    roiInputs,
    value,
    processValues,
    useCases,
    duties,
    ...(inputChanges && { inputChanges }),
    ...(situation && { situation }),
    actuals,
    evidence: Map.groupBy(evidence, ({ processId }) => processId),
  });
  const headline = headlineOf(blueprint);
  const figures = {
    currency: blueprint.assumptions.currency,
    draft: blueprint.cover.status === 'draft',
    annualSavings: headline?.annualSavings ?? null,
    paybackMonths: headline?.paybackMonths ?? null,
    npv: headline?.npv ?? null,
    accepted: tree.reduce(
      (sum, { opportunities }) => sum + opportunities.filter(({ status }) => status === 'accepted').length,
      0,
    ),
    initiatives: (plan?.initiatives ?? []).map(({ id, name }) => ({ id, name })),
  };
  return { blueprint, figures };
}

async function readWithPlan(db: Database, id: string, { sector }: BlueprintOrder['source'], which?: 'all') {
  const read = await readAll(db, id, which);
  const employees = sector.profile?.employees ?? null;
  return { ...read, plan: await readPlan(db, { id, employees, processes: read.processes }) };
}

/**
 * The reader is loaded where there is something to read: its words in seven languages take their time. A document that
 * it fails on keeps nobody from the file, which then says nothing of the situation.
 */
async function situationOf(documents: Awaited<ReturnType<typeof readSituationDocuments>>['documents']) {
  if (documents.length === 0) return undefined;
  const { readSituation } = await import('@process-ai/ai/built-in/read-situation');
  try {
    return readSituation(documents);
  } catch {
    return undefined;
  }
}

/** Gate, risks and measures of an initiative are few words: so many small ones tell their language. */
const OF_INITIATIVE = 3;

export async function checkReadiness({ sectorId, source }: ReadinessOrder): Promise<Readiness> {
  const { sector, assumptions, generatedAt } = source;
  const [{ processes, plan, inputs: roiInputs, value, processValues }, withActuals, { documents, unread }] =
    await reading((db) =>
      Promise.all([
        readWithPlan(db, sectorId, source),
        listReported(db, sectorId),
        readSituationDocuments(db, sectorId),
      ]),
    );
  const situation = await situationOf(documents);
  const broken =
    situation && situation.constraints.length > 0
      ? brokenConstraints(
          buildBlueprint({
            ...source,
            scenarios: source.scenarios.slice(0, 1),
            tree: processes,
            processes,
            rejectedAlone: [],
            plan,
            roiInputs,
            value,
            processValues,
            situation,
          }),
        )
      : [];
  const { languageOfTexts } = await import('@process-ai/ai/use-cases/language-of-texts');
  const shown = processes.flatMap(({ opportunities }) => opportunities.filter(({ status }) => status !== 'rejected'));
  return readiness({
    client: source.shortName || sector.name,
    processes,
    roiInputs,
    results: roiResults(roiInputs, assumptions, processes),
    plan,
    withActuals,
    organisation: { description: sector.description, employees: sector.profile?.employees ?? null },
    currencies: { profile: sector.profile?.currency ?? null, written: assumptions.currency },
    languages: {
      files: source.cover?.language ?? DEFAULT_COVER.language,
      processes: languageOfTexts(processes.flatMap(({ name, description }) => [name, description ?? ''])),
      opportunities: languageOfTexts(shown.flatMap(({ title, description }) => [title, description])),
      initiatives: (plan?.initiatives ?? []).map(({ id, name, gate, risks, measures }) => ({
        id,
        name,
        language: languageOfTexts(
          [
            gate,
            ...risks.flatMap(({ risk, control }) => [risk, control]),
            ...measures.map((measure) => measure.name),
          ].flatMap((text) => text ?? []),
          OF_INITIATIVE,
        ),
      })),
    },
    today: monthOf(new Date(generatedAt)),
    broken,
    unread,
    journeys: source.journeys,
  });
}

interface Planned {
  id: string;
  employees: number | null;
  /** All of the sector, with what their opportunities count. */
  processes: readonly Process[];
}

/** The plan of a sector, by processes at hand; null where nobody has planned anything. */
async function readPlan(db: Database, { id, employees, processes }: Planned): Promise<Plan | null> {
  const stored = await storedPlan({ db }, id);
  if (stored.initiatives.length === 0) return null;
  const carriers = new Map(stored.initiatives.flatMap((one) => one.opportunityIds.map((carried) => [carried, one.id])));
  const accepted = processes.flatMap((process) =>
    process.opportunities
      .filter(({ status }) => status === 'accepted')
      .map((opportunity) => ({ ...opportunity, processId: process.id })),
  );
  const amounts = new Map(
    accepted.map(({ id: opportunityId, countedSavings, savingsBasis }) => [
      opportunityId,
      { measured: 0, benchmark: 0, ...(savingsBasis && { [savingsBasis]: 1000 * countedSavings }) },
    ]),
  );
  return toPlan(stored, {
    opportunities: accepted.map((one) => ({ ...one, initiativeId: carriers.get(one.id) ?? null })),
    amountOf: (opportunityId) => amounts.get(opportunityId) ?? { measured: 0, benchmark: 0 },
    processes,
    employees: employeesOf({ employees }),
  });
}
