import type { Process } from '@process-ai/contract/processes';
import type { Sector } from '@process-ai/contract/sectors';
import type { ProcessSuitability } from '@process-ai/contract/suitability';
import { describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

async function addSector(fields: object, names: string[]) {
  const sector = { name: 'Sector', referenceModel: 'Our own', ...fields };
  const { body } = await server.admin.post('/api/sectors', sector);
  const path = `/api/sectors/${body.id}`;
  if (names.length === 0) return { path, ids: [] };
  const rows = names.map((name, index) => ({ code: `1.${index + 1}`, name, level: 3 }));
  const added: Process[] = (await server.admin.post(`${path}/processes`, rows)).body;
  return { path, ids: added.map(({ id }) => id) };
}

const analyze = (path: string, processIds: string[]) => server.admin.post(`${path}/analyze`, { processIds });
const processesOf = async (path: string): Promise<Process[]> =>
  ((await server.admin.get(path)).body as Sector).processes;
const findingOf = async (path: string, id = '') =>
  ((await server.admin.get(`${path}/processes/${id}/suitability`)).body as ProcessSuitability).finding;

describe('the profile of a sector', () => {
  const profile = { industry: 'hospitals', countries: ['DE'], employees: 2300, currency: 'EUR' };

  test('is created, read, left alone by other edits, and replaced', async () => {
    const { path } = await addSector({ profile }, []);
    const whole = {
      ...profile,
      shortName: null,
      otherIndustry: null,
      revenue: null,
      employeeCost: null,
      casesPerYear: null,
    };
    expect((await server.admin.get(path)).body.profile).toEqual(whole);

    await server.admin.patch(path, { description: 'A house of 800 beds' });
    expect((await server.admin.get(path)).body.profile).toEqual(whole);

    const { body } = await server.admin.patch(path, { profile: { otherIndustry: 'Zoo' } });
    expect(body.profile).toMatchObject({ industry: null, otherIndustry: 'Zoo', countries: [], employees: null });
  });

  test.each([
    ['an unknown industry', { industry: 'piracy' }, 'profile.industry'],
    ['a country in words', { countries: ['Germany'] }, 'profile.countries.0'],
    ['half an employee', { employees: 2.5 }, 'profile.employees'],
    ['a negative revenue', { revenue: -1 }, 'profile.revenue'],
    ['a currency sign', { currency: '€' }, 'profile.currency'],
  ])('with %s is refused, and nothing changes', async (_what, wrong, place) => {
    const { path } = await addSector({ profile }, []);
    const { status, body } = await server.admin.patch(path, { profile: { ...profile, ...wrong } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(place);
    expect((await server.admin.get(path)).body.profile).toMatchObject(profile);
  });

  test('decides which use cases an analysis proposes under the same name', async () => {
    const titles = async (industry: string) => {
      const { path, ids } = await addSector({ profile: { industry } }, ['Manage admissions']);
      await analyze(path, ids);
      return (await processesOf(path)).flatMap(({ opportunities }) => opportunities.map(({ title }) => title));
    };
    const [hospital, university] = [await titles('hospitals'), await titles('higher-education')];
    expect(hospital.length).toBeGreaterThan(0);
    expect(university.length).toBeGreaterThan(0);
    expect(hospital).not.toEqual(expect.arrayContaining(university));
  });
});

describe('what an analysis finds', () => {
  test('says its basis, its confidence and its use case, and can be read whole', async () => {
    const { path, ids } = await addSector({}, ['Process accounts payable (AP)']);
    await analyze(path, ids);
    const [process] = await processesOf(path);
    expect(process?.finding).toBe('known');
    expect(process?.opportunities.length).toBeGreaterThan(0);
    for (const { basis, confidence, useCaseId, rationale } of process?.opportunities ?? []) {
      expect({ basis, confidence }).toEqual({ basis: 'known', confidence: 0.9 });
      expect(rationale).toContain('Understood as “process accounts payable”.');
      const { body } = await server.admin.get(`/api/use-cases/${useCaseId}`);
      expect(body).toMatchObject({ id: useCaseId, firstStep: expect.any(String), risk: { main: expect.any(String) } });
    }
    expect((await server.admin.get('/api/use-cases/unheard-of')).status).toBe(404);
  });

  test('is told at one process of a sector only; the others say where', async () => {
    const { path, ids } = await addSector({}, ['Verify supplier invoices', 'Verify supplier invoices']);
    await analyze(path, ids);
    const all = (await processesOf(path)).flatMap(({ opportunities }) => opportunities);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
    const shownAt = await Promise.all(ids.map((id) => findingOf(path, id)));
    expect(shownAt.flatMap((finding) => finding?.useCases.map((useCase) => useCase.shownAt) ?? [])).toContain(
      '1.1 Verify supplier invoices',
    );
  });

  test('of one process leaves the others as they are, and goes on where a rejected one made room', async () => {
    const { path, ids } = await addSector({}, ['Verify supplier invoices', 'Supplier invoice verification']);
    await analyze(path, ids);
    const before = await processesOf(path);
    await analyze(path, ids.slice(1));
    expect((await processesOf(path)).map(withoutIds)).toEqual(before.map(withoutIds));

    const rejected = before[0]?.opportunities ?? [];
    await server.admin.post(`${path}/opportunities/decide`, {
      opportunityIds: rejected.map(({ id }) => id),
      status: 'rejected',
    });
    await analyze(path, ids.slice(1));
    const [, second] = await processesOf(path);
    expect(second?.opportunities.map(({ useCaseId }) => useCaseId)).toContain(rejected[0]?.useCaseId);
  });

  test('is nothing where nothing is known, with what would help, and general ideas on request', async () => {
    const { path, ids } = await addSector({}, ['Report puffin sightings', 'Order']);
    await analyze(path, ids);
    const processes = await processesOf(path);
    expect(processes.map(({ finding, opportunities }) => [finding, opportunities.length])).toEqual([
      ['unknown', 0],
      ['unknown', 0],
    ]);
    expect(await findingOf(path, ids[0])).toMatchObject({ helps: ['description', 'industry'], useCases: [] });
    expect(await findingOf(path, ids[1])).toMatchObject({ helps: expect.arrayContaining(['plainerName']) });

    const ideas = await server.admin.get(`${path}/processes/${ids[0]}/general-ideas`);
    expect(ideas.body.length).toBeGreaterThan(0);
    expect(Object.keys(ideas.body[0])).toEqual(['type', 'title', 'description']);
    expect((await processesOf(path))[0]?.opportunities).toEqual([]);
  });
});

const withoutIds = ({ name, finding, opportunities }: Process) => ({
  name,
  finding,
  titles: opportunities.map(({ title, useCaseId }) => [title, useCaseId]),
});
