import { expect } from '@playwright/test';
import type { Answer, Client } from './client.ts';
import type { Statements } from './statement.ts';
import { created, FIGURES, PLAYBOOK, TOUCHPOINT, UNKNOWN, type World } from './world.ts';

const ok = ({ status, body }: Answer) => expect([200, 201, 204], JSON.stringify(body)).toContain(status);
const read = async (asked: Promise<Answer>) => created(await asked);
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

/** A sector to write to, gone afterwards. */
async function inNewSector<T>({ admin }: World, work: (path: string, admin: Client) => Promise<T>): Promise<T> {
  const { id } = await read(admin.post('/api/sectors', { name: 'For one call', referenceModel: 'ARTS' }));
  try {
    return await work(`/api/sectors/${id}`, admin);
  } finally {
    await admin.delete(`/api/sectors/${id}`);
  }
}

const addProcess = async (admin: Client, path: string, process: object): Promise<{ id: string }> =>
  (await read(admin.post(`${path}/processes`, [process])))[0];

/** Section 7: the calls on sectors and what lies below them. */
export const SECTOR_CALLS: Statements<World> = {
  'GET /api/sectors lists sectors': async ({ admin }) =>
    expect(names(await read(admin.get('/api/sectors')))).toContain('Retail bank'),
  'POST /api/sectors takes name, referenceModel and description, and returns the sector': async ({ admin }) => {
    const input = { name: 'Made', referenceModel: 'eTOM', description: 'By a script' };
    const sector = await read(admin.post('/api/sectors', input));
    expect(sector).toMatchObject(input);
    await admin.delete(`/api/sectors/${sector.id}`);
  },
  'POST /api/sectors answers the whole sector with its nested arrays': (world) =>
    inNewSector(world, async (_path, admin) => {
      const sector = await read(admin.post('/api/sectors', { name: 'Whole', referenceModel: 'eTOM' }));
      expect(sector).toMatchObject({ processes: [], journeys: [], insights: [], roiResults: [] });
      await admin.delete(`/api/sectors/${sector.id}`);
    }),
  'GET /api/sectors/{id} answers the sector with processes, insights and flags': async ({ admin, sector }) =>
    expect(Object.keys(await read(admin.get(sector)))).toEqual(
      expect.arrayContaining(['processes', 'insights', 'hasProcesses', 'hasAnalysis', 'hasJourneys', 'hasROI']),
    ),
  'PATCH /api/sectors/{id} takes name, description, referenceModel and icon': (world) =>
    inNewSector(world, async (path, admin) => {
      const changes = { name: 'Changed', description: 'Now described', referenceModel: 'ACORD', icon: 'bank' };
      expect(await read(admin.patch(path, changes))).toMatchObject({ ...changes, processes: [] });
      expect(await read(admin.get(path))).toMatchObject(changes);
    }),
  'PATCH /api/sectors/{id} leaves alone what it does not name': (world) =>
    inNewSector(world, async (path, admin) => {
      await admin.patch(path, { icon: 'bank' });
      expect(await read(admin.get(path))).toMatchObject({ name: 'For one call', icon: 'bank' });
    }),
  'DELETE /api/sectors/{id} takes the sector away': async ({ admin }) => {
    const { id } = await read(admin.post('/api/sectors', { name: 'Gone', referenceModel: 'eTOM' }));
    ok(await admin.delete(`/api/sectors/${id}`));
    expect((await admin.get(`/api/sectors/${id}`)).status).toBe(404);
  },
  'POST research-processes with an empty body returns processes': async ({ admin, sector }) =>
    expect((await read(admin.post(`${sector}/research-processes`))).processes.length).toBeGreaterThan(10),
  'POST research-processes saves nothing': (world) =>
    inNewSector(world, async (path, admin) => {
      await read(admin.post(`${path}/research-processes`));
      expect((await read(admin.get(path))).processes).toEqual([]);
    }),
  'POST processes takes an array with parentCode': (world) =>
    inNewSector(world, async (path, admin) => {
      const body = [
        { code: 'B', name: 'Below', level: 2, description: 'Told', parentCode: 'A' },
        { code: 'A', name: 'Above', level: 1 },
      ];
      const rows = await read(admin.post(`${path}/processes`, body));
      expect(rows).toHaveLength(2);
      const { processes } = await read(admin.get(path));
      expect(processes[1].parentId).toBe(processes[0].id);
    }),
  'POST processes takes an array with parentId': (world) =>
    inNewSector(world, async (path, admin) => {
      const parent = await addProcess(admin, path, { code: 'A', name: 'Above', level: 1 });
      const child = await addProcess(admin, path, { code: 'B', name: 'Below', level: 2, parentId: parent.id });
      expect(child).toMatchObject({ parentId: parent.id });
    }),
  'PUT a process takes code, name, level, parentId and description': (world) =>
    inNewSector(world, async (path, admin) => {
      const parent = await addProcess(admin, path, { code: 'A', name: 'Above', level: 1 });
      const { id } = await addProcess(admin, path, { code: 'B', name: 'Below', level: 3 });
      const changes = { code: 'C', name: 'Moved', level: 2, parentId: parent.id, description: 'Told' };
      expect(await read(admin.put(`${path}/processes/${id}`, changes))).toMatchObject(changes);
    }),
  'PUT a process without parentId and description leaves both as they are': (world) =>
    inNewSector(world, async (path, admin) => {
      const parent = await addProcess(admin, path, { code: 'A', name: 'Above', level: 1 });
      const before = { code: 'B', name: 'Below', level: 2, parentId: parent.id, description: 'Told' };
      const { id } = await addProcess(admin, path, before);
      const after = await read(admin.put(`${path}/processes/${id}`, { code: 'B', name: 'Renamed', level: 2 }));
      expect(after).toMatchObject({ ...before, name: 'Renamed' });
    }),
  'DELETE a process takes it away': (world) =>
    inNewSector(world, async (path, admin) => {
      const { id } = await addProcess(admin, path, { code: 'A', name: 'Above', level: 1 });
      ok(await admin.delete(`${path}/processes/${id}`));
      expect((await read(admin.get(path))).processes).toEqual([]);
    }),
  'POST analyze takes processIds and finds opportunities': (world) =>
    inNewSector(world, async (path, admin) => {
      const { id } = await addProcess(admin, path, { code: 'A', name: 'Process invoices', level: 2 });
      expect(await read(admin.post(`${path}/analyze`, { processIds: [id] }))).toMatchObject({ analyzed: 1 });
      expect(await read(admin.get(path))).toMatchObject({ hasAnalysis: true });
    }),
  'POST journeys/generate returns journeys with name, description and touchPoints': (world) =>
    inNewSector(world, async (path, admin) => {
      const { processes } = await read(admin.post(`${path}/research-processes`));
      await read(admin.post(`${path}/processes`, processes));
      const { journeys } = await read(admin.post(`${path}/journeys/generate`));
      expect(journeys.length).toBeGreaterThan(0);
      for (const journey of journeys) {
        expect(journey).toMatchObject({ name: expect.any(String), description: expect.any(String) });
        expect(journey.touchPoints.length).toBeGreaterThan(0);
      }
    }),
  'POST journeys creates a journey': (world) =>
    inNewSector(world, async (path, admin) => {
      await addProcess(admin, path, { code: '1.1', name: 'Lend', level: 1 });
      const journey = { name: 'A loan', description: 'First one', touchPoints: [TOUCHPOINT] };
      expect(await read(admin.post(`${path}/journeys`, journey))).toMatchObject(journey);
    }),
  'PATCH a journey takes the same body': async ({ admin, sector, journeyId }) => {
    const changed = { name: 'A first loan', touchPoints: [{ ...TOUCHPOINT, type: 'agent' }] };
    expect(await read(admin.patch(`${sector}/journeys/${journeyId}`, changed))).toMatchObject(changed);
  },
  'DELETE a journey takes it away': async ({ admin, sector }) => {
    const journey = await read(admin.post(`${sector}/journeys`, { name: 'Short', touchPoints: [TOUCHPOINT] }));
    ok(await admin.delete(`${sector}/journeys/${journey.id}`));
    expect(names((await read(admin.get(sector))).journeys)).not.toContain('Short');
  },
  'GET roi returns roiInputs': async ({ admin, sector, processIds }) =>
    expect((await read(admin.get(`${sector}/roi`))).roiInputs).toEqual([
      expect.objectContaining({ processId: processIds['1.1'] }),
    ]),
  'POST roi/inputs takes an array': async ({ admin, sector, processIds }) =>
    ok(await admin.post(`${sector}/roi/inputs`, [{ processId: processIds['1.1'], ...FIGURES }])),
  'POST roi/calculate takes an empty body': async ({ admin, sector }) =>
    expect((await read(admin.post(`${sector}/roi/calculate`))).roiResults).toHaveLength(1),
  ...Object.fromEntries(
    ['docs', 'sheets', 'slides'].map((format) => [
      `POST export/${format} takes processIds and vendorIds, returns url and title, and the url opens`,
      async ({ admin, sector, processIds, vendorId }: World) => {
        const choice = { processIds: [processIds['1.1']], vendorIds: [vendorId] };
        const { url, title } = await read(admin.post(`${sector}/export/${format}`, choice));
        expect(title).toContain('Retail bank');
        ok(await admin.get(url));
      },
    ]),
  ),
  'POST export of another format is refused': async ({ admin, sector, vendorId }) =>
    expect((await admin.post(`${sector}/export/tables`, { vendorIds: [vendorId] })).status).toBe(400),
  'POST insights takes a form with file and title': async ({ admin, sector, insightId }) =>
    expect((await read(admin.get(sector))).insights[0]).toMatchObject({ id: insightId, title: 'report.pdf' }),
  'POST insights answers a failure with an error field': async ({ admin, sector }) => {
    const { status, body } = await admin.upload(`${sector}/insights`, 'notes.txt', 'text');
    expect([status, body.error]).toEqual([415, 'Please upload PDF, DOC, PPT, or PNG files only.']);
  },
  'DELETE an unknown insight answers 404': async ({ admin, sector }) =>
    expect((await admin.delete(`${sector}/insights/${UNKNOWN}`)).status).toBe(404),
  'GET playbooks lists library and custom playbooks, the library first': async ({ admin, sector }) => {
    const custom: boolean[] = (await read(admin.get(`${sector}/playbooks`))).map(
      ({ isCustom }: { isCustom: boolean }) => isCustom,
    );
    expect(custom).toContain(true);
    expect(custom).toEqual(custom.toSorted((one, other) => Number(one) - Number(other)));
    expect(custom[0]).toBe(false);
  },
  'POST playbooks/generate with an empty body returns a draft without id': async ({ admin, sector }) => {
    const draft = await read(admin.post(`${sector}/playbooks/generate`));
    expect(draft).toMatchObject({ isCustom: true });
    expect(draft).not.toHaveProperty('id');
  },
  'POST apply-playbook with an empty body fills processes, journeys and ROI inputs': async (world) =>
    inNewSector(world, async (path, admin) => {
      ok(await admin.post(`${path}/apply-playbook/${world.playbookId}`));
      const sector = await read(admin.get(path));
      expect(sector.processes).toEqual([expect.objectContaining({ code: '7', name: 'Decide on loans' })]);
      expect(names(sector.journeys)).toEqual(['A loan in a day']);
      const { roiInputs } = await read(admin.get(`${path}/roi`));
      expect(roiInputs).toEqual([expect.objectContaining({ fteCount: 3, averageRuntime: 30 })]);
    }),
  'applying a playbook twice changes nothing the second time': async (world) =>
    inNewSector(world, async (path, admin) => {
      await admin.post(`${path}/apply-playbook/${world.playbookId}`);
      const again = await read(admin.post(`${path}/apply-playbook/${world.playbookId}`));
      expect(again).toMatchObject({ processesAdded: 0, opportunitiesAdded: 0, journeysAdded: 0, roiInputsAdded: 0 });
    }),
  'POST /api/playbooks takes exactly the fields of the specification': async ({ admin }) => {
    const playbook = await read(admin.post('/api/playbooks', { ...PLAYBOOK, name: 'Once more' }));
    expect(playbook).toMatchObject({ name: 'Once more', isCustom: true });
    ok(await admin.delete(`/api/playbooks/${playbook.id}`));
  },
  'PUT /api/playbooks/{id} updates a custom playbook': async ({ admin, playbookId }) =>
    expect(
      await read(admin.put(`/api/playbooks/${playbookId}`, { ...PLAYBOOK, tags: ['lending', 'paper'] })),
    ).toMatchObject({ tags: ['lending', 'paper'] }),
  'PUT and DELETE of a library playbook are refused': async ({ admin, sector }) => {
    const [library] = await read(admin.get(`${sector}/playbooks`));
    expect((await admin.put(`/api/playbooks/${library.id}`, PLAYBOOK)).status).toBe(403);
    expect((await admin.delete(`/api/playbooks/${library.id}`)).status).toBe(403);
  },
};
