import { APIError } from 'openai';

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
