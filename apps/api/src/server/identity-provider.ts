import type { Configuration, IDToken } from 'openid-client';
import type { Identity, IdentityProvider } from '../app.ts';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  /** null = a public client, which PKCE alone protects. */
  clientSecret: string | null;
  label: string;
  /** Who is an administrator, by a claim such as groups or realm_access.roles; null = that is decided here. */
  admin: { claim: string; value: string } | null;
  /** The provider vouches for all addresses, though it does not say email_verified. */
  trustsEmail: boolean;
}

export const CALLBACK = '/api/login/callback';
const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 10;

type Claims = Record<string, unknown> & Pick<IDToken, 'iss' | 'sub'>;

/** OpenID Connect, by authorization code with PKCE, state and nonce; openid-client checks the signature and the rest. */
export function createIdentityProvider(settings: OidcSettings, publicUrl: string): IdentityProvider {
  const redirectUri = `${publicUrl}${CALLBACK}`;
  let discovered: Promise<Configuration> | undefined;
  /** Kept; asked again where it has failed. */
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    label: settings.label,
    async begin() {
      const oidc = await import('openid-client');
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },
    async finish(query, { state, nonce, codeVerifier }) {
      const oidc = await import('openid-client');
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims() as Claims;
      const isWhole = claims.email !== undefined && (!settings.admin || valueAt(claims, settings.admin.claim));
      if (isWhole || !config.serverMetadata().userinfo_endpoint) return identityOf(settings, claims);
      const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
      return identityOf(settings, { ...more, ...claims });
    },
    async signOutUrl() {
      const oidc = await import('openid-client');
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: `${publicUrl}/` }).href;
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const oidc = await import('openid-client');
  const url = new URL(issuer);
  return oidc.discovery(
    url,
    clientId,
    undefined,
    clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // By itself it leaves signatures alone where TLS says already who answers.
        oidc.enableNonRepudiationChecks,
        // config.ts allows it on this machine only.
        ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
}

function identityOf({ admin, trustsEmail }: OidcSettings, claims: Claims): Identity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '');
  const isOwn = claims.email_verified === true || trustsEmail;
  const [first = '', ...rest] = text('name').split(/\s+/);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: (isOwn && text('email').toLowerCase()) || null,
    firstName: text('given_name') || first,
    lastName: text('family_name') || rest.join(' '),
    isAdmin: admin && [valueAt(claims, admin.claim)].flat().includes(admin.value),
  };
}

/** "realm_access.roles" is a claim in a claim. */
const valueAt = (claims: Claims, path: string): unknown =>
  Object.hasOwn(claims, path)
    ? claims[path]
    : path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], claims);
