import { AppError } from '@process-ai/contract/errors';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import {
  type Answering,
  analyst,
  completion,
  failed,
  found,
  opportunity,
  process,
  useChatService,
} from './chat-service.fixture.ts';

const { sent, answerWith } = useChatService();

/** The pauses between attempts, in ms: noted down, not waited for. */
const pauses = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void pauses.push(ms) }));
const pausesOf = async <T>(work: Promise<T>) => {
  pauses.length = 0;
  await work;
  return [...pauses];
};

const wrongType = JSON.stringify({ opportunities: [{ ...opportunity, type: 'magic' }] });
const noTitle = JSON.stringify({ opportunities: [{ ...opportunity, title: '<b></b>' }] });
const nowhere: Answering = () => HttpResponse.error();
const redirect: Answering = (_body, _at, { url }) =>
  url.endsWith('?moved') ? found(opportunity) : HttpResponse.redirect(`${url}?moved`, 307);
const page: Answering = () => HttpResponse.html('<h1>Welcome to nginx</h1>');

test.for<[what: string, answering: Answering, requests: number, sentence: string]>([
  ['a refusal', () => completion(null, {}, { refusal: 'I cannot help with that.' }), 1, 'refused this request'],
  ['a filtered answer', () => completion('', { finish_reason: 'content_filter' }), 1, 'refused this request'],
  ['a filtered question', () => failed(400, 'content_filter'), 1, 'refused this request'],
  ['a cut-off', () => completion('{"opportunities": [{"ti', { finish_reason: 'length' }), 1, 'broke off in the middle'],
  ['silence', () => completion(null), 2, 'in a form that cannot be used'],
  ['prose', () => completion('Here are three ideas for you!'), 2, 'in a form that cannot be used'],
  ['half an answer', () => completion('{"opportunities": ['), 2, 'in a form that cannot be used'],
  ['a wrong schema', () => completion(wrongType), 2, 'in a form that cannot be used'],
  ['nothing left after cleaning', () => completion(noTitle), 2, 'in a form that cannot be used'],
  ['no choices', () => HttpResponse.json({ error: { message: 'upstream', code: 502 } }), 1, 'does not speak like'],
  ['a web page', page, 1, 'does not speak like'],
  [
    'broken JSON',
    () => HttpResponse.text('{', { headers: { 'content-type': 'application/json' } }),
    1,
    'not speak like',
  ],
  ['an answer without end', () => HttpResponse.json('x'.repeat(17 * 1024 * 1024)), 1, 'not speak like'],
  ['a refused key', () => failed(401, 'invalid_api_key'), 1, 'The key of the AI service was refused'],
  ['a key without rights', () => failed(403), 1, 'The key of the AI service was refused'],
  ['an unknown model', () => failed(404, 'model_not_found'), 1, 'does not know the model'],
  ['too long a text', () => failed(400, 'context_length_exceeded'), 1, 'too long for the AI model'],
  ['a rejected request', () => failed(400, 'constructor'), 2, 'did not accept the request'],
  ['no credit', () => failed(429, 'insufficient_quota'), 1, 'has no credit left'],
  ['a limit that stays', () => failed(429, null, { 'retry-after': '20' }), 4, 'Try again in 20 seconds.'],
  ['a limit for minutes', () => failed(429, null, { 'retry-after': '300' }), 1, 'Try again in 5 minutes.'],
  ['a limit without a time', () => failed(429), 4, 'Try again in a minute.'],
  ['a fault that stays', () => failed(500), 4, 'is out of order'],
  ['no connection', nowhere, 4, 'could not be reached'],
  ['a redirect', redirect, 4, 'could not be reached'],
])('%s ends in a sentence a person can act on', async ([, answering, requests, sentence]) => {
  answerWith(answering);
  const error: unknown = await analyst()
    .analyzeProcess(process)
    .catch((failure: unknown) => failure);

  expect(error).toBeInstanceOf(AppError);
  const { code, kind, message } = error as AppError;
  expect({ code, kind }).toEqual({ code: 'analystFailed', kind: 'BAD_GATEWAY' });
  expect(message).toContain(sentence);
  expect(message).not.toMatch(/Provider wording|sk-secret|upstream|nginx/);
  expect(sent).toHaveLength(requests);
});

// The date is named when it is asked for: minutes may pass before a slow machine comes to this test.
test.for<[what: string, headers: () => Record<string, string>, from: number, to: number]>([
  ['as long as asked, in seconds', () => ({ 'retry-after': '7' }), 7000, 7000],
  ['as long as asked, in ms', () => ({ 'retry-after': '1', 'retry-after-ms': '840' }), 840, 840],
  ['until the date named', () => ({ 'retry-after': new Date(Date.now() + 40_000).toUTCString() }), 30_000, 40_000],
  ['about a second when nothing is asked', () => ({}), 750, 1000],
])('after a 429 it waits %s', async ([, headers, from, to]) => {
  answerWith((_body, at) => (at === 0 ? failed(429, 'rate_limit_exceeded', headers()) : found(opportunity)));
  const [pause, ...more] = await pausesOf(analyst().analyzeProcess(process));
  expect(pause).toBeGreaterThanOrEqual(from);
  expect(pause).toBeLessThanOrEqual(to);
  expect(more).toEqual([]);
});

test('waits longer each time after a fault, and gets through', async () => {
  answerWith(
    (_body, at) =>
      [failed(500), failed(503), nowhere(_body, at, new Request('http://ai.test'))][at] ?? found(opportunity),
  );
  const waits = await pausesOf(analyst().analyzeProcess(process));
  expect(waits.map((ms) => Math.ceil(ms / 1000))).toEqual([1, 2, 4]);
});

test.for<[what: string, content: string, reason: string]>([
  ['no JSON', 'Sure! Here you go: secret words', 'It was not JSON.'],
  ['an unknown type', wrongType, 'opportunities.0.type: Invalid option'],
  [
    'a missing field',
    JSON.stringify({ opportunities: [{ ...opportunity, title: undefined }] }),
    'opportunities.0.title:',
  ],
])('after %s it asks once more, with the reason', async ([, content, reason]) => {
  answerWith((_body, at) => (at === 0 ? completion(content) : found(opportunity)));
  await expect(analyst().analyzeProcess(process)).resolves.toHaveProperty('opportunities.length', 1);

  const [first, second] = sent.map(({ messages }) => messages);
  expect(second?.[0]?.content).toContain(`${first?.[0]?.content}\n\nYour last answer could not be used. ${reason}`);
  expect(second?.[0]?.content).not.toMatch(/magic|secret words/);
  expect(second?.[1]).toEqual(first?.[1]);
});

test.for([400, 422])('a server that answers a JSON Schema with %i gets it in words, from then on', async (status) => {
  answerWith(({ response_format }) => (response_format.type === 'json_schema' ? failed(status) : found(opportunity)));
  const { analyzeProcess } = analyst();
  await analyzeProcess(process);
  await analyzeProcess(process);

  expect(sent.map(({ response_format }) => response_format.type)).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ]);
  const schema = JSON.stringify(sent[0]?.response_format.json_schema?.schema);
  expect(sent[1]?.messages[0]?.content).toContain(schema);
});
