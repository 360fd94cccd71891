import type { Comment, Mentionable } from '@process-ai/contract/comments';
import { writeMention } from '@process-ai/contract/comments';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
let processId: string;
let ben: Caller;
let benId: string;
beforeAll(async () => {
  ben = await server.member('ben@example.com');
  benId = (await ben.get('/api/user')).body.user.id;
});
beforeEach(async () => {
  await server.app.sql`update app_user set first_name = 'Ben' where id = ${benId}`;
  const { body } = await server.admin.post('/api/sectors', { name: 'Claims', referenceModel: 'ACORD' });
  path = `/api/sectors/${body.id}`;
  processId = (await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Settle', level: 1 }])).body[0].id;
});

const DRAFT = {
  type: 'ai',
  description: 'D',
  benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
  effort: 3,
  rationale: 'R',
  basis: 'model',
  confidence: null,
  useCaseId: null,
  source: 'test',
} as const;
const say = (subject: string, subjectId: string, text: string, as = server.admin) =>
  as.post(`${path}/comments`, { subject, subjectId, text });
const heard = async (subject: string, subjectId: string) =>
  server.admin.get(`${path}/comments?subject=${subject}&subjectId=${subjectId}`);
const texts = async (subject: string, subjectId: string) =>
  ((await heard(subject, subjectId)).body as Comment[]).map(({ text }) => text);

describe('comments', () => {
  test('of several people stand in their order, with mentions that follow a new name', async () => {
    const text = `Who settles this?\n\n${writeMention(benId.toUpperCase())}, do you know?`;
    const { status, body } = await say('process', processId, text);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        subject: 'process',
        subjectId: processId,
        text,
        mentions: [{ id: benId, name: 'Ben Tester' }],
        by: 'Ada Tester',
        userId: expect.any(String),
        createdAt: expect.any(String),
        editedAt: null,
      },
    ]);
    await say('process', processId, 'The branch.', ben);
    await server.app.sql`update app_user set first_name = 'Benedict' where id = ${benId}`;
    const all: Comment[] = (await heard('process', processId)).body;
    expect(all.map(({ by }) => by)).toEqual(['Ada Tester', 'Benedict Tester']);
    expect(all[0]?.mentions).toEqual([{ id: benId, name: 'Benedict Tester' }]);
    expect((await server.admin.get(`${path}/comment-counts`)).body).toEqual([
      { subject: 'process', subjectId: processId, count: 2 },
    ]);
    expect((await server.admin.get(`${path}/activity`)).body.events.slice(0, 2)).toEqual([
      expect.objectContaining({ kind: 'processes', action: 'commented', by: 'Benedict Tester', what: 'Settle' }),
      expect.objectContaining({ kind: 'processes', action: 'commented', by: 'Ada Tester', subjectId: processId }),
    ]);
  });

  test('are changed, deleted and brought back by who wrote them, and by nobody else', async () => {
    const { body } = await say('process', processId, 'Frist');
    const one = `${path}/comments/${body.id}`;
    expect((await ben.patch(one, { text: 'Mine' })).status).toBe(403);
    expect((await ben.delete(one)).status).toBe(403);
    const changed = await server.admin.patch(one, { text: `First ${writeMention(benId)}` });
    expect(changed.body).toMatchObject({ editedAt: expect.any(String), mentions: [{ id: benId }] });
    expect((await server.admin.delete(one)).status).toBe(200);
    expect((await server.admin.delete(one)).status).toBe(404);
    expect(await texts('process', processId)).toEqual([]);
    expect((await server.admin.get(`${path}/comment-counts`)).body).toEqual([]);
    expect((await ben.post(`${one}/restore`)).status).toBe(403);
    expect((await server.admin.post(`${one}/restore`)).body.id).toBe(body.id);
    expect(await texts('process', processId)).toEqual([changed.body.text]);
  });

  test('that cannot be are refused with the reason, and leave nothing', async () => {
    const nobody = '5f0c1a52-7d0e-4c1b-9a63-000000000000';
    const answers = await Promise.all([
      say('process', processId, '  \n '),
      say('process', processId, 'x'.repeat(5001)),
      say('process', processId, writeMention(nobody)),
      say('process', nobody, 'Lost'),
      say('opportunity', processId, 'Of another kind'),
      say('touchpoint', 'x', 'Not an id'),
      say('sector', processId, 'No such kind'),
      say('process', processId, 'Nobody', server.nobody),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404, 404, 404, 400, 401]);
    expect(answers[2]?.body.error).toMatch(/has no account/);
    expect(await texts('process', processId)).toEqual([]);
    expect((await server.admin.get(`${path}/activity`)).body.events[0].action).toBe('added');
  });

  test('on whatever was deleted are gone with it, and come back with it', async () => {
    const { body: opportunity } = await server.admin.post(`${path}/processes/${processId}/opportunities`, {
      type: 'ai',
      title: 'Read photos',
      effort: 2,
    });
    const touchPoint = { name: 'Call', type: 'human', description: 'By phone', processStep: '1' };
    const { body: journey } = await server.admin.post(`${path}/journeys`, {
      name: 'A claim',
      touchPoints: [touchPoint],
    });
    const months = { startMonth: '2027-01', endMonth: '2027-06' };
    const { body: planned } = await server.admin.post(`${path}/initiatives`, { name: 'Claims', ...months });
    const initiativeId: string = planned.initiativeIds[0];
    const things = [
      ['process', processId],
      ['opportunity', opportunity.id],
      ['touchpoint', journey.touchPoints[0].id],
      ['initiative', initiativeId],
    ] as const;
    for (const [subject, id] of things)
      expect([subject, (await say(subject, id, subject)).status]).toEqual([subject, 200]);

    await server.admin.delete(`${path}/processes/${processId}`);
    await server.admin.delete(`${path}/journeys/${journey.id}`);
    await server.admin.delete(`${path}/initiatives/${initiativeId}`);
    for (const [subject, id] of things) {
      expect([subject, (await heard(subject, id)).status]).toEqual([subject, 404]);
      expect([subject, (await say(subject, id, 'Still?')).status]).toEqual([subject, 404]);
    }
    const { events } = (await server.admin.get(`${path}/activity?limit=3`)).body;
    for (const { kind, subjectId } of events) {
      const way = { processes: `deletions/${subjectId}/restore`, journeys: `journeys/${subjectId}/restore` };
      await server.admin.post(`${path}/${way[kind as keyof typeof way] ?? `plan/undo/${subjectId}`}`);
    }
    for (const [subject, id] of things) expect(await texts(subject, id)).toEqual([subject]);
  });

  test('keep a proposal through the next analysis', async () => {
    const { analyst } = server.app;
    const opportunities = ['Read photos', 'Read letters'].map((title) => ({ ...DRAFT, title }));
    const suitability = { criteria: [], tracks: [], notNow: false };
    server.app.analyst = { ...analyst, analyzeProcess: async () => ({ opportunities, suitability }) };
    const analyze = () => server.admin.post(`${path}/analyze`, { processIds: [processId] });
    const proposed = async (): Promise<Record<string, string>> => {
      const { body } = await server.admin.get(`${path}/opportunities`);
      return Object.fromEntries(body.map(({ title, id }: { title: string; id: string }) => [title, id]));
    };
    await analyze();
    const before = await proposed();
    await say('opportunity', before['Read photos'] ?? '', 'Let us look at this one.');
    await analyze();
    server.app.analyst = analyst;
    const after = await proposed();
    expect(Object.keys(after).toSorted()).toEqual(['Read letters', 'Read photos']);
    expect(after['Read photos']).toBe(before['Read photos']);
    expect(after['Read letters']).not.toBe(before['Read letters']);
  });

  test('offer people with their address only where they share a name', async () => {
    const offered = async () =>
      (await ben.get('/api/people')).body.map(({ name, email }: Mentionable) => [name, email]);
    expect(await offered()).toEqual([
      ['Ada Tester', null],
      ['Ben Tester', null],
    ]);
    await server.app.sql`update app_user set first_name = 'ada' where id = ${benId}`;
    const addresses = new Map<string, string | null>(await offered());
    expect(addresses.get('ada Tester')).toBe('ben@example.com');
    expect(addresses.get('Ada Tester')).toMatch(/@/);
  });

  test('keep the names of people whose accounts are gone', async () => {
    const leaver = await server.member('leaver@example.com');
    const { user } = (await leaver.get('/api/user')).body;
    const { body } = await say('process', processId, `Bye ${writeMention(user.id)}`, leaver);
    await server.admin.delete(`/api/users/${user.id}`);
    const [left]: Comment[] = (await heard('process', processId)).body;
    expect(left).toMatchObject({
      id: body.id,
      by: 'Ada Tester',
      userId: null,
      mentions: [{ id: user.id, name: 'Ada Tester' }],
    });
    expect((await server.admin.get('/api/people')).body.map(({ id }: { id: string }) => id)).not.toContain(user.id);
  });
});
