import { describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

test('tokens act as their owner, but cannot make tokens, sign up or sign in', async () => {
  const { body: token } = await server.admin.post('/api/tokens', { name: 'nightly' });
  const script = server.withToken(token.secret);
  expect((await script.get('/api/users')).status).toBe(200);
  expect((await script.post('/api/tokens', { name: 'more' })).status).toBe(403);
  const credentials = { email: 'admin@example.com', password: 'correct horse battery' };
  expect((await script.post('/api/auth/sign-in', credentials)).status).toBe(403);
  expect((await server.withToken('pai_wrong').get('/api/users')).status).toBe(401);

  const { body: listed } = await server.admin.get('/api/tokens');
  expect(JSON.stringify(listed)).not.toContain(token.secret);
  expect(listed[0].lastUsedAt).not.toBeNull();
  const other = await server.member('other@example.com');
  expect((await other.delete(`/api/tokens/${token.id}`)).status).toBe(404);
  expect((await server.admin.delete(`/api/tokens/${token.id}`)).status).toBe(200);
  expect((await script.get('/api/users')).status).toBe(401);
});

describe('the scope of a token', () => {
  const script = async (input: object) => {
    const { body } = await server.admin.post('/api/tokens', { name: 'script', ...input });
    return server.withToken(body.secret);
  };
  const NEW_SECTOR = { name: 'Docks', referenceModel: 'Our own' };

  test.each([
    ['read', { write: 403, administer: 403 }],
    ['write', { write: 200, administer: 403 }],
    ['admin', { write: 200, administer: 200 }],
    [undefined, { write: 200, administer: 200 }],
  ])('%s', async (scope, { write, administer }) => {
    const { body: sector } = await server.admin.post('/api/sectors', NEW_SECTOR);
    const [{ id: processId }] = (
      await server.admin.post(`/api/sectors/${sector.id}/processes`, [{ code: '1', name: 'Moor ships', level: 1 }])
    ).body;
    const asked = await script({ scope });
    expect((await asked.get(`/api/sectors/${sector.id}`)).status).toBe(200);
    // Comparing reads, though it is a POST.
    const comparison = { sectorId: sector.id, processIds: [processId] };
    expect((await asked.post('/api/vendors/compare', comparison)).status).toBe(200);
    expect((await asked.post('/api/sectors', NEW_SECTOR)).status).toBe(write);
    expect((await asked.get('/api/invitations')).status).toBe(administer);
  });

  test('a refusal says what the token may not do', async () => {
    const reads = await (await script({ scope: 'read' })).post('/api/sectors', NEW_SECTOR);
    expect(reads.body.error).toBe('This API token may only read.');
    const writes = await (await script({ scope: 'write' })).get('/api/invitations');
    expect(writes.body.error).toBe('This API token may not administer the workspace.');
  });

  test('an expired one is refused as an unknown one is, and stays in the list', async () => {
    const { body: token } = await server.admin.post('/api/tokens', { name: 'short', expiresInDays: 1 });
    const day = 24 * 60 * 60 * 1000;
    expect(Math.abs(Date.parse(token.expiresAt) - Date.now() - day)).toBeLessThan(60_000);
    const { body: sector } = await server.admin.post('/api/sectors', NEW_SECTOR);
    const asked = server.withToken(token.secret);
    const statuses = async () => {
      const answers = ['/api/sectors', `/api/sectors/${sector.id}`].map((path) => asked.get(path));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200]);
    await server.app.sql`update api_token set expires_at = now() - interval '1 second' where id = ${token.id}`;
    expect(await statuses()).toEqual([401, 401]);
    const { body: listed } = await server.admin.get('/api/tokens');
    expect(listed.map(({ id }: { id: string }) => id)).toContain(token.id);
  });

  test('its last use is recorded by whatever it asks, cached answers included', async () => {
    const { body: token } = await server.admin.post('/api/tokens', { name: 'reader', scope: 'read' });
    const { body: sector } = await server.admin.post('/api/sectors', NEW_SECTOR);
    await server.admin.get(`/api/sectors/${sector.id}`);
    expect((await server.withToken(token.secret).get(`/api/sectors/${sector.id}`)).status).toBe(200);
    const { body: listed } = await server.admin.get('/api/tokens');
    expect(listed.find(({ id }: { id: string }) => id === token.id).lastUsedAt).not.toBeNull();
  });

  test.each([{ scope: 'root' }, { expiresInDays: 0 }, { expiresInDays: 1.5 }, { expiresInDays: 3651 }])(
    '%j is refused',
    async (input) => {
      expect((await server.admin.post('/api/tokens', { name: 'script', ...input })).status).toBe(400);
    },
  );
});
