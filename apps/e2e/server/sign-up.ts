export interface Credentials {
  /** The person's session, as a Cookie header. */
  cookie: string;
  /** An API token of the same person. */
  token: string;
}

export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

/** Redeems an invitation and creates an API token; the first administrator's, unless told who it is. */
export async function signUp(
  url: string,
  invitation: string,
  who: { email: string; firstName: string } = { email: ADMIN.email, firstName: 'Ada' },
): Promise<Credentials> {
  const person = { ...who, password: ADMIN.password, token: invitation, lastName: 'Tester' };
  const signedUp = await post(`${url}/api/auth/sign-up`, person);
  const [cookie = ''] = (signedUp.headers.get('set-cookie') ?? '').split(';');
  const created = await post(`${url}/api/tokens`, { name: 'end to end' }, { cookie });
  const { secret } = (await created.json()) as { secret: string };
  return { cookie, token: secret };
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
