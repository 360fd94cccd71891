import { expect } from '@playwright/test';
import { type Answer, type Client, client } from './client.ts';
import type { Statements } from './statement.ts';
import { created, UNKNOWN, type World } from './world.ts';

const read = async (asked: Promise<Answer>) => created(await asked);
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

const VENDOR = {
  name: 'All Fields',
  overview: 'Everything filled',
  headquarters: 'Bonn, Germany',
  founded: '1998',
  industry: 'Banking',
  website: 'https://example.com',
  capabilities: ['Workflow'],
  products: [{ name: 'P', description: 'A product', category: 'Suite' }],
  aiCapabilities: [{ name: 'A', description: 'An assistant', category: 'Assistants' }],
};

/** Signs somebody up with an invitation, and returns who it is. */
async function newMember({ admin, nobody }: World, email: string): Promise<{ id: string; person: object }> {
  const { token } = await read(admin.post('/api/invitations', { email }));
  const person = { token, email, password: 'a long enough one', firstName: 'Cy', lastName: 'New' };
  const { user } = await read(nobody.post('/api/auth/sign-up', person));
  return { id: user.id, person };
}

const removed = async (admin: Client, path: string) => expect([200, 204]).toContain((await admin.delete(path)).status);

/** Section 7: the calls on persons, vendors, invitations and users. */
export const OTHER_CALLS: Statements<World> = {
  '7: GET /api/user answers authenticated and the user with isAdmin': async ({ member }) =>
    expect(await read(member.get('/api/user'))).toMatchObject({ authenticated: true, user: { isAdmin: false } }),
  '7: /api/login leads a browser to the sign-in page': async ({ nobody }) => {
    const { status, headers } = await nobody.get('/api/login');
    expect([status, headers.get('location')]).toEqual([302, '/login']);
  },
  '7: /api/login passes a token on': async ({ admin, nobody }) => {
    const { token, id } = await read(admin.post('/api/invitations', {}));
    expect((await nobody.get(`/api/login?token=${token}`)).headers.get('location')).toBe(`/login?token=${token}`);
    await admin.delete(`/api/invitations/${id}`);
  },
  '7: /api/login with an unknown token leads to invalid_invitation': async ({ nobody }) =>
    expect((await nobody.get('/api/login?token=unknown')).headers.get('location')).toBe('/?error=invalid_invitation'),
  '7: /api/login with a used token leads to invitation_used': async (world) => {
    const { token } = await read(world.admin.post('/api/invitations', {}));
    const person = { token, email: 'used@example.com', password: 'a long enough one', firstName: 'U', lastName: 'S' };
    await read(world.nobody.post('/api/auth/sign-up', person));
    const { headers } = await world.nobody.get(`/api/login?token=${token}`);
    expect(headers.get('location')).toBe('/?error=invitation_used');
  },
  '7: /api/logout leads a browser to the landing page': async ({ nobody }) => {
    const { status, headers } = await nobody.get('/api/logout');
    expect([status, headers.get('location')]).toEqual([302, '/']);
  },
  '7: /api/logout ends the session': async (world) => {
    const { id, person } = await newMember(world, 'goes@example.com');
    const signedIn = await world.nobody.post('/api/auth/sign-in', person);
    const theirs = client(world.url, { cookie: (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '' });
    expect(await read(theirs.get('/api/user'))).toMatchObject({ authenticated: true });
    await theirs.get('/api/logout');
    expect(await read(theirs.get('/api/user'))).toMatchObject({ authenticated: false });
    await world.admin.delete(`/api/users/${id}`);
  },
  '7: GET /api/vendors lists vendors': async ({ admin, vendorId }) =>
    expect(ids(await read(admin.get('/api/vendors')))).toContain(vendorId),
  '7: GET /api/vendors/{id} answers the vendor': async ({ admin, vendorId }) =>
    expect(await read(admin.get(`/api/vendors/${vendorId}`))).toMatchObject({ id: vendorId }),
  '7: POST /api/vendors takes all fields of the specification': async ({ admin }) => {
    const vendor = await read(admin.post('/api/vendors', VENDOR));
    expect(vendor).toMatchObject(VENDOR);
    await removed(admin, `/api/vendors/${vendor.id}`);
  },
  '7: DELETE /api/vendors/{id} takes the vendor away': async ({ admin }) => {
    const { id } = await read(admin.post('/api/vendors', { ...VENDOR, name: 'Short lived' }));
    await removed(admin, `/api/vendors/${id}`);
    expect((await admin.get(`/api/vendors/${id}`)).status).toBe(404);
  },
  '7: POST /api/vendors/{id}/refresh without a body answers the vendor': async ({ admin }) => {
    const [known] = (await read(admin.get('/api/vendors'))).filter(
      ({ factsAsOf }: { factsAsOf: string | null }) => factsAsOf !== null,
    );
    expect(await read(admin.post(`/api/vendors/${known.id}/refresh`))).toMatchObject({ id: known.id });
  },
  '7: POST refresh of a vendor that nobody knows answers 422 with a reason': async ({ admin, otherVendorId }) => {
    const { status, body } = await admin.post(`/api/vendors/${otherVendorId}/refresh`);
    expect([status, typeof body.error]).toEqual([422, 'string']);
  },
  '7: POST /api/vendors/compare takes sectorId and processIds and returns a ranked array': async (world) => {
    const processIds = Object.values(world.processIds);
    const ranked = await read(world.admin.post('/api/vendors/compare', { sectorId: world.sectorId, processIds }));
    const scores: number[] = ranked.map(({ overallScore }: { overallScore: number }) => overallScore);
    expect(scores.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  },
  '7: POST /api/vendors/compare answers a failure with an error field': async ({ admin, processIds }) => {
    const { status, body } = await admin.post('/api/vendors/compare', {
      sectorId: UNKNOWN,
      processIds: Object.values(processIds),
    });
    expect([status, body.error]).toEqual([404, 'Sector not found']);
  },
  '7: GET /api/invitations lists invitations': async ({ admin }) => {
    const { id } = await read(admin.post('/api/invitations', {}));
    expect(ids(await read(admin.get('/api/invitations')))).toContain(id);
    await removed(admin, `/api/invitations/${id}`);
  },
  '7: POST /api/invitations takes an email': async ({ admin }) => {
    const { id, email } = await read(admin.post('/api/invitations', { email: 'some@example.com' }));
    expect(email).toBe('some@example.com');
    await removed(admin, `/api/invitations/${id}`);
  },
  '7: POST /api/invitations takes null for the email': async ({ admin }) => {
    const { id, email } = await read(admin.post('/api/invitations', { email: null }));
    expect(email).toBeNull();
    await removed(admin, `/api/invitations/${id}`);
  },
  '7: DELETE /api/invitations/{id} takes the invitation away': async ({ admin }) => {
    const { id } = await read(admin.post('/api/invitations', {}));
    await removed(admin, `/api/invitations/${id}`);
    expect(ids(await read(admin.get('/api/invitations')))).not.toContain(id);
  },
  '7: GET /api/users lists users': async ({ admin, memberId }) =>
    expect(ids(await read(admin.get('/api/users')))).toContain(memberId),
  '7: DELETE /api/users/{id} revokes access': async (world) => {
    const { id, person } = await newMember(world, 'leaver@example.com');
    await removed(world.admin, `/api/users/${id}`);
    expect((await world.nobody.post('/api/auth/sign-in', person)).status).toBe(401);
  },
  ...Object.fromEntries(
    Object.entries<(world: World) => string>({
      '/api/sectors': () => '/api/sectors',
      '/api/sectors/{id}': ({ sector }) => sector,
      '/api/sectors/{id}/roi': ({ sector }) => `${sector}/roi`,
      '/api/sectors/{id}/playbooks': ({ sector }) => `${sector}/playbooks`,
      '/api/vendors': () => '/api/vendors',
      '/api/vendors/{id}': ({ vendorId }) => `/api/vendors/${vendorId}`,
    }).map(([path, address]) => [
      `7: GET ${path} without credentials is a 401`,
      async (world: World) => expect((await world.nobody.get(address(world))).status).toBe(401),
    ]),
  ),
  '7: any answer that is not ok is an error with a body that says why': async ({ admin }) => {
    const { status, body } = await admin.get(`/api/sectors/${UNKNOWN}`);
    expect([status, body]).toEqual([
      404,
      expect.objectContaining({ error: 'Sector not found', message: 'Sector not found', code: 'NOT_FOUND' }),
    ]);
  },
  '7: an unknown address below /api answers 404 in JSON': async ({ admin }) =>
    expect(await admin.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } }),
};

const ADMIN_ONLY: [what: string, ask: (client: Client) => Promise<Answer>][] = [
  ['list invitations', (client) => client.get('/api/invitations')],
  ['create invitations', (client) => client.post('/api/invitations', {})],
  ['delete invitations', (client) => client.delete(`/api/invitations/${UNKNOWN}`)],
  ['list users', (client) => client.get('/api/users')],
  ['delete users', (client) => client.delete(`/api/users/${UNKNOWN}`)],
];

/** Section 6: who may do what. */
export const ROLES: Statements<World> = {
  ...Object.fromEntries(
    ADMIN_ONLY.flatMap(([what, ask]) => [
      [`6: only administrators ${what}`, async ({ member }: World) => expect((await ask(member)).status).toBe(403)],
      [`6: nobody signed out may ${what}`, async ({ nobody }: World) => expect((await ask(nobody)).status).toBe(401)],
    ]),
  ),
  '6: an administrator creates invitations': async ({ admin }) => {
    const { id } = await read(admin.post('/api/invitations', {}));
    await removed(admin, `/api/invitations/${id}`);
  },
  '6: deleting a user ends a session that is open': async (world) => {
    const { id, person } = await newMember(world, 'open@example.com');
    const signedIn = await world.nobody.post('/api/auth/sign-in', person);
    const theirs = client(world.url, { cookie: (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '' });
    await removed(world.admin, `/api/users/${id}`);
    expect((await theirs.get('/api/sectors')).status).toBe(401);
  },
  '6: an ordinary user edits a sector of another': async ({ member, admin, bareId }) => {
    await read(member.patch(`/api/sectors/${bareId}`, { icon: 'bank' }));
    await admin.patch(`/api/sectors/${bareId}`, { icon: null });
  },
  '6: an ordinary user deletes a sector of another': async ({ member, admin }) => {
    const { id } = await read(admin.post('/api/sectors', { name: 'Of an admin', referenceModel: 'BIAN' }));
    await removed(member, `/api/sectors/${id}`);
  },
  '6: an ordinary user adds a vendor': async ({ member, admin }) => {
    const { id } = await read(member.post('/api/vendors', { name: 'Of a member', overview: 'Theirs' }));
    await removed(admin, `/api/vendors/${id}`);
  },
  '6: an ordinary user refreshes a vendor': async ({ member, otherVendorId }) =>
    expect((await member.post(`/api/vendors/${otherVendorId}/refresh`)).status).toBe(422),
  '6: an ordinary user deletes a vendor': async ({ member, admin }) => {
    const { id } = await read(admin.post('/api/vendors', { name: 'Of an admin', overview: 'Theirs' }));
    await removed(member, `/api/vendors/${id}`);
  },
  '6: sign-up is by invitation token': async ({ nobody }) => {
    const person = { email: 'alone@example.com', password: 'a long enough one', firstName: 'A', lastName: 'L' };
    const { status, body } = await nobody.post('/api/auth/sign-up', person);
    expect([status, body.error]).toEqual([403, 'An invitation is required to sign up']);
  },
  '6: an invitation that has been used signs nobody else up': async (world) => {
    const { token } = await read(world.admin.post('/api/invitations', {}));
    const person = { token, password: 'a long enough one', firstName: 'A', lastName: 'L' };
    await read(world.nobody.post('/api/auth/sign-up', { ...person, email: 'one@example.com' }));
    const { status, body } = await world.nobody.post('/api/auth/sign-up', { ...person, email: 'two@example.com' });
    expect([status, body.error]).toEqual([403, 'This invitation has already been used']);
  },
};
