import type { Evidence } from '@process-ai/contract/evidence';
import type { Insight } from '@process-ai/contract/insights';
import type { Process } from '@process-ai/contract/processes';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import type { TestServer } from '../../server/testing.ts';

export const ROWS = [
  { code: '1', name: 'Procure to pay', level: 1 },
  { code: '1.1', name: 'Match invoices with purchase orders', level: 2, parentCode: '1' },
  { code: '1.2', name: 'Maintain supplier master data', level: 2, parentCode: '1' },
  { code: '1.3', name: 'Approve purchase requisitions', level: 2, parentCode: '1' },
  { code: '2', name: 'Hire to retire', level: 1 },
  { code: '2.1', name: 'Check travel expense claims', level: 2, parentCode: '2' },
];
export const MATCH = '28 % of invoices have a match exception against the purchase order.';
export const VOLUME = 'About 14,500 invoices a month are matched with purchase orders by hand.';
export const SUPPLIERS = 'Of the supplier master data, 1,200 records are duplicates.';
export const CAFETERIA = 'The cafeteria sells 350 meals a day.';

/** A new sector with these processes; `ids` by their codes. */
export async function sectorWith(server: Pick<TestServer, 'admin'>, rows: object[] = ROWS) {
  const { admin } = server;
  const { body } = await admin.post('/api/sectors', { name: 'Works', referenceModel: 'Our own' });
  const path = `/api/sectors/${body.id}`;
  const added: Process[] = rows.length > 0 ? (await admin.post(`${path}/processes`, rows)).body : [];
  return {
    id: body.id as string,
    path,
    ids: Object.fromEntries(added.map(({ code, id }) => [code, id])),
    upload: async (name: string, ...pages: string[]): Promise<Insight> =>
      (await admin.upload(`${path}/insights`, { name, bytes: pagesPdf(pages.map(lineOfText)) }, {})).body,
    evidence: async (query = ''): Promise<Evidence[]> => (await admin.get(`${path}/evidence${query}`)).body,
  };
}
