import { AppError } from '@process-ai/contract/errors';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';

const REFUSED = 'The AI service refused this request. Check the wording of the texts it is about, then try again.';
const TOO_LONG = 'The texts are too long for the AI model. Shorten the description, then try again.';
const CUT_OFF = 'The AI service broke off in the middle of its answer. Shorten the description, then try again.';
const UNUSABLE =
  'The AI service answered twice in a form that cannot be used. Try again, or ask your administrator for another model.';
const NOT_BORNE_OUT =
  'The AI service wrote no sentence that the document bears out. Try again, or ask your administrator for another model.';
const NO_PROCESS_NAMED =
  'The AI service named no process of this sector. Try again, or ask your administrator for another model.';
const NOT_AN_AI_SERVICE =
  'What answered does not speak like an AI service. Ask your administrator to check its address.';
const UNREACHABLE =
  'The AI service could not be reached. Try again in a few minutes; if it stays so, ask your administrator to check its address.';
const KEY_REFUSED = 'The key of the AI service was refused. Ask your administrator.';
const NO_CREDIT = 'The account with the AI service has no credit left. Ask your administrator.';
const UNKNOWN_MODEL = 'The AI service does not know the model or the address it was asked for. Ask your administrator.';
const NOT_ACCEPTED =
  'The AI service did not accept the request. Shorten the description and try again, or ask your administrator to check the model.';
const OUT_OF_ORDER = 'The AI service is out of order. Try again in a few minutes.';

const BY_CODE = new Map<unknown, string>([
  ['content_filter', REFUSED],
  ['invalid_prompt', REFUSED],
  ['context_length_exceeded', TOO_LONG],
  ['insufficient_quota', NO_CREDIT],
  ['model_not_found', UNKNOWN_MODEL],
]);

/** The failures of an answer that did arrive. */
export const refused = () => new AppError('analystFailed', REFUSED);
export const cutOff = () => new AppError('analystFailed', CUT_OFF);
export const unusable = () => new AppError('analystFailed', UNUSABLE);
export const notBorneOut = () => new AppError('analystFailed', NOT_BORNE_OUT);
export const noProcessNamed = () => new AppError('analystFailed', NO_PROCESS_NAMED);
export const notAnAiService = () => new AppError('analystFailed', NOT_AN_AI_SERVICE);

/** Whether a rejected request may have been rejected for the form it asked the answer in. */
export const mayBeTheForm = (error: unknown) =>
  error instanceof APIError && [400, 422].includes(error.status ?? 0) && !BY_CODE.has(error.code);

/** A failed request as a sentence a person can act on; what is no failure of the service comes back as it is. */
export function failureOf(error: unknown, timeoutMs: number): unknown {
  if (error instanceof SyntaxError) return notAnAiService();
  if (!(error instanceof APIError)) return error;
  return new AppError('analystFailed', sentenceFor(error, timeoutMs));
}

function sentenceFor(error: APIError, timeoutMs: number): string {
  if (error instanceof APIConnectionTimeoutError) {
    return `The AI service did not answer within ${timeoutMs / 1000} seconds. Try again, or with fewer processes.`;
  }
  if (error instanceof APIConnectionError) return UNREACHABLE;

  const known = BY_CODE.get(error.code);
  const status = error.status ?? 0;
  if (known) return known;
  if (status === 401 || status === 403) return KEY_REFUSED;
  if (status === 404) return UNKNOWN_MODEL;
  if (status === 429) return `The AI service is over its limit. Try again in ${inWords(retryAfter(error))}.`;
  return status >= 500 ? OUT_OF_ORDER : NOT_ACCEPTED;
}

function inWords(ms: number | null): string {
  if (ms === null) return 'a minute';
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How long the service asks to be left alone, in ms; null where it does not say. OpenAI also says it in ms. */
export function retryAfter(error: unknown): number | null {
  if (!(error instanceof APIError)) return null;
  const ms = Number.parseFloat(error.headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(ms)) return Math.max(0, ms);

  const header = error.headers?.get('retry-after') ?? '';
  const seconds = Number.parseFloat(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
