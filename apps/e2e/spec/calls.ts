import { expect } from '@playwright/test';
import { oneLinePdf } from '../server/one-line-pdf.ts';
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
  '7: GET /api/sectors lists sectors': async ({ admin }) =>
    expect(names(await read(admin.get('/api/sectors')))).toContain('Retail bank'),
  '7: POST /api/sectors takes name, referenceModel and description, and returns the sector': async ({ admin }) => {
    const input = { name: 'Made', referenceModel: 'eTOM', description: 'By a script' };
    const sector = await read(admin.post('/api/sectors', input));
    expect(sector).toMatchObject(input);
    await admin.delete(`/api/sectors/${sector.id}`);
  },
  '7: POST /api/sectors answers the whole sector with its nested arrays': (world) =>
    inNewSector(world, async (_path, admin) => {
      const sector = await read(admin.post('/api/sectors', { name: 'Whole', referenceModel: 'eTOM' }));
      expect(sector).toMatchObject({ processes: [], journeys: [], insights: [], roiResults: [] });
      await admin.delete(`/api/sectors/${sector.id}`);
    }),
  '7: GET /api/sectors/{id} answers the sector with processes, insights and flags': async ({ admin, sector }) =>
    expect(Object.keys(await read(admin.get(sector)))).toEqual(
      expect.arrayContaining(['processes', 'insights', 'hasProcesses', 'hasAnalysis', 'hasJourneys', 'hasROI']),
    ),
  '7: PATCH /api/sectors/{id} takes name, description, referenceModel and icon': (world) =>
    inNewSector(world, async (path, admin) => {
      const changes = { name: 'Changed', description: 'Now described', referenceModel: 'ACORD', icon: 'bank' };
      expect(await read(admin.patch(path, changes))).toMatchObject({ ...changes, processes: [] });
      expect(await read(admin.get(path))).toMatchObject(changes);
    }),
  '7: PATCH /api/sectors/{id} leaves alone what it does not name': (world) =>
    inNewSector(world, async (path, admin) => {
      await admin.patch(path, { icon: 'bank' });
      expect(await read(admin.get(path))).toMatchObject({ name: 'For one call', icon: 'bank' });
    }),
  '7: DELETE /api/sectors/{id} takes the sector away': async ({ admin }) => {
    const { id } = await read(admin.post('/api/sectors', { name: 'Gone', referenceModel: 'eTOM' }));
    ok(await admin.delete(`/api/sectors/${id}`));
    expect((await admin.get(`/api/sectors/${id}`)).status).toBe(404);
  },
  '7: POST research-processes with an empty body returns processes': async ({ admin, sector }) =>
    expect((await read(admin.post(`${sector}/research-processes`))).processes.length).toBeGreaterThan(10),
  '7: POST research-processes saves nothing': (world) =>
    inNewSector(world, async (path, admin) => {
      await read(admin.post(`${path}/research-processes`));
      expect((await read(admin.get(path))).processes).toEqual([]);
    }),
  '7: POST processes takes an array with parentCode': (world) =>
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
  '7: POST processes takes an array with parentId': (world) =>
    inNewSector(world, async (path, admin) => {
      const parent = await addProcess(admin, path, { code: 'A', name: 'Above', level: 1 });
      const child = await addProcess(admin, path, { code: 'B', name: 'Below', level: 2, parentId: parent.id });
      expect(child).toMatchObject({ parentId: parent.id });
    }),
  '7: PUT a process takes code, name, level, parentId and description': (world) =>
    inNewSector(world, async (path, admin) => {
      const parent = await addProcess(admin, path, { code: 'A', name: 'Above', level: 1 });
      const { id } = await addProcess(admin, path, { code: 'B', name: 'Below', level: 3 });
      const changes = { code: 'C', name: 'Moved', level: 2, parentId: parent.id, description: 'Told' };
      expect(await read(admin.put(`${path}/processes/${id}`, changes))).toMatchObject(changes);
    }),
  '7: PUT a process without parentId and description leaves both as they are': (world) =>
    inNewSector(world, async (path, admin) => {
      const parent = await addProcess(admin, path, { code: 'A', name: 'Above', level: 1 });
      const before = { code: 'B', name: 'Below', level: 2, parentId: parent.id, description: 'Told' };
      const { id } = await addProcess(admin, path, before);
      const after = await read(admin.put(`${path}/processes/${id}`, { code: 'B', name: 'Renamed', level: 2 }));
      expect(after).toMatchObject({ ...before, name: 'Renamed' });
    }),
  '7: DELETE a process takes it away': (world) =>
    inNewSector(world, async (path, admin) => {
      const { id } = await addProcess(admin, path, { code: 'A', name: 'Above', level: 1 });
      ok(await admin.delete(`${path}/processes/${id}`));
      expect((await read(admin.get(path))).processes).toEqual([]);
    }),
  '7: POST analyze takes processIds and finds opportunities': (world) =>
    inNewSector(world, async (path, admin) => {
      const { id } = await addProcess(admin, path, { code: 'A', name: 'Process invoices', level: 2 });
      expect(await read(admin.post(`${path}/analyze`, { processIds: [id] }))).toMatchObject({ analyzed: 1 });
      expect(await read(admin.get(path))).toMatchObject({ hasAnalysis: true });
    }),
  '7: POST journeys/generate returns journeys with name, description and touchPoints': async ({ admin, libraryId }) => {
    const { journeys } = await read(admin.post(`/api/sectors/${libraryId}/journeys/generate`));
    expect(journeys.length).toBeGreaterThan(0);
    for (const journey of journeys) {
      expect(journey).toMatchObject({ name: expect.any(String), description: expect.any(String) });
      expect(journey.touchPoints.length).toBeGreaterThan(0);
    }
  },
  '7: POST journeys creates a journey': (world) =>
    inNewSector(world, async (path, admin) => {
      await addProcess(admin, path, { code: '1.1', name: 'Lend', level: 1 });
      const journey = { name: 'A loan', description: 'First one', touchPoints: [TOUCHPOINT] };
      expect(await read(admin.post(`${path}/journeys`, journey))).toMatchObject(journey);
    }),
  '7: PATCH a journey takes the same body': async ({ admin, sector, journeyId }) => {
    const changed = { name: 'A first loan', touchPoints: [{ ...TOUCHPOINT, type: 'agent' }] };
    expect(await read(admin.patch(`${sector}/journeys/${journeyId}`, changed))).toMatchObject(changed);
    await admin.patch(`${sector}/journeys/${journeyId}`, { name: 'A first loan', touchPoints: [TOUCHPOINT] });
  },
  '7: DELETE a journey takes it away': async ({ admin, sector }) => {
    const journey = await read(admin.post(`${sector}/journeys`, { name: 'Short', touchPoints: [TOUCHPOINT] }));
    ok(await admin.delete(`${sector}/journeys/${journey.id}`));
    expect(names((await read(admin.get(sector))).journeys)).not.toContain('Short');
  },
  '7: GET roi returns roiInputs': async ({ admin, sector, processIds }) =>
    expect((await read(admin.get(`${sector}/roi`))).roiInputs).toEqual([
      expect.objectContaining({ processId: processIds['1.1'] }),
    ]),
  '7: POST roi/inputs takes an array': async ({ admin, sector, processIds }) =>
    ok(await admin.post(`${sector}/roi/inputs`, [{ processId: processIds['1.1'], ...FIGURES }])),
  '7: POST roi/calculate takes an empty body': async ({ admin, sector }) =>
    expect((await read(admin.post(`${sector}/roi/calculate`))).roiResults).toHaveLength(1),
  ...Object.fromEntries(
    ['docs', 'sheets', 'slides'].map((format) => [
      `7: POST export/${format} takes processIds and vendorIds, returns url and title, and the url opens`,
      async ({ admin, sector, processIds, vendorId }: World) => {
        const choice = { processIds: [processIds['1.1']], vendorIds: [vendorId] };
        const { url, title } = await read(admin.post(`${sector}/export/${format}`, choice));
        expect(title).toContain('Retail bank');
        ok(await admin.get(url));
      },
    ]),
  ),
  '7: POST export of another format is refused': async ({ admin, sector, vendorId }) =>
    expect((await admin.post(`${sector}/export/tables`, { vendorIds: [vendorId] })).status).toBe(400),
  '7: POST insights takes a form with file and title': async ({ admin, sector, insightId }) =>
    expect((await read(admin.get(sector))).insights[0]).toMatchObject({ id: insightId, title: 'report.pdf' }),
  '7: POST insights answers a failure with an error field': async ({ admin, sector }) => {
    const { status, body } = await admin.upload(`${sector}/insights`, 'notes.txt', 'text');
    expect([status, body.error]).toEqual([415, 'Please upload PDF, DOC, PPT, or PNG files only.']);
  },
  '7: DELETE an insight takes it away': (world) =>
    inNewSector(world, async (path, admin) => {
      const { id } = await read(admin.upload(`${path}/insights`, 'a.pdf', oneLinePdf('A line.'), { title: 'a.pdf' }));
      ok(await admin.delete(`${path}/insights/${id}`));
      expect((await read(admin.get(path))).insights).toEqual([]);
    }),
  '7: DELETE an unknown insight answers 404': async ({ admin, sector }) =>
    expect((await admin.delete(`${sector}/insights/${UNKNOWN}`)).status).toBe(404),
  '7: GET playbooks lists library and custom playbooks, the library first': async ({ admin, sector }) => {
    const custom: boolean[] = (await read(admin.get(`${sector}/playbooks`))).map(
      ({ isCustom }: { isCustom: boolean }) => isCustom,
    );
    expect(custom).toContain(true);
    expect(custom).toEqual(custom.toSorted((one, other) => Number(one) - Number(other)));
    expect(custom[0]).toBe(false);
  },
  '7: POST playbooks/generate with an empty body returns a draft without id': async ({ admin, sector }) => {
    const draft = await read(admin.post(`${sector}/playbooks/generate`));
    expect(draft).toMatchObject({ isCustom: true });
    expect(draft).not.toHaveProperty('id');
  },
  ...Object.fromEntries(
    Object.entries<(sector: Answer['body'], roi: Answer['body']) => unknown>({
      processes: ({ processes }) =>
        expect(processes).toEqual([expect.objectContaining({ code: '7', name: 'Decide on loans' })]),
      opportunities: ({ processes }) => expect(processes[0].opportunities[0].title).toBe('Score applications'),
      journeys: ({ journeys }) => expect(names(journeys)).toEqual(['A loan in a day']),
      'ROI inputs': (_sector, { roiInputs }) => expect(roiInputs).toEqual([expect.objectContaining({ fteCount: 3 })]),
    }).map(([what, check]) => [
      `4: applying a playbook populates the sector's ${what}`,
      (world: World) =>
        inNewSector(world, async (path, admin) => {
          ok(await admin.post(`${path}/apply-playbook/${world.playbookId}`));
          check(await read(admin.get(path)), await read(admin.get(`${path}/roi`)));
        }),
    ]),
  ),
  '7: applying a playbook twice changes nothing the second time': async (world) =>
    inNewSector(world, async (path, admin) => {
      await admin.post(`${path}/apply-playbook/${world.playbookId}`);
      const again = await read(admin.post(`${path}/apply-playbook/${world.playbookId}`));
      expect(again).toMatchObject({ processesAdded: 0, opportunitiesAdded: 0, journeysAdded: 0, roiInputsAdded: 0 });
    }),
  '7: POST /api/playbooks takes exactly the fields of the specification': async ({ admin }) => {
    const playbook = await read(admin.post('/api/playbooks', { ...PLAYBOOK, name: 'Once more' }));
    expect(playbook).toMatchObject({ name: 'Once more', isCustom: true });
    ok(await admin.delete(`/api/playbooks/${playbook.id}`));
  },
  '7: PUT /api/playbooks/{id} updates a custom playbook': async ({ admin, playbookId }) =>
    expect(
      await read(admin.put(`/api/playbooks/${playbookId}`, { ...PLAYBOOK, tags: ['lending', 'paper'] })),
    ).toMatchObject({ tags: ['lending', 'paper'] }),
  '7: PUT of a library playbook is refused': async ({ admin, sector }) => {
    const [library] = await read(admin.get(`${sector}/playbooks`));
    expect((await admin.put(`/api/playbooks/${library.id}`, PLAYBOOK)).status).toBe(403);
  },
  '7: DELETE of a library playbook is refused': async ({ admin, sector }) => {
    const [library] = await read(admin.get(`${sector}/playbooks`));
    expect((await admin.delete(`/api/playbooks/${library.id}`)).status).toBe(403);
  },
  '7: DELETE /api/playbooks/{id} takes a custom playbook away': async ({ admin, sector }) => {
    const { id } = await read(admin.post('/api/playbooks', { ...PLAYBOOK, name: 'Short' }));
    ok(await admin.delete(`/api/playbooks/${id}`));
    expect(names(await read(admin.get(`${sector}/playbooks`)))).not.toContain('Short');
  },
};
