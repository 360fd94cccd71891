import { InitiativeUpdate } from '@process-ai/contract/initiatives';
import { JourneyInput } from '@process-ai/contract/journeys';
import { PlaybookInput } from '@process-ai/contract/playbooks';
import { ProcessInput } from '@process-ai/contract/processes';
import { RoiInputEntry } from '@process-ai/contract/roi';
import { SectorProfileInput, type SectorSummary } from '@process-ai/contract/sectors';
import { addMonths, monthNumber, monthOf } from '@process-ai/domain/calendar-months';
import { actingUser } from '../../acting-user.ts';
import type { Actor, App } from '../../app.ts';
import { get as getActuals, save as saveActuals } from '../../features/actuals/service.ts';
import { analyze, research } from '../../features/analysis/service.ts';
import { signUp } from '../../features/auth/service.ts';
import { plan, propose, update, updateSettings } from '../../features/initiatives/service.ts';
import { upload } from '../../features/insights/service.ts';
import { firstAdminToken } from '../../features/invitations/service.ts';
import { waitForJob } from '../../features/jobs/service.ts';
import { create as addJourney, suggest } from '../../features/journeys/service.ts';
import { decide, list } from '../../features/opportunities/service.ts';
import { create as addPlaybook, apply, generate, list as listPlaybooks } from '../../features/playbooks/service.ts';
import { create as addProcesses } from '../../features/processes/service.ts';
import { calculate, saveInputs } from '../../features/roi/service.ts';
import { create as addSector, list as listSectors } from '../../features/sectors/service.ts';
import { list as listUsers } from '../../features/users/service.ts';
import { STADTWERKE, WORKLOADS } from './example-data.ts';

const PERSON = { email: 'demo@example.com', password: 'seven calm lanterns', firstName: 'Dana', lastName: 'Demo' };
const THIS_MACHINE = { address: '127.0.0.1', userAgent: null, sessionId: null, deviceSecret: null };

/**
 * Adds the example clients on behalf of an administrator, a person made for it where there is none; where there are
 * sectors already, it adds nothing. Returns how to sign in.
 */
export async function seedExampleClients(app: App): Promise<string> {
  const token = await firstAdminToken(app);
  if (token) await signUp(app, THIS_MACHINE, { ...PERSON, token });
  const user = (await listUsers(app)).find(({ isAdmin }) => isAdmin);
  if (user && (await listSectors(app)).length === 0) {
    await actingUser.run(user.id, () => fillExampleClients(app, { user, via: 'session' }));
  }
  return user?.email === PERSON.email
    ? `Sign in with ${PERSON.email} and the password ${PERSON.password}`
    : 'Sign in as you did before';
}

/**
 * Two clients half-way through their analysis, built with the product's own calls: a regional insurer, and a municipal
 * utility that names its processes in German.
 */
async function fillExampleClients(app: App, actor: Actor): Promise<void> {
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
    profile: SectorProfileInput.parse({
      industry: 'insurance',
      countries: ['US'],
      employees: 640,
      currency: 'USD',
      employeeCost: 50_000,
    }),
  });
  const costed = await fillProcesses(app, actor, sector);
  await fillJourneys(app, actor, sector);
  const document = { file: await boardPaper(), title: 'Board paper: claims in days' };
  await waitForJob(app, await upload(app, actor, sector.id, document));
  await fillPlaybooks(app, actor, sector);
  await calculate(app, sector.id);
  await fillPlan(app, actor, sector.id, costed);
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

/** Returns the processes that have ROI inputs. */
async function fillProcesses(app: App, actor: Actor, sector: SectorSummary): Promise<string[]> {
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
  return inputs.map(({ processId }) => processId);
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

/** What the example client's board was told, paragraph by paragraph; the figures fit its workloads. */
const PARAGRAPHS = [
  'Harbour Mutual: claims in days, not weeks. Paper for the board, second quarter.',
  'We settle 38,000 claims a year across motor, household and property. From first notice to payment a motor claim takes 19 days on average; our three closest competitors publish figures between 6 and 11 days.',
  'Taking a first notice of loss by telephone takes 24 minutes. Two thirds of that time goes into asking for facts that the policy administration system already holds.',
  'The first-notice team has 14 FTE. At the end of each quarter the queue passes 400 open notices, and overtime has risen by a quarter since January.',
  'Documents arrive by post, e-mail and through brokers. Indexing a claim file takes 15 minutes, and one file in nine is indexed under the wrong claim number and has to be found again.',
  'Handlers told us that they trust the fraud rules less every year: the rules flag one claim in six, and four of five flags turn out to be harmless.',
  'Customers who are told the next step within one working day renew at a rate eleven points above those who are not. That promise matters more to them than the size of the payment.',
  'The board is asked to agree that no handler loses a position in the first two years, that every payment above 5,000 dollars stays with a person, and that we begin with motor claims.',
];

/** The paper as a Word document. */
async function boardPaper(): Promise<File> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import('docx');
  const [title = '', ...paragraphs] = PARAGRAPHS;
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => new Paragraph({ text, spacing: { after: 160 } })),
  ];
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return new File([new Uint8Array(bytes)], 'board-paper-claims.docx');
}

/** The plan of the example began so many months ago. */
const MONTHS_AGO = 8;

/** Who owns what, by the first words of its name. */
const OWNERS: Record<string, string> = {
  Claims: 'Head of claims',
  'Contract Administration': 'Head of policy services',
  Finance: 'Chief financial officer',
  Product: 'Chief underwriter',
  Sales: 'Head of sales',
};

/** What came of the plan in the first months, then in all later ones: the first is late, the second ahead, and so on. */
const SAVED = [
  [0, 0.55, 0.7, 0.8],
  [0.9, 1.02, 1.06],
  [0.4, 0.75, 0.92, 0.97],
];
const SPENT = [1.08, 0.96, 1.15];
const RUNS = [1.03, 1.08, 0.95];
/** Shares, where a measure is one: from where to where, and how far it has come each month. */
const SHARE = { higher: { baseline: 15, target: 70 }, lower: { baseline: 30, target: 10 } };
const PROGRESS = [0.1, 0.3, 0.5, 0.65, 0.75, 0.8];

/**
 * Accepts what was found for the processes with ROI inputs, has it proposed as a plan that began months ago, and enters
 * what came of the initiatives that should be delivered by now.
 */
async function fillPlan(app: App, actor: Actor, sectorId: string, processIds: readonly string[]): Promise<void> {
  const costed = new Set(processIds);
  const found = (await list(app, sectorId)).filter(({ processId }) => costed.has(processId));
  await decide(
    app,
    actor,
    sectorId,
    found.map(({ id }) => id),
    'accepted',
  );
  const today = monthOf(new Date());
  await updateSettings(app, actor, sectorId, { startMonth: addMonths(today, -MONTHS_AGO) });
  await propose(app, actor, sectorId);

  const { initiatives } = await plan(app, sectorId);
  for (const [at, { id, name, startMonth, endMonth, measures }] of initiatives.entries()) {
    if (startMonth > addMonths(today, 3)) continue;
    const status = endMonth < today ? 'delivered' : startMonth <= today ? 'running' : 'committed';
    const owner = OWNERS[name.split(/[:&,]/)[0]?.trim() ?? ''] ?? 'Chief operating officer';
    const targets = measures.map((one) => (one.unit === '%' ? { ...one, ...SHARE[one.better] } : one));
    await update(app, actor, sectorId, id, InitiativeUpdate.parse({ status, owner, measures: targets }));
    if (status === 'delivered') await fillActuals(app, actor, sectorId, id, at);
  }
}

async function fillActuals(app: App, actor: Actor, sectorId: string, initiativeId: string, at: number): Promise<void> {
  const { series, measures } = await getActuals(app, sectorId, initiativeId);
  const known = series.filter(({ month }) => month < monthOf(new Date()));
  const first = known.find(({ planned }) => planned.savings > 0)?.month;
  const months = known.map(({ month, planned }) => {
    const cost = Math.round(planned.cost * pick(SPENT, at));
    const since = first === undefined ? -1 : monthNumber(month) - monthNumber(first);
    if (since < 0) return { month, cost };
    const progress = reached(PROGRESS, since);
    return {
      month,
      cost,
      savings: Math.round(planned.savings * reached(pick(SAVED, at), since)),
      ...(planned.volume !== null && { volume: Math.round(planned.volume * pick(RUNS, at)) }),
      measures: Object.fromEntries(
        measures.flatMap(({ id, baseline, target }) =>
          baseline === null || target === null ? [] : [[id, Math.round(baseline + (target - baseline) * progress)]],
        ),
      ),
    };
  });
  if (months.length > 0) await saveActuals(app, actor, sectorId, initiativeId, { months });
}

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;
const reached = (steps: readonly number[], at: number): number => steps[Math.min(at, steps.length - 1)] ?? 0;
