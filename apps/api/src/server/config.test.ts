import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { unknownSettings } from './unknown-settings.ts';

describe('the environment', () => {
  test('has defaults for everything', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      databasePrepare: true,
      databasePool: 10,
      languageModel: null,
      rateLimits: { perMinute: 3000 },
      jobWaitMs: 110_000,
      uploadMaxBytes: 25 * 1024 * 1024,
      invitationDays: 7,
      sessionDays: 30,
      sessionMaxDays: 90,
      trustProxy: false,
    });
    expect(readConfig({ PUBLIC_URL: 'https://pai.example/' }).publicUrl).toBe('https://pai.example');
  });

  test('takes the addresses of proxies, and sends whoever says true to them', () => {
    for (const value of ['loopback', '10.0.0.0/8, uniquelocal', '192.0.2.7', '2001:db8::/32']) {
      expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
    }
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow('must name the addresses of the proxies');
  });

  const SSO = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'pai', PUBLIC_URL: 'https://pai.example' };
  test.each<[Record<string, string>, string]>([
    [{ LOCAL_PASSWORDS: 'off' }, 'OIDC_ISSUER'],
    [{ OIDC_CLIENT_ID: 'pai' }, 'OIDC_ISSUER'],
    [{ ...SSO, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    [{ ...SSO, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ ...SSO, OIDC_ADMIN_CLAIM: 'groups' }, 'OIDC_ADMIN_VALUE'],
    [{ ...SSO, OIDC_ADMIN_VALUE: 'admins' }, 'OIDC_ADMIN_CLAIM'],
  ])('single sign-on that is set by half stops the start: %j', (env, missing) => {
    expect(() => readConfig(env)).toThrow(`The environment variable ${missing} is missing: `);
  });

  test.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])('%s without DATABASE_URL stops the start', (name) => {
    const url = 'postgres://ada:secret@one:5432,two:5432/x?target_session_attrs=read-write';
    expect(() => readConfig({ [name]: url })).toThrow(/^The environment variable DATABASE_URL is missing: /);
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test('S3 storage that is set by half stops the start, whether files go there or not', () => {
    const s3 = { S3_ENDPOINT: 'http://minio:9000/', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' };
    for (const env of [s3, { ...s3, FILES: 's3' }])
      expect(() => readConfig(env)).toThrow('The environment variable S3_SECRET_ACCESS_KEY is missing: ');
    expect(() => readConfig({ FILES: 's3' })).toThrow('The environment variable S3_ENDPOINT is missing: ');
    expect(readConfig({ ...s3, S3_SECRET_ACCESS_KEY: 'secret' })).toMatchObject({
      files: 'database',
      s3: { endpoint: 'http://minio:9000', bucket: 'files', region: 'us-east-1' },
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'pai.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_DIRECT_URL', 'localhost:5432'],
    ['DATABASE_REPLICA_URL', 'replica'],
    ['DATABASE_PREPARE', 'no'],
    ['OPENAI_BASE_URL', 'localhost:11434'],
    ['OPENAI_TIMEOUT_MS', '5s'],
    ['RATE_LIMIT', 'yes'],
    ['UPLOAD_MAX_MB', '0'],
    ['INVITATION_DAYS', '-1'],
    ['SESSION_DAYS', '1.5'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'loopback,true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['OIDC_ISSUER', 'http://login.example.com'],
    ['LOCAL_PASSWORDS', 'no'],
    ['WEBHOOKS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['FILES', 'disk'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['METRICS_TOKEN', 'too short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} is wrong: it must .+$`),
    );
  });
});

describe('what is set, and is no setting', () => {
  test.each([
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['PROT', 'PORT'],
    ['OPENAI_KEY', 'OPENAI_API_KEY'],
    ['SESION_DAYS', 'SESSION_DAYS'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['METRICS_SECRET', 'METRICS_TOKEN'],
    ['WEBHOOK', 'WEBHOOKS'],
  ])('%s is named at the start, with %s', (name, nearest) => {
    expect(unknownSettings({ [name]: 'x', PATH: '/bin', PORT: '3000' })).toEqual([
      `The environment variable ${name} is not a setting. Did you mean ${nearest}?`,
    ]);
  });

  test('says nothing of what other programs read', () => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'LANG',
      'PWD',
      'NODE_ENV',
      'SESSION_MANAGER',
      'TMPDIR',
      'SHLVL',
      'TERM',
      'OTEL_SERVICE_NAME',
    ];
    expect(unknownSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  });
});
