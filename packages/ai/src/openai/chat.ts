import { setTimeout as pause } from 'node:timers/promises';
import { APIConnectionError, APIConnectionTimeoutError, APIError, OpenAI } from 'openai';
import { failureOf, mayBeTheForm, retryAfter } from './failure.ts';
import { type Reply, readReply } from './reply.ts';

export interface ChatSettings {
  /** null = none is sent, as local servers have it. */
  apiKey: string | null;
  /** null = OpenAI's own. */
  baseUrl: string | null;
  model: string;
  timeoutMs: number;
}

interface ChatRequest {
  instructions: string;
  /** JSON: what the instructions are to be carried out on. */
  material: string;
  form: { name: string; schema: Record<string, unknown> };
}

type Chat = (request: ChatRequest, signal?: AbortSignal) => Promise<Reply>;

/**
 * One question, one reply, over chat completions with a JSON Schema. A server that rejects the schema is asked again
 * with the schema in words, and from then on only so.
 * @throws AppError analystFailed, or the signal's reason
 */
export function createChat({ apiKey, baseUrl, model, timeoutMs }: ChatSettings): Chat {
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    // The library would take these from the environment, and send them to any server.
    adminAPIKey: null,
    organization: null,
    project: null,
    defaultHeaders: apiKey === null ? { Authorization: null } : {},
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    // A client's processes go to the server that was configured, and to no other.
    fetchOptions: { redirect: 'error' },
  });
  let takesSchema = true;

  const send = async (request: ChatRequest, withSchema: boolean, signal?: AbortSignal) => {
    const body = withSchema ? schemaBody(request) : wordsBody(request);
    return readReply(await withRetries(() => client.chat.completions.create({ model, ...body }, { signal }), signal));
  };

  const sendEitherWay = async (request: ChatRequest, signal?: AbortSignal) => {
    if (takesSchema) {
      try {
        return await send(request, true, signal);
      } catch (error) {
        if (!mayBeTheForm(error)) throw error;
      }
    }
    const reply = await send(request, false, signal);
    takesSchema = false;
    return reply;
  };

  return async (request, signal) => {
    try {
      return await sendEitherWay(request, signal);
    } catch (error) {
      signal?.throwIfAborted();
      throw failureOf(error, timeoutMs);
    }
  };
}

function schemaBody({ instructions, material, form }: ChatRequest) {
  return {
    messages: messages(instructions, material),
    response_format: { type: 'json_schema' as const, json_schema: { ...form, strict: true } },
  };
}

function wordsBody({ instructions, material, form }: ChatRequest) {
  return {
    messages: messages(`${instructions}\n\nThe JSON Schema of the answer: ${JSON.stringify(form.schema)}`, material),
    response_format: { type: 'json_object' as const },
  };
}

const messages = (instructions: string, material: string) => [
  { role: 'system' as const, content: instructions },
  { role: 'user' as const, content: material },
];

/** Waits between four attempts, where the service asks for none. */
const BACK_OFF_MS = [1000, 2000, 4000];
/** Whoever is asked to wait longer is told so at once. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Attempts again what fails for a reason that passes: 408, 409, 429, 5xx, no connection. A time-out is not one of
 * them: it has cost the person the full wait already.
 * @throws the error of the last attempt
 */
async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const backOff of BACK_OFF_MS) {
    try {
      return await attempt();
    } catch (error) {
      // Up to a quarter less, so that eight requests refused together do not come back together.
      const wait = retryAfter(error) ?? backOff * (1 - Math.random() / 4);
      if (!passes(error) || wait > LONGEST_WAIT_MS) throw error;
      await pause(wait, undefined, { signal });
    }
  }
  return attempt();
}

function passes(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError || !(error instanceof APIError)) return false;
  if (error instanceof APIConnectionError) return true;
  const { status, code } = error;
  return [408, 409, 429].includes(status ?? 0) ? code !== 'insufficient_quota' : (status ?? 0) >= 500;
}
