import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

interface TestIdentityProvider {
  issuer: string;
  /** Who signs in there next, and what is told of them. Without a person they refuse. */
  person: { sub: string; claims: Record<string, unknown> } | null;
  /** Whether what it says of them bears a signature that is not its own. */
  forges: boolean;
  stop(): Promise<void>;
}

export const CLIENT = { id: 'process-ai', secret: 'a secret that only tests know' };

/** A certified OpenID provider on this machine, whose people need not type anything. */
export async function testIdentityProvider(publicUrl: string): Promise<TestIdentityProvider> {
  const http = createServer();
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const self: TestIdentityProvider = {
    issuer: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    person: null,
    forges: false,
    stop: () => new Promise((resolve) => http.close(() => resolve())),
  };
  const provider = new Provider(self.issuer, configuration(self, publicUrl));
  const handle = provider.callback();
  http.on('request', (request, response) => {
    if (self.forges && request.url === '/token') forgeSignature(response);
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    const result = self.person
      ? { login: { accountId: self.person.sub } }
      : { error: 'access_denied', error_description: 'No.' };
    return void provider.interactionFinished(request, response, result);
  });
  return self;
}

function forgeSignature(response: ServerResponse): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  const forged = (_: string, token: string, first: string) => token + (first === 'A' ? 'B' : 'A');
  response.end = (body: unknown) => end(String(body).replace(/("id_token":"[^".]+\.[^".]+\.)(.)/, forged));
}

const configuration = (self: TestIdentityProvider, publicUrl: string): Configuration => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [`${publicUrl}/api/login/callback`],
      post_logout_redirect_uris: [`${publicUrl}/`],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'groups'] },
  cookies: { keys: ['only for tests'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...self.person?.claims }) }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
