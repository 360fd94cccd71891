import type { AppRouter } from '@process-ai/api/app-router';
import { createTRPCClient, httpLink } from '@trpc/client';
import { fromApi } from './http-answer.ts';

/** A tRPC client for uploads: `onProgress` gets the share sent, 0 to 1. */
export const uploadClient = (onProgress: (share: number) => void) =>
  createTRPCClient<AppRouter>({ links: [httpLink({ url: '/api/trpc', fetch: fetchWithProgress(onProgress) })] });

/** `fetch` for tRPC on XMLHttpRequest, since fetch cannot report the progress of an upload. */
const fetchWithProgress =
  (onProgress: (share: number) => void): NonNullable<Parameters<typeof httpLink>[0]['fetch']> =>
  (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      init?.signal?.addEventListener('abort', abort);
      request.open(init?.method ?? 'GET', url instanceof Request ? url.url : url);
      for (const [name, value] of Object.entries(init?.headers ?? {})) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('loadend', () => init?.signal?.removeEventListener('abort', abort));
      request.addEventListener('load', () => {
        const { responseText, status, statusText } = request;
        resolve(fromApi(new Response(responseText, { status, statusText })));
      });
      request.addEventListener('error', () => reject(new TypeError('The upload did not arrive')));
      request.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')));
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null);
    });
