import type { Invitation } from '@process-ai/contract/invitations';
import { testDatabase } from '@process-ai/db/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../app.ts';
import { firstAdminToken } from '../features/invitations/service.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { createHttp } from './http/create-http.ts';
import { createShutdown } from './shutdown.ts';

const PASSWORD = 'correct horse battery';

/** A person with a session, or a script with a token: asks the REST door, body and answer as JSON. */
export interface Caller {
  /** The headers that say who is asking. */
  headers: Record<string, string>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  upload(
    path: string,
    file: { name: string; bytes: Uint8Array | string },
    fields?: Record<string, string>,
  ): Promise<Answer>;
}

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test expects of a body is what it asserts
  body: any;
  headers: LightMyRequestResponse['headers'];
  bytes: Buffer;
}

interface Replica {
  app: App;
  http: FastifyInstance;
  admin: Caller;
  takeJobs(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestServer {
  app: App;
  http: FastifyInstance;
  databaseUrl: string;
  nobody: Caller;
  admin: Caller;
  /** Signs somebody new up, by an invitation of the admin. */
  member(email: string): Promise<Caller>;
  withToken(secret: string): Caller;
  /** Another process on the same database, asked as the first administrator, with some settings of its own. */
  replica(env?: NodeJS.ProcessEnv): Promise<Replica>;
  stop(): Promise<void>;
}

/** The whole server on a database of its own, asked without a network, with its first administrator signed up. */
export async function testServer(env: NodeJS.ProcessEnv = {}, webRoot = '/there-is-no-web-app'): Promise<TestServer> {
  const database = await testDatabase();
  const configOf = (own: NodeJS.ProcessEnv) => readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...env, ...own });
  const config = configOf({});
  const shutdown = createShutdown();
  const { app } = await compose(database.url, config, shutdown, () => {});
  const http = await createHttp(app, config, webRoot);
  const nobody = caller(http, {});

  const signUp = async (token: string, email: string): Promise<Caller> => {
    const body = { token, email, password: PASSWORD, firstName: 'Ada', lastName: 'Tester' };
    const { status, headers, body: answer } = await nobody.post('/api/auth/sign-up', body);
    if (status !== 200) throw new Error(`Sign-up failed: ${JSON.stringify(answer)}`);
    return caller(http, { cookie: cookieOf(headers) });
  };
  const admin = await signUp((await firstAdminToken(app)) ?? '', 'admin@example.com');
  return {
    app,
    http,
    databaseUrl: database.url,
    nobody,
    admin,
    member: async (email) => {
      const { body } = await admin.post('/api/invitations', {});
      return signUp((body as Invitation).token, email);
    },
    withToken: (secret) => caller(http, { authorization: `Bearer ${secret}` }),
    replica: async (own = {}) => {
      const otherShutdown = createShutdown();
      const otherConfig = configOf(own);
      const other = await compose(database.url, otherConfig, otherShutdown, () => {});
      const otherHttp = await createHttp(other.app, otherConfig, '/there-is-no-web-app');
      return {
        ...other,
        http: otherHttp,
        admin: caller(otherHttp, admin.headers),
        stop: async () => {
          await otherHttp.close();
          await otherShutdown.run();
        },
      };
    },
    stop: async () => {
      await http.close();
      await shutdown.run();
      await database.drop();
    },
  };
}

export const cookieOf = (headers: LightMyRequestResponse['headers']): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

export function caller(http: FastifyInstance, headers: Record<string, string>): Caller {
  const ask = async (options: InjectOptions): Promise<Answer> => {
    const response = await http.inject({ ...options, headers: { ...headers, ...options.headers } });
    const isJson = (response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && response.body !== '' ? JSON.parse(response.body) : response.body,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  };
  const send = (method: 'POST' | 'PUT' | 'PATCH') => (url: string, body?: unknown) =>
    ask({ method, url, ...(body !== undefined && { payload: JSON.stringify(body), headers: JSON_TYPE }) });
  return {
    headers,
    get: (url) => ask({ method: 'GET', url }),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: (url) => ask({ method: 'DELETE', url }),
    upload: async (url, { name, bytes }, fields = {}) => {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
      const request = new Request('http://localhost', { method: 'POST', body: form });
      return ask({
        method: 'POST',
        url,
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
      });
    },
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };
