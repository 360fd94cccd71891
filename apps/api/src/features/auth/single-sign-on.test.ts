import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, caller, type TestServer, testServer } from '../../server/testing.ts';
import { CLIENT, testIdentityProvider } from '../../server/testing-identity-provider.ts';

const PUBLIC_URL = 'http://process-ai.test';

let provider: Awaited<ReturnType<typeof testIdentityProvider>>;
let server: TestServer;
beforeAll(async () => {
  provider = await testIdentityProvider(PUBLIC_URL);
  server = await testServer({
    PUBLIC_URL,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_LABEL: 'Example Group',
    OIDC_ADMIN_CLAIM: 'groups',
    OIDC_ADMIN_VALUE: 'process-ai-admins',
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

let sub = 0;
beforeEach(() => {
  sub += 1;
});

/** Somebody at the provider. */
const somebody = (claims: Record<string, unknown> = {}, id = `subject-${sub}`) => {
  provider.person = {
    sub: id,
    claims: { email: `${id}@example.com`, email_verified: true, given_name: 'Grace', family_name: 'Hopper', ...claims },
  };
};
const invite = async (email?: string): Promise<string> =>
  (await server.admin.post('/api/invitations', { email: email ?? null })).body.token;

/** A browser that keeps cookies, of ours and of the provider's apart. */
function browser() {
  const jars = { ours: new Map<string, string>(), theirs: new Map<string, string>() };
  const keep = (jar: Map<string, string>, lines: string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const cookies = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const open = async (path: string) => {
    const answer = await caller(server.http, { cookie: cookies(jars.ours) }).get(path);
    keep(jars.ours, [answer.headers['set-cookie'] ?? []].flat());
    return { status: answer.status, location: String(answer.headers.location) };
  };
  /** At the provider, until it sends the browser back. */
  const visit = async (address: string): Promise<string> => {
    let url = new URL(address);
    while (url.origin === provider.issuer) {
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie: cookies(jars.theirs) } });
      keep(jars.theirs, answer.headers.getSetCookie());
      const next = answer.headers.get('location');
      if (!next) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      url = new URL(next, url);
    }
    return url.pathname + url.search;
  };
  const signIn = async (query = '') => {
    const { location } = await open(`/api/login${query}`);
    return location.startsWith(provider.issuer) ? open(await visit(location)) : { status: 302, location };
  };
  const person = (): Caller => caller(server.http, { cookie: cookies(jars.ours) });
  return { jars, open, visit, signIn, person, user: async () => (await person().get('/api/user')).body.user };
}

describe('single sign-on', () => {
  test('asks with PKCE, state and nonce, different each time', async () => {
    const asked = await Promise.all([1, 2].map(async () => new URL((await browser().open('/api/login')).location)));
    const parameters = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(parameters[0]).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/api/login/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(parameters[0]?.[name]).toMatch(/^[\w-]{43}$/);
      expect(parameters[0]?.[name]).not.toBe(parameters[1]?.[name]);
    }
  });

  test('an invitation makes an account without a password, to which its person comes back', async () => {
    somebody();
    const token = await invite();
    const first = browser();
    expect(await first.signIn(`?token=${token}&next=/vendors`)).toEqual({ status: 302, location: '/vendors' });
    const user = await first.user();
    expect(user).toMatchObject({ email: `subject-${sub}@example.com`, firstName: 'Grace', isAdmin: false });
    const again = browser();
    // Their address has changed meanwhile: the subject tells who they are.
    somebody({ email: 'moved@example.com' });
    expect((await again.signIn()).location).toBe('/');
    expect((await again.user()).id).toBe(user.id);
    const password = { email: user.email, password: 'null' };
    expect((await server.nobody.post('/api/auth/sign-in', password)).status).toBe(401);
    const used = await server.nobody.get(`/api/login?token=${token}`);
    expect(used.headers.location).toBe('/?error=invitation_used');
  });

  test.each<[string, () => Promise<string>, string]>([
    ['no invitation', async () => '', 'invitation_required'],
    ['a token that does not exist', async () => '?token=nonsense', 'invalid_invitation'],
    ['the invitation of somebody else', async () => `?token=${await invite('else@example.com')}`, 'invalid_invitation'],
  ])('a stranger with %s is led back', async (_case, query, error) => {
    somebody();
    const stranger = browser();
    expect(await stranger.signIn(await query())).toEqual({ status: 302, location: `/?error=${error}` });
    expect(await stranger.user()).toBeNull();
    expect(
      (await server.admin.get('/api/users')).body.some(
        ({ email }: { email: string }) => email === `subject-${sub}@example.com`,
      ),
    ).toBe(false);
  });

  test('an invitation that runs out, or is used by another, while its person is away is told as such', async () => {
    for (const [change, error] of [
      ['expires_at', 'invitation_expired'],
      ['used_at', 'invitation_used'],
    ] as const) {
      somebody({}, `late-${change}`);
      const token = await invite();
      const late = browser();
      const back = await late.visit((await late.open(`/api/login?token=${token}`)).location);
      await server.app
        .sql`update invitation set ${server.app.sql(change)} = now() - interval '1 second' where token = ${token}`;
      expect((await late.open(back)).location).toBe(`/?error=${error}`);
    }
  });

  test('an account is found by an address only where the provider vouches for it', async () => {
    const email = `colleague-${sub}@example.com`;
    const { id } = (await (await server.member(email)).get('/api/user')).body.user;
    somebody({ email, email_verified: false });
    const impostor = browser();
    expect((await impostor.signIn(`?token=${await invite()}`)).location).toBe('/?error=sign_in_failed');
    expect(await impostor.user()).toBeNull();
    somebody({ email: email.toUpperCase() }, `verified-${sub}`);
    const owner = browser();
    await owner.signIn();
    expect((await owner.user()).id).toBe(id);
  });

  test('a claim makes administrators and unmakes them, but the last one', async () => {
    somebody({ groups: ['staff', 'process-ai-admins'] });
    const person = browser();
    await person.signIn(`?token=${await invite()}`);
    expect((await person.user()).isAdmin).toBe(true);
    somebody({ groups: ['staff'] });
    await person.signIn();
    expect((await person.user()).isAdmin).toBe(false);
    somebody({ email: 'admin@example.com', groups: [] }, 'the-last');
    const last = browser();
    await last.signIn();
    expect(await last.user()).toMatchObject({ email: 'admin@example.com', isAdmin: true });
  });

  test('an answer is taken once, in the browser that asked, and only as the provider gave it', async () => {
    somebody();
    const [one, other] = [browser(), browser()];
    const token = await invite();
    const back = await one.visit((await one.open(`/api/login?token=${token}`)).location);
    // Sent to somebody else, who would be signed in as one.
    expect((await other.open(back)).location).toBe('/?error=sign_in_failed');
    await other.open('/api/login');
    expect((await other.open(back)).location).toBe('/?error=sign_in_failed');
    expect(await other.user()).toBeNull();
    const altered = browser();
    const theirs = await altered.visit((await altered.open(`/api/login?token=${token}`)).location);
    expect((await altered.open(theirs.replace(/code=[\w-]+/, 'code=made-up'))).location).toBe('/?error=sign_in_failed');
    expect((await one.open(back)).location).toBe('/');
    expect((await one.open(back)).location).toBe('/?error=sign_in_failed');
    provider.person = null;
    const refusing = browser();
    expect((await refusing.signIn()).location).toBe('/?error=sign_in_failed');
  });

  test('an answer with a forged signature is refused, though it came from the right address', async () => {
    somebody();
    const token = await invite();
    provider.forges = true;
    try {
      const person = browser();
      expect((await person.signIn(`?token=${token}`)).location).toBe('/?error=sign_in_failed');
      expect(await person.user()).toBeNull();
    } finally {
      provider.forges = false;
    }
    expect((await browser().signIn(`?token=${token}`)).location).toBe('/');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/api/logout', '/a\tb'])(
    'it never leads on to %s',
    async (next) => {
      somebody({}, 'returning');
      const person = browser();
      const location = await person.signIn(`?token=${await invite()}&next=${encodeURIComponent(next)}`);
      expect(location).toEqual({ status: 302, location: '/' });
    },
  );

  test('signing out ends the session here, and goes on to the provider, for whoever came from there', async () => {
    somebody();
    const person = browser();
    await person.signIn(`?token=${await invite()}`);
    const before = person.person();
    const { location } = await person.open('/api/logout');
    expect(location).toMatch(`${provider.issuer}/session/end?`);
    expect(new URL(location).searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/`);
    expect((await before.get('/api/user')).body.user).toBeNull();
    expect((await person.open('/api/logout')).location).toBe('/');
    expect((await (await server.member(`local-${sub}@example.com`)).get('/api/logout')).headers.location).toBe('/');
  });
});

test('with passwords switched off they open and set nothing, and tokens work', async () => {
  const token = await invite();
  const { secret } = (await server.admin.post('/api/tokens', { name: 'script' })).body;
  server.app.settings.localPasswords = false;
  try {
    const credentials = { email: 'admin@example.com', password: 'correct horse battery' };
    const person = { ...credentials, token, firstName: 'A', lastName: 'B' };
    const { id } = (await server.admin.get('/api/user')).body.user;
    const answers = [
      await server.nobody.post('/api/auth/sign-in', credentials),
      await server.nobody.post('/api/auth/sign-up', person),
      await server.nobody.post('/api/auth/reset-password', { token: 'x', password: 'seven calm lanterns' }),
      await server.admin.post('/api/user/password', {
        currentPassword: credentials.password,
        newPassword: 'seven calm lanterns',
      }),
      await server.admin.post(`/api/users/${id}/reset-link`),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [403, 'Passwords are switched off here. Sign in through your organization.']),
    );
    const options = (await server.nobody.get('/api/trpc/auth.signInOptions')).body.result.data;
    expect(options).toEqual({ passwords: false, singleSignOn: 'Example Group' });
    expect((await server.withToken(secret).get('/api/sectors')).status).toBe(200);
  } finally {
    server.app.settings.localPasswords = true;
  }
});

test('a provider that does not answer is no reason to fail', async () => {
  const lonely = await testServer({ PUBLIC_URL, OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x' });
  try {
    expect((await lonely.nobody.get('/api/login')).headers.location).toBe('/?error=sign_in_failed');
  } finally {
    await lonely.stop();
  }
});
