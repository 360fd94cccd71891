import { beforeAll, expect, test } from 'vitest';
import { serverForTests } from '../server/testing-hooks.ts';
import { knownError } from './error-map.ts';

const server = serverForTests();
let sector: string;
beforeAll(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Words', referenceModel: 'BIAN' });
  sector = `/api/sectors/${body.id}`;
});

const VENDOR = { name: 'Acme', overview: 'Workflow' };
const many = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`);

test.each<[string, string, object, string, string]>([
  ['201 capabilities', '/api/vendors', { ...VENDOR, capabilities: many(201) }, 'capabilities', 'At most 200 entries'],
  [
    '201 products',
    '/api/vendors',
    { ...VENDOR, products: many(201).map(() => ({})) },
    'products',
    'At most 200 entries',
  ],
  ['half a year', '/api/vendors', { ...VENDOR, founded: 1.5 }, 'founded', 'Must be a year, as 1998 or "about 1998"'],
  ['1001 vendors', 'export/sheets', { vendorIds: many(1001) }, 'vendorIds', 'At most 1,000 vendors'],
  ['half a version', 'roi/assumptions', { version: 0.5 }, 'version', 'Must be a whole number'],
  ['a version below one', 'roi/assumptions', { version: 0 }, 'version', 'At least 1'],
  ['21 tags', '/api/playbooks', { name: 'P', description: 'p', tags: many(21) }, 'tags', 'At most 20 entries'],
  [
    'a type that no opportunity has',
    '/api/playbooks',
    { name: 'P', description: 'p', processes: [{ code: '1', name: 'A', opportunities: [{ type: 'x', title: 'T' }] }] },
    'processes.0.opportunities.0.type',
    'Must be one of: automation, ai, agentic',
  ],
  ['a long email', '/api/auth/sign-in', { email: 'x'.repeat(255), password: 'x' }, 'email', 'At most 254 characters'],
])('%s: the field is named, and what it takes', async (_case, path, input, field, sentence) => {
  const url = path.startsWith('/') ? path : `${sector}/${path}`;
  const { status, body } = await server.admin[path === 'roi/assumptions' ? 'patch' : 'post'](url, input);
  expect([status, body.issues]).toEqual([400, [{ path: field, message: sentence }]]);
  expect(body.error).toBe(`Some of the entries are not valid. ${field}: ${sentence}`);
});

test.each([
  ['Maximum call stack size exceeded', 'The request is nested too deeply.'],
  ['Invalid string length', 'The request is too large.'],
  ['Array buffer allocation failed', 'The request is too large.'],
  ['The value of "delay" is out of range.', 'Something went wrong on the server. Please try again.'],
])('a range error of the engine is the caller’s only where size or depth made it: %s', (message, sentence) => {
  expect(knownError(new RangeError(message)).message).toBe(sentence);
});
