import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { FilePlace } from '@process-ai/db/tables/files';
import { z } from 'zod';
import { type DatabaseSettings, databaseSettings } from './databases.ts';
import type { S3Settings } from './files/s3-place.ts';
import type { GoogleCredentials } from './google-drive.ts';
import type { RateLimits } from './http/rate-limit.ts';
import type { OidcSettings } from './identity-provider.ts';

const range = (min: number, max: number) => `must be between ${min} and ${max}`;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min, range(min, max)).max(max, range(min, max)));
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address that starts with http:// or https://' });
const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const NAMED_PROXIES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const PROXIES = 'such as loopback, uniquelocal, 192.0.2.7 or 10.0.0.0/8';

function namesProxies(value: string): boolean {
  return value.split(',').every((part) => {
    const [address = '', prefix, ...rest] = part.trim().split('/');
    if (NAMED_PROXIES.has(address)) return prefix === undefined;
    const bits = isIP(address) === 4 ? 32 : 128;
    const isPrefix = prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
    return isIP(address) > 0 && isPrefix && rest.length === 0;
  });
}

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const isPrivate = (address: string): boolean =>
  /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(address);

const WEBHOOKS = ['on', 'private', 'off'] as const;

const ROLES = ['all', 'api', 'worker'] as const;

const Environment = z.object({
  ROLE: z.enum(ROLES, `must be one of ${ROLES.join(', ')}`).default('all'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_PREPARE: onOff.default(true),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  FILES: z.enum(['database', 'folder', 's3'], 'must be database, folder or s3').default('database'),
  FILES_DIR: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOUR: wholeNumber(0, 23).default(2),
  BACKUP_KEEP: wholeNumber(1, 1000).default(7),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  OPENAI_TIMEOUT_MS: wholeNumber(1000, 300_000).default(60_000),
  RATE_LIMIT: onOff.default(true),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(3000),
  JOB_WAIT_SECONDS: wholeNumber(1, 110).default(110),
  UPLOAD_MAX_MB: wholeNumber(1, 1000).default(25),
  INVITATION_DAYS: wholeNumber(1, 3650).default(7),
  SESSION_DAYS: wholeNumber(1, 3650).default(30),
  SESSION_MAX_DAYS: wholeNumber(1, 3650).default(90),
  TRUST_PROXY: z
    .string()
    // Believing every sender would let each caller choose an address for itself.
    .refine((value) => value !== 'true', `must name the addresses of the proxies instead of true, ${PROXIES}`)
    .refine(
      (value) => value === 'true' || value === 'false' || namesProxies(value),
      `must be false, or the addresses of the proxies, ${PROXIES}`,
    )
    .transform((value) => (value === 'false' ? false : value))
    .default(false),
  OIDC_ISSUER: webAddress
    .refine(isPrivate, 'must start with https://, since secrets go there; http:// is for this machine only')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().max(60, 'must have at most 60 characters').default('Single Sign-On'),
  OIDC_ADMIN_CLAIM: z.string().optional(),
  OIDC_ADMIN_VALUE: z.string().optional(),
  OIDC_TRUST_EMAIL: onOff.default(false),
  LOCAL_PASSWORDS: onOff.default(true),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_REFRESH_TOKEN: z.string().optional(),
  GOOGLE_FOLDER_ID: z.string().optional(),
  WEBHOOKS: z.enum(WEBHOOKS, `must be one of ${WEBHOOKS.join(', ')}`).default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

export interface LanguageModel {
  /** Local servers need none. */
  apiKey: string | null;
  /** null = OpenAI itself. */
  baseUrl: string | null;
  model: string;
  timeoutMs: number;
}

export interface NightlyBackup {
  folder: string;
  /** Of the server's clock, 0 to 23. */
  hour: number;
  /** How many files stay. */
  keep: number;
}

export interface Config extends DatabaseSettings {
  /** Whether this process answers people, works on jobs, or both. */
  role: (typeof ROLES)[number];
  port: number;
  host: string;
  /** Where people reach this server, without a slash at the end; null = wherever it listens. */
  publicUrl: string | null;
  dataDir: string;
  /** Most connections of one process for its requests and jobs; a few more are for sign-in and the job queue. */
  databasePool: number;
  /** Where new files go. */
  files: FilePlace;
  filesFolder: string;
  /** null = no S3-compatible storage is set up. */
  s3: S3Settings | null;
  /** null = backups are not encrypted. */
  backupPassphrase: string | null;
  /** null = none is made by itself. */
  nightlyBackup: NightlyBackup | null;
  /** null = the built-in analyst. */
  languageModel: LanguageModel | null;
  /** null = exports are our own downloads. */
  google: GoogleCredentials | null;
  /** null = people sign in by password only. */
  oidc: OidcSettings | null;
  localPasswords: boolean;
  /** `private`: to addresses of a closed network too, and by http. */
  webhooks: (typeof WEBHOOKS)[number];
  /** null = none. */
  rateLimits: RateLimits | null;
  /** How long a REST caller waits for a job before the answer is the job. */
  jobWaitMs: number;
  uploadMaxBytes: number;
  invitationDays: number;
  /** Without a use. */
  sessionDays: number;
  /** However much it is used. */
  sessionMaxDays: number;
  trustProxy: false | string;
  logLevel: string;
  /** What whoever reads the metrics has to send; null = nobody can. */
  metricsToken: string | null;
  /** Where traces go; null = nowhere. */
  otlpEndpoint: string | null;
}

/** Reads the environment; throws one clear line that names the first wrong variable. An empty value counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    // Not the value: it may hold a password.
    throw new Error(`The environment variable ${name} is wrong: it ${issue?.message}`);
  }
  const values = parsed.data;
  return {
    role: values.ROLE,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(values.DATA_DIR),
    ...databaseSettings(values),
    databasePool: values.DATABASE_POOL,
    files: values.FILES,
    filesFolder: resolve(values.FILES_DIR ?? join(values.DATA_DIR, 'files')),
    s3: s3Of(values),
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    nightlyBackup: values.BACKUP_DIR
      ? { folder: resolve(values.BACKUP_DIR), hour: values.BACKUP_HOUR, keep: values.BACKUP_KEEP }
      : null,
    languageModel: languageModelOf(values),
    google: googleOf(values),
    oidc: oidcOf(values),
    localPasswords: values.LOCAL_PASSWORDS,
    webhooks: values.WEBHOOKS,
    rateLimits: values.RATE_LIMIT ? { perMinute: values.RATE_LIMIT_PER_MINUTE } : null,
    jobWaitMs: values.JOB_WAIT_SECONDS * 1000,
    uploadMaxBytes: values.UPLOAD_MAX_MB * 1024 * 1024,
    invitationDays: values.INVITATION_DAYS,
    sessionDays: values.SESSION_DAYS,
    sessionMaxDays: values.SESSION_MAX_DAYS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}

/** It stays set up while files are elsewhere, so that they can be moved there and back. */
function s3Of(values: z.infer<typeof Environment>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values;
  const given = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret };
  if (values.FILES !== 's3' && Object.values(given).every((value) => !value)) return null;
  const missing = Object.entries(given).find(([, value]) => !value);
  if (missing) throw new Error(`The environment variable ${missing[0]} is missing: files in S3 storage need all four.`);
  return {
    endpoint: endpoint?.replace(/\/+$/, '') ?? '',
    region: values.S3_REGION,
    bucket: bucket ?? '',
    accessKeyId: id ?? '',
    secretAccessKey: secret ?? '',
  };
}

/** All three of them, or none: a part would fail at the first export only. */
function googleOf(values: z.infer<typeof Environment>): GoogleCredentials | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_REFRESH_TOKEN: refreshToken } = values;
  if (!clientId && !clientSecret && !refreshToken) return null;
  const missing = Object.entries({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_REFRESH_TOKEN: refreshToken,
  }).find(([, value]) => !value);
  if (missing) throw new Error(`The environment variable ${missing[0]} is missing: Google Workspace needs all three.`);
  return {
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    refreshToken: refreshToken ?? '',
    folderId: values.GOOGLE_FOLDER_ID ?? null,
  };
}

/** Who may come in has to be said whole: half of it would keep everybody out. */
function oidcOf(values: z.infer<typeof Environment>): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_ADMIN_CLAIM: claim, OIDC_ADMIN_VALUE: value } = values;
  const need = (name: string, why: string) => new Error(`The environment variable ${name} is missing: ${why}.`);
  if (!issuer) {
    if (clientId) throw need('OIDC_ISSUER', 'single sign-on needs it beside OIDC_CLIENT_ID');
    if (!values.LOCAL_PASSWORDS) throw need('OIDC_ISSUER', 'without passwords nobody could sign in');
    return null;
  }
  if (!clientId) throw need('OIDC_CLIENT_ID', 'single sign-on needs it beside OIDC_ISSUER');
  if (!values.PUBLIC_URL) throw need('PUBLIC_URL', 'single sign-on has to lead people back');
  if (claim && !value) throw need('OIDC_ADMIN_VALUE', 'it says which value of OIDC_ADMIN_CLAIM makes an administrator');
  if (value && !claim) throw need('OIDC_ADMIN_CLAIM', 'it says where OIDC_ADMIN_VALUE is looked for');
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET ?? null,
    label: values.OIDC_LABEL,
    admin: claim && value ? { claim, value } : null,
    trustsEmail: values.OIDC_TRUST_EMAIL,
  };
}

/** A key or an address says that there is a language model; neither, that nothing leaves this machine. */
function languageModelOf(values: z.infer<typeof Environment>): LanguageModel | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = values;
  if (!apiKey && !baseUrl) return null;
  return {
    apiKey: apiKey ?? null,
    baseUrl: baseUrl ?? null,
    model: values.OPENAI_MODEL,
    timeoutMs: values.OPENAI_TIMEOUT_MS,
  };
}
