import type { Plan } from '@process-ai/contract/initiatives';
import type { TestServer } from '../../server/testing.ts';

const PROCESSES = [
  { code: '1', name: 'Claims', level: 1 },
  { code: '1.1', name: 'Register claim', level: 2, parentCode: '1' },
  { code: '1.2', name: 'Settle claim', level: 2, parentCode: '1' },
  { code: '2', name: 'Finance', level: 1 },
  { code: '2.1', name: 'Pay invoices', level: 2, parentCode: '2' },
];

/** A new sector of five processes with four accepted opportunities: its path, and the ids of both. */
export async function createInsurer(
  server: TestServer,
): Promise<{ path: string; processIds: string[]; opportunities: string[] }> {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Insurer', referenceModel: 'ACORD' });
  const path = `/api/sectors/${sector.id}`;
  const { body: processes } = await server.admin.post(`${path}/processes`, PROCESSES);
  const processIds = processes.map(({ id }: { id: string }) => id);
  const opportunities: string[] = [];
  for (const at of [1, 1, 2, 4]) {
    const { body } = await server.admin.post(`${path}/processes/${processIds[at]}/opportunities`, {
      type: 'ai',
      title: `Opportunity ${opportunities.length}`,
      estimatedSavings: 10,
      effort: 2,
    });
    opportunities.push(body.id);
  }
  return { path, processIds, opportunities };
}

export const MONTHS = { startMonth: '2027-01', endMonth: '2027-06' };

/** A plan without what rises with every change. */
export const content = ({ settings, initiatives, ...rest }: Plan) => ({
  ...rest,
  settings: { ...settings, version: 0 },
  initiatives: initiatives.map((initiative) => ({ ...initiative, version: 0 })),
});
