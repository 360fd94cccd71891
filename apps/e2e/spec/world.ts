import { oneLinePdf } from '../server/one-line-pdf.ts';
import type { Product } from '../server/start-product.ts';
import { type Answer, type Client, client } from './client.ts';

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** A product with a little of everything, and who may ask it. */
export interface World {
  url: string;
  admin: Client;
  member: Client;
  nobody: Client;
  memberId: string;
  /** What signs a browser in as the member. */
  memberSession: { name: string; value: string };
  sector: string;
  sectorId: string;
  /** By code: 1, 1.1, 1.2. */
  processIds: Record<string, string>;
  journeyId: string;
  insightId: string;
  playbookId: string;
  vendorId: string;
  otherVendorId: string;
  /** One with every field. */
  fullVendorId: string;
  /** A sector without anything. */
  bareId: string;
  /** One that is analysed and has no ROI inputs. */
  unfiguredId: string;
  /** One with all processes of its reference model. */
  libraryId: string;
}

export const TOUCHPOINT = {
  name: 'Apply',
  type: 'hybrid',
  description: 'Online or at the branch',
  processStep: '1.1',
  momentThatMatters: true,
};

export const FIGURES = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };

/** A playbook with exactly the fields that the specification names. */
export const PLAYBOOK = {
  name: 'Lending without paper',
  description: 'From application to payout.',
  complexity: 'beginner',
  estimatedTimeToValue: '2-3 weeks',
  tags: ['lending'],
  expectedOutcomes: ['Answers the same day', 'Fewer questions', 'Less paper', 'Happier clerks'],
  processes: [
    {
      code: '7',
      name: 'Decide on loans',
      description: 'Scoring and approval',
      level: 1,
      opportunities: [{ type: 'ai', title: 'Score applications', description: 'By a model', estimatedSavings: 40 }],
    },
  ],
  journeys: [
    {
      name: 'A loan in a day',
      description: 'For small amounts',
      touchPoints: [
        { name: 'Ask', description: 'In the app', type: 'agent', momentThatMatters: true },
        { name: 'Sign', description: 'At the branch', type: 'human', momentThatMatters: false },
        { name: 'Wait', description: 'For the money', type: 'hybrid', momentThatMatters: false },
      ],
    },
  ],
  roiAssumptions: [
    { processCode: '7', fteCount: 3, processFrequency: 24_000, averageSalary: 45_000, averageRuntime: 0.5 },
  ],
};

export const VENDOR = {
  name: 'Full House',
  overview: 'Everything that a card shows',
  headquarters: 'Bonn, Germany',
  founded: '1998',
  industry: 'Banking',
  website: 'https://example.com',
  capabilities: ['Workflow'],
  products: [{ name: 'Suite', description: 'A product', category: 'Platform' }],
  aiCapabilities: [{ name: 'Helper', description: 'An assistant', category: 'Assistants' }],
};

/** More of one type than a comparison shows, and one of each other type. */
const OPPORTUNITIES = {
  'One by rule': 'automation',
  'Two by rule': 'automation',
  'Three by rule': 'automation',
  'Four by rule': 'automation',
  'One by model': 'ai',
  'One by agent': 'agentic',
};

/** More matching capabilities than a card shows. */
const SKILLS = ['capture', 'processing', 'approval', 'matching', 'routing', 'coding', 'entry', 'archiving', 'payment'];

export const created = ({ status, body }: Answer) => {
  if (status !== 200 && status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

export async function makeWorld(product: Product): Promise<World> {
  const admin = client(product.url, { authorization: `Bearer ${product.token}` });
  const nobody = client(product.url, {});
  const { token } = created(await admin.post('/api/invitations', {}));
  const person = { token, email: 'ben@example.com', password: 'a long enough one', firstName: 'Ben', lastName: 'Low' };
  const signedUp = await nobody.post('/api/auth/sign-up', person);
  const cookie = (signedUp.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const member = client(product.url, { cookie });
  const [name = '', value = ''] = cookie.split('=');

  const { id: sectorId } = created(
    await admin.post('/api/sectors', {
      name: 'Retail bank',
      referenceModel: 'BIAN',
      description: 'Lending to households',
    }),
  );
  const sector = `/api/sectors/${sectorId}`;
  const rows: { id: string; code: string }[] = created(
    await admin.post(`${sector}/processes`, [
      { code: '1', name: 'Lend', level: 1 },
      { code: '1.1', name: 'Check credit applications', level: 2, parentCode: '1' },
      { code: '1.2', name: 'Process invoices', level: 2, parentCode: '1' },
    ]),
  );
  const processIds = Object.fromEntries(rows.map(({ id, code }) => [code, id]));
  created(await admin.post(`${sector}/analyze`, { processIds: Object.values(processIds) }));
  for (const [title, type] of Object.entries(OPPORTUNITIES)) {
    const opportunity = { type, title, description: 'By hand today', estimatedSavings: 10, effort: 2 };
    created(await admin.post(`${sector}/processes/${processIds['1']}/opportunities`, opportunity));
  }
  created(await admin.post(`${sector}/roi/inputs`, [{ processId: processIds['1.1'], ...FIGURES }]));
  created(await admin.post(`${sector}/roi/calculate`));
  const journey = created(await admin.post(`${sector}/journeys`, { name: 'A first loan', touchPoints: [TOUCHPOINT] }));
  const insight = created(
    await admin.upload(`${sector}/insights`, 'report.pdf', oneLinePdf('The team handles 14,500 invoices a month.'), {
      title: 'report.pdf',
    }),
  );
  const playbook = created(await admin.post('/api/playbooks', PLAYBOOK));
  const vendor = created(
    await admin.post('/api/vendors', {
      name: 'Flow Works',
      overview: 'Document capture and workflow',
      capabilities: SKILLS.map((skill) => `Invoice ${skill}`),
      products: [{ name: 'Flow', description: 'Reads invoices', category: 'Automation' }],
      aiCapabilities: [{ name: 'Reader', description: 'Extracts data from documents', category: 'AI' }],
    }),
  );
  const full = created(await admin.post('/api/vendors', VENDOR));
  const bare = created(await admin.post('/api/sectors', { name: 'Bare', referenceModel: 'ARTS' }));
  const unfigured = created(await admin.post('/api/sectors', { name: 'No figures', referenceModel: 'BIAN' }));
  const [process] = created(
    await admin.post(`/api/sectors/${unfigured.id}/processes`, [{ code: '1', name: 'Process invoices', level: 2 }]),
  );
  created(await admin.post(`/api/sectors/${unfigured.id}/analyze`, { processIds: [process.id] }));
  const library = created(await admin.post('/api/sectors', { name: 'Insurer', referenceModel: 'ACORD' }));
  const { processes } = created(await admin.post(`/api/sectors/${library.id}/research-processes`));
  created(await admin.post(`/api/sectors/${library.id}/processes`, processes));
  const other = created(await admin.post('/api/vendors', { name: 'Other', overview: 'Consulting' }));
  return {
    url: product.url,
    admin,
    member,
    nobody,
    memberId: signedUp.body.user.id,
    memberSession: { name, value },
    sector,
    sectorId,
    processIds,
    journeyId: journey.id,
    insightId: insight.id,
    playbookId: playbook.id,
    vendorId: vendor.id,
    otherVendorId: other.id,
    fullVendorId: full.id,
    bareId: bare.id,
    unfiguredId: unfigured.id,
    libraryId: library.id,
  };
}
