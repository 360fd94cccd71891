import { SectorProfileInput } from '@process-ai/contract/sectors';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ProcessContext } from '../analyst.ts';
import { createOpenAiAnalyst, type OpenAiSettings } from './openai-analyst.ts';

const URL_OF_CHAT = 'http://ai.test/v1/chat/completions';

interface SentBody {
  model: string;
  messages: { role: string; content: string }[];
  response_format: { type: string; json_schema?: { name: string; strict: boolean; schema: object } };
}

/** Answers one request: `at` counts them from 0. */
export type Answering = (body: SentBody, at: number, request: Request) => Response | Promise<Response>;

/** A chat service for the tests of one file; anything else that is fetched fails the test. */
export function useChatService() {
  const server = setupServer();
  const sent: SentBody[] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
  });
  afterAll(() => server.close());

  const answerWith = (answering: Answering) =>
    server.use(
      http.post(URL_OF_CHAT, async ({ request }) => {
        const body = (await request.clone().json()) as SentBody;
        sent.push(body);
        return answering(body, sent.length - 1, request);
      }),
    );
  return { sent, answerWith };
}

export const analyst = (settings: Partial<OpenAiSettings> = {}) =>
  createOpenAiAnalyst({
    apiKey: 'sk-secret',
    baseUrl: 'http://ai.test/v1',
    model: 'gpt-test',
    timeoutMs: 5000,
    ...settings,
  });

export const process: ProcessContext = {
  code: '4.2.1',
  name: 'Settle motor claims',
  description: 'Adjusters compare repair invoices with the policy and release the payment.',
  level: 3,
  ancestors: [{ code: '4.2', name: 'Claims' }],
  children: [],
  overruled: {},
  sector: {
    name: 'Harbor Mutual',
    description: null,
    referenceModel: 'ACORD',
    industry: 'insurance',
    profile: SectorProfileInput.parse({ employees: 640 }),
  },
  finding: {
    state: 'unknown',
    confidence: null,
    understoodAs: 'settle motor claims',
    place: null,
    reason: null,
    language: 'en',
    helps: [],
    useCases: [],
  },
};

export const opportunity = {
  type: 'automation',
  title: 'Release small repair invoices without a second look',
  description: 'Invoices below the limit are matched with the policy and paid. Adjusters keep disputed ones.',
  rationale: 'Most invoices follow the agreed price list',
  benefitBasis: '40% of the checks',
  benefit: { moves: 'handling time', low: 0.2, likely: 0.4, high: 0.5 },
};

/** A reply as OpenAI sends it. */
export const completion = (content: string | null, choice: object = {}, message: object = {}) =>
  HttpResponse.json({
    id: 'chatcmpl-Cq1TzkQe0',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'gpt-test-2026-01-01',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations: [], ...message },
        logprobs: null,
        finish_reason: 'stop',
        ...choice,
      },
    ],
    usage: { prompt_tokens: 700, completion_tokens: 120, total_tokens: 820 },
    service_tier: 'default',
  });

export const found = (...opportunities: object[]) => completion(JSON.stringify({ opportunities }));

/** An error as OpenAI sends it, with words that no person using the product may see. */
export const failed = (status: number, code: string | null = null, headers: Record<string, string> = {}) =>
  HttpResponse.json<JsonBodyType>(
    { error: { message: 'Provider wording about sk-secret', type: 'invalid_request_error', param: null, code } },
    { status, headers },
  );
