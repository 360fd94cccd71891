import { JourneyInput } from '@process-ai/contract/journeys';
import { PlaybookInput } from '@process-ai/contract/playbooks';
import { ProcessInput } from '@process-ai/contract/processes';
import { RoiInputEntry } from '@process-ai/contract/roi';
import { SectorProfileInput, type SectorSummary } from '@process-ai/contract/sectors';
import type { Actor, App } from '../../app.ts';
import { analyze, research } from '../../features/analysis/service.ts';
import { upload } from '../../features/insights/service.ts';
import { waitForJob } from '../../features/jobs/service.ts';
import { create as addJourney, suggest } from '../../features/journeys/service.ts';
import { create as addPlaybook, apply, generate, list as listPlaybooks } from '../../features/playbooks/service.ts';
import { create as addProcesses } from '../../features/processes/service.ts';
import { calculate, saveInputs } from '../../features/roi/service.ts';
import { create as addSector } from '../../features/sectors/service.ts';
import { boardPaper } from './board-paper.ts';
import { STADTWERKE } from './stadtwerke.ts';
import { WORKLOADS } from './workloads.ts';

/**
 * Two clients half-way through their analysis, built with the product's own calls: a regional insurer, and a municipal
 * utility that names its processes in German.
 */
export async function fillExampleClients(app: App, actor: Actor): Promise<void> {
  await fillInsurer(app, actor);
  await fillUtility(app, actor);
}

async function fillInsurer(app: App, actor: Actor): Promise<void> {
  const sector = await addSector(app, {
    name: 'Harbour Mutual Insurance',
    referenceModel: 'ACORD',
    description:
      'Regional property, motor and household insurer with 640 staff, 410,000 policies and 38,000 claims a year. The board wants claims handled in days instead of weeks without growing the team.',
    icon: 'shield',
    profile: SectorProfileInput.parse({ industry: 'insurance', countries: ['US'], employees: 640, currency: 'USD' }),
  });
  await fillProcesses(app, actor, sector);
  await fillJourneys(app, actor, sector);
  const document = { file: await boardPaper(), title: 'Board paper: claims in days' };
  await waitForJob(app, await upload(app, actor, sector.id, document));
  await fillPlaybooks(app, actor, sector);
  await calculate(app, sector.id);
}

async function fillUtility(app: App, actor: Actor): Promise<void> {
  const sector = await addSector(app, {
    name: 'Stadtwerke Nordheim',
    referenceModel: 'Eigene Prozesslandkarte',
    description:
      'Städtischer Versorger für Strom, Gas und Wasser mit 900 Beschäftigten und 120.000 Verträgen. Die Geschäftsführung will Kundenservice und Netzbetrieb entlasten.',
    icon: 'zap',
    profile: SectorProfileInput.parse({
      industry: 'utilities',
      countries: ['DE'],
      employees: 900,
      revenue: 410_000_000,
      currency: 'EUR',
      employeeCost: 74_000,
      casesPerYear: 120_000,
    }),
  });
  const added = await addProcesses(
    app,
    sector.id,
    STADTWERKE.map(([code, name, description]) =>
      ProcessInput.parse({ code, name, description, level: code.split('.').length, parentCode: parentOf(code) }),
    ),
  );
  const ids = added.map(({ id }) => id);
  await waitForJob(app, await analyze(app, actor, sector.id, ids));
}

const parentOf = (code: string) => (code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null);

async function fillProcesses(app: App, actor: Actor, sector: SectorSummary): Promise<void> {
  const { processes } = await waitForJob(app, await research(app, actor, sector.id));
  const added = await addProcesses(
    app,
    sector.id,
    processes.map((process) => ProcessInput.parse(process)),
  );
  const analyzed = added.filter(({ level }) => level >= 3).map(({ id }) => id);
  await waitForJob(app, await analyze(app, actor, sector.id, analyzed));

  const byName = new Map(added.map(({ name, id }) => [name, id]));
  const inputs = WORKLOADS.flatMap(({ process, ...figures }) => {
    const processId = byName.get(process);
    return processId ? [RoiInputEntry.parse({ processId, ...figures })] : [];
  });
  await saveInputs(app, actor, sector.id, inputs);
}

const JOURNEYS = 3;

async function fillJourneys(app: App, actor: Actor, sector: SectorSummary): Promise<void> {
  const { source, journeys } = await waitForJob(app, await suggest(app, actor, sector.id));
  for (const journey of journeys.slice(0, JOURNEYS)) {
    await addJourney(app, sector.id, JourneyInput.parse({ ...journey, source }));
  }
}

/** One of the library is applied, and one is drafted from what the sector then holds. */
async function fillPlaybooks(app: App, actor: Actor, sector: SectorSummary): Promise<void> {
  const [fitting] = await listPlaybooks(app, sector.id);
  if (fitting) await apply(app, sector.id, fitting.id);
  const draft = await waitForJob(app, await generate(app, actor, sector.id));
  await addPlaybook(app, PlaybookInput.parse(draft));
}
