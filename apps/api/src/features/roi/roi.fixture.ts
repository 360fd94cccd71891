import type { TestServer } from '../../server/testing.ts';

/** A new sector of three processes: its path, and the ids of the processes by their codes. */
export async function createRoiSector(server: TestServer): Promise<{ path: string; ids: Record<string, string> }> {
  const { body } = await server.admin.post('/api/sectors', { name: 'ROI', referenceModel: 'APQC PCF' });
  const path = `/api/sectors/${body.id}`;
  const { body: rows } = await server.admin.post(`${path}/processes`, [
    { code: '1', name: 'Pay', level: 1 },
    { code: '1.1', name: 'Check invoices', level: 2, parentCode: '1' },
    { code: '2', name: 'Collect', level: 1 },
  ]);
  return { path, ids: Object.fromEntries(rows.map(({ code, id }: { code: string; id: string }) => [code, id])) };
}

/** What golden value G1 of FORMULAS.md is calculated from; no process is named. */
export const FIGURES = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
