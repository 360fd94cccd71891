import ExcelJS from 'exceljs';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { actingUser } from '../../acting-user.ts';
import type { RunningJob } from '../../app.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { exportInJob } from './service.ts';

/** A slow machine takes its time over whole files. */
const MINUTES = 600_000;
const server = serverForTests();
let path: string;
let vendorId: string;
let opportunityId: string;
beforeAll(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Harbor', referenceModel: 'Our own' });
  path = `/api/sectors/${sector.id}`;
  const { body: rows } = await server.admin.post(`${path}/processes`, [
    { code: '1', name: 'Answer letters', level: 1, description: 'Letters of customers are read and answered' },
  ]);
  const figures = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  await server.admin.post(`${path}/roi/inputs`, [{ ...figures, processId: rows[0].id }]);
  await server.admin.post(`${path}/roi/calculate`);
  const idea = { type: 'ai', title: 'Read letters', description: 'Sort them', effort: 2, estimatedSavings: null };
  opportunityId = (await server.admin.post(`${path}/processes/${rows[0].id}/opportunities`, idea)).body.id;
  vendorId = (await server.admin.post('/api/vendors', { name: 'Alder', overview: 'Reads letters' })).body.id;
});

const exportAs = (format: string, choice: object) => server.admin.post(`${path}/export/${format}`, choice);
const preview = (choice: object) => server.admin.post(`${path}/export-preview`, choice);
const records = async () => (await server.admin.get(`${path}/exports`)).body;

describe('what an export leaves behind', () => {
  test(
    'counts a write while it was made as a change since',
    async () => {
      let renamed = false;
      const renameOnce: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (!renamed) {
            renamed = true;
            await server.admin.patch(path, { name: 'Harbor Mutual' });
          }
          return result;
        },
      };
      const [, sectorId = ''] = /sectors\/(.+)$/.exec(path) ?? [];
      const job = {
        id: server.app.newId(),
        sectorId,
        userId: null,
        params: { format: 'sheets', choice: { sections: [] } },
        signal: AbortSignal.timeout(MINUTES),
        progress: async () => {},
      } as unknown as RunningJob;
      const app = { ...server.app, db: server.app.db.withPlugin(renameOnce) };
      await actingUser.run('ada', () => exportInJob(app, job));
      expect((await server.admin.get(path)).body.name).toBe('Harbor Mutual');
      const [{ id }] = await records();
      expect((await server.admin.get(`${path}/exports/${id}/changes`)).body.writes).toBe(1);
    },
    MINUTES,
  );

  test(
    'is who made it, how large it is, what it led with, and what has changed since',
    async () => {
      await exportAs('sheets', { sections: [] });
      const [{ id, by, size, figures, url }] = await records();
      expect([by, size]).toEqual(['Ada Tester', (await server.admin.get(url)).bytes.length]);
      const { body: found } = await server.admin.get(`${path}/roi/outlook`);
      expect(found.headline.annualSavings).toBeGreaterThan(0);
      const { annualSavings, paybackMonths, npv } = found.headline;
      expect(figures).toEqual({
        currency: 'USD',
        draft: false,
        annualSavings,
        paybackMonths,
        npv,
        accepted: 1,
        initiatives: [],
      });
      const changes = () => server.admin.get(`${path}/exports/${id}/changes`);
      expect((await changes()).body).toEqual({ writes: 0, before: figures, now: figures, added: [], removed: [] });

      const { body: planned } = await server.admin.post(`${path}/initiatives`, {
        name: 'Letters read on arrival',
        startMonth: '2027-01',
        endMonth: '2027-06',
        opportunityIds: [opportunityId],
      });
      const later = (await changes()).body;
      expect(later).toMatchObject({ writes: 1, before: figures, added: ['Letters read on arrival'], removed: [] });
      expect(later.now.draft).toBe(true);
      expect(later.now.initiatives).toEqual([{ id: planned.initiativeIds[0], name: 'Letters read on arrival' }]);
      await exportAs('docs', { sections: [] });
      const [second] = await records();
      await server.admin.delete(`${path}/initiatives/${planned.initiativeIds[0]}`);
      await server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [opportunityId], status: 'rejected' });
      const { body: last } = await server.admin.get(`${path}/exports/${second.id}/changes`);
      expect([last.added, last.removed, last.now.accepted]).toEqual([[], ['Letters read on arrival'], 0]);
      await server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [opportunityId], status: 'accepted' });
    },
    MINUTES,
  );

  test(
    'is of its own sector only, and of nobody who is not signed in',
    async () => {
      await exportAs('sheets', { sections: [] });
      const [{ id }] = await records();
      const { body: other } = await server.admin.post('/api/sectors', { name: 'Another', referenceModel: 'Our own' });
      expect((await server.admin.get(`/api/sectors/${other.id}/exports/${id}/changes`)).status).toBe(404);
      expect((await server.nobody.get(`${path}/exports/${id}/changes`)).status).toBe(401);
      expect((await server.nobody.post(`${path}/export-preview`, {})).status).toBe(401);
    },
    MINUTES,
  );

  test(
    'of a file from before this was kept is what is known of it',
    async () => {
      await exportAs('sheets', { sections: [] });
      const [{ id }] = await records();
      await server.app.db
        .updateTable('export_file')
        .set({ made_by: null, sector_revision: null, figures: null, cover: null })
        .where('id', '=', id)
        .execute();
      const [old] = await records();
      expect([old.by, old.figures, old.cover]).toEqual([null, null, null]);
      const { body } = await server.admin.get(`${path}/exports/${id}/changes`);
      expect(body).toMatchObject({ writes: null, before: null, added: [], removed: [] });
      expect(body.now.annualSavings).toBeGreaterThan(0);
    },
    MINUTES,
  );
});

describe('a cover', () => {
  const cover = () => server.admin.get(`${path}/export-cover`);
  const save = (update: object) => server.admin.patch(`${path}/export-cover`, update);
  const empty = { contactName: null, contactRole: null, contactEmail: null, contactPhone: null };
  const first = { status: null, language: 'en', version: null, date: null, confidentiality: 'Confidential', ...empty };

  test('is kept field by field; what is wrong is refused and changes nothing', async () => {
    expect((await cover()).body).toEqual(first);
    expect((await save({ status: 'final', version: ' 1.2 ' })).body).toEqual({
      ...first,
      status: 'final',
      version: '1.2',
    });
    expect((await save({ contactName: 'Grace Hopper', confidentiality: '' })).status).toBe(200);
    const kept = { ...first, status: 'final', version: '1.2', confidentiality: null, contactName: 'Grace Hopper' };
    expect((await cover()).body).toEqual(kept);
    for (const [wrong, sentence] of [
      [{ contactEmail: 'grace at example' }, 'Please enter a valid email address'],
      [{ date: '2027-02-30' }, 'Must be a day, as 2027-03-01'],
      [{ version: 'x'.repeat(21) }, 'At most 20 characters'],
      [{ status: 'secret' }, ''],
      [{ language: 'tlh' }, ''],
    ] as const) {
      const { status, body } = await save({ ...wrong, contactRole: 'Partner' });
      expect([status, body.error]).toEqual([400, expect.stringContaining(sentence)]);
    }
    expect((await cover()).body).toEqual(kept);
    expect((await server.nobody.get(`${path}/export-cover`)).status).toBe(401);
    expect((await server.nobody.patch(`${path}/export-cover`, { version: '9' })).status).toBe(401);
  });

  test(
    'is in the preview and the record of a file, which may say otherwise for itself alone',
    async () => {
      await save({ ...first, status: 'final', version: '1.2', contactRole: 'Partner', date: '2027-03-01' });
      const draft = (await server.admin.get(`${path}/readiness`)).body.draft;
      const shown = { ...(await cover()).body, status: draft ? 'draft' : 'final' };
      expect((await preview({ sections: [] })).body.cover).toEqual(shown);
      await exportAs('sheets', { sections: [], cover: { version: '7', date: null } });
      const [{ cover: written, createdAt }] = await records();
      expect(written).toEqual({ ...shown, version: '7', date: createdAt.slice(0, 10) });
      expect((await cover()).body).toMatchObject({ version: '1.2', date: '2027-03-01' });
      await save(first);
    },
    MINUTES,
  );
});

describe('what nobody filled in of a cover', () => {
  test(
    'is counted and named: a version for each state that is exported, and whoever exports it as the contact',
    async () => {
      const contact = 'Contact: Ada Tester, admin@example.com';
      const said = async () => (await preview({ sections: [] })).body;
      const written = async () => {
        await exportAs('sheets', { sections: [] });
        return (await records())[0].cover;
      };
      await server.admin.patch(path, { description: 'A port.' });
      const { cover: before, about } = await said();
      expect(before).toMatchObject({ contactName: 'Ada Tester', contactEmail: 'admin@example.com' });
      expect(about).toContain(contact);
      expect([Number.isInteger(Number(before.version)), Number(before.version) > 1]).toEqual([true, true]);
      // Two files of one state bear the same version; the next state bears the next.
      expect([await written(), await written()]).toEqual([before, before]);
      expect((await said()).cover.version).toBe(before.version);
      await server.admin.patch(path, { description: 'A port in the north.' });
      expect((await said()).cover.version).toBe(String(Number(before.version) + 1));
      const { body: link } = await server.admin.post(`${path}/client-links`, { label: 'Board', password: null });
      const page = await server.nobody.post('/api/client-page', { token: link.url.split('#')[1] });
      expect(page.body.about).toEqual(expect.arrayContaining([contact]));
    },
    MINUTES,
  );
});

describe('a preview', () => {
  test(
    'is written in the language of the cover, and so is the workbook',
    async () => {
      await server.admin.patch(`${path}/export-cover`, { language: 'de' });
      const { body } = await preview({ sections: [] });
      expect(body.answer).toMatch(/^Für .+ lassen sich \d.*\u00a0\$ im Jahr einsparen/);
      expect(body.figures.map(({ label }: { label: string }) => label)).toContain('Amortisation');
      expect(body.heading).toBe('Zusammenfassung');
      expect(['ENTWURF', 'Zur Prüfung']).toContain(body.mark);
      expect(body.about.join('\n')).toMatch(/^Referenzmodell: /m);
      expect(body.findings.map(({ term }: { term: string }) => term)).toContain('Was es kostet');
      const { body: made } = await exportAs('sheets', { sections: [] });
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(new Uint8Array((await server.admin.get(made.url)).bytes).buffer);
      expect(workbook.getWorksheet('Ergebnis')?.getCell('A1').text).toMatch(/^Ergebnis – /);
      const [{ cover }] = await records();
      expect(cover.language).toBe('de');
      await server.admin.patch(`${path}/export-cover`, { language: 'en' });
    },
    MINUTES,
  );

  test(
    'says what the files will say: title, answer and figures by the short name, and which sections are empty',
    async () => {
      const { body: sector } = await server.admin.get(path);
      const rename = (shortName: string | null) =>
        server.admin.patch(path, { profile: { ...sector.profile, shortName } });
      expect((await rename('x'.repeat(41))).status).toBe(400);
      expect((await rename('HMI')).body.profile.shortName).toBe('HMI');
      const { status, body } = await preview({ sections: ['journeys', 'vendors'], vendorIds: [vendorId] });
      const { draft } = (await server.admin.get(`${path}/readiness`)).body;
      expect([status, body.title, body.client, body.cover.status]).toEqual([
        200,
        'HMI – Blueprint',
        'HMI',
        draft ? 'draft' : 'forReview',
      ]);
      expect(body.answer).toMatch(/^HMI can save \$\d/);
      expect(body.empty).toEqual(['journeys']);
      const { body: made } = await exportAs('sheets', { sections: [] });
      expect(made.title).toBe('HMI – Blueprint');
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(new Uint8Array((await server.admin.get(made.url)).bytes).buffer);
      expect(workbook.getWorksheet('Summary')?.getCell('A1').text).toBe('Summary – HMI');
      const payback = body.figures.find(({ label }: { label: string }) => label === 'Payback');
      const { headline } = (await server.admin.get(`${path}/roi/outlook`)).body;
      expect(Number.parseFloat(payback.value)).toBeCloseTo(headline.paybackMonths, 1);
      await rename(null);
    },
    MINUTES,
  );

  test(
    'needs no vendor, where an export does unless it leaves vendors out',
    async () => {
      expect((await preview({})).status).toBe(200);
      expect((await exportAs('docs', {})).body.error).toBe('Please select at least one vendor to export');
      expect((await exportAs('docs', { sections: ['decisions'] })).status).toBe(200);
      expect((await exportAs('docs', { sections: ['vendors'] })).status).toBe(400);
      expect((await preview({ sections: ['recipes'] })).status).toBe(400);
    },
    MINUTES,
  );
});
