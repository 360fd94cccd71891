import createOpenApiClient, { type Client } from 'openapi-fetch';
import type { Job, paths } from './openapi-types.gen.ts';

export type * from './openapi-types.gen.ts';

/** As in `client.GET('/sectors/{sectorId}', { params: { path: { sectorId } } })`, which resolves to `{ data, error, response }`. */
export type ProcessAi = Client<paths>;

export interface ClientOptions {
  /** Where the product runs, as in "https://process-ai.example.com". */
  url: string;
  /** An API token, created on the page under API tokens. */
  token: string;
}

/** The REST API, typed: a wrong path, parameter or body is found by the compiler. */
export const createClient = ({ url, token }: ClientOptions): ProcessAi =>
  createOpenApiClient<paths>({
    baseUrl: `${url.replace(/\/+$/, '')}/api`,
    headers: { authorization: `Bearer ${token}` },
  });

const LOOK_EVERY_MS = 1000;

/**
 * What a job has made, once it has ended: for answers with status 202, whose body is the job. Throws the sentence that a
 * person would read where the job has failed, and `signal`'s reason where that is aborted.
 */
export async function resultOf(client: ProcessAi, jobId: string, signal?: AbortSignal): Promise<unknown> {
  const params = { path: { jobId } };
  const options = { params, ...(signal && { signal }) };
  for (;;) {
    const { data: job, error } = await client.GET('/jobs/{jobId}', options);
    if (error) throw new Error(error.error);
    if (!isOver(job)) await pause(signal);
    else break;
  }
  const { data, error } = await client.GET('/jobs/{jobId}/result', options);
  if (error) throw new Error(error.error);
  return data;
}

const isOver = ({ status }: Job): boolean => status !== 'queued' && status !== 'running';

const pause = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, LOOK_EVERY_MS);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
