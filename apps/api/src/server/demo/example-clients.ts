import { PlaybookInput } from '@process-ai/contract/playbooks';
import { ProcessInput } from '@process-ai/contract/processes';
import { SectorProfileInput } from '@process-ai/contract/sectors';
import { actingUser } from '../../acting-user.ts';
import type { Actor, App } from '../../app.ts';
import { analyze } from '../../features/analysis/service.ts';
import { signUp } from '../../features/auth/service.ts';
import { firstAdminToken } from '../../features/invitations/service.ts';
import { waitForJob } from '../../features/jobs/service.ts';
import { create as addPlaybook, generate } from '../../features/playbooks/service.ts';
import { create as addProcesses } from '../../features/processes/service.ts';
import { create as createSample } from '../../features/sample-client/service.ts';
import { create as addSector, list as listSectors } from '../../features/sectors/service.ts';
import { list as listUsers } from '../../features/users/service.ts';
import { STADTWERKE } from './example-data.ts';

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
  if (user && (await listSectors(app, { user, via: 'session' })).length === 0) {
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

/** The sample client, without that word in its name: here every client is made up. */
async function fillInsurer(app: App, actor: Actor): Promise<void> {
  const { id } = await waitForJob(app, await createSample(app, actor, 'Harbor Mutual Insurance'));
  const draft = await waitForJob(app, await generate(app, actor, id));
  await addPlaybook(app, PlaybookInput.parse(draft));
}

async function fillUtility(app: App, actor: Actor): Promise<void> {
  const sector = await addSector(app, actor, {
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
