import type { AppRouter } from '@process-ai/api/app-router';
import { ERRORS, type ErrorCode } from '@process-ai/contract/errors';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { trpc } from '../lib/trpc.ts';
import { layers, provideLayers } from './layers.ts';
import { Toaster } from './toaster.tsx';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Paths = { [N in keyof Outputs]: { [V in keyof Outputs[N]]: [N, V] }[keyof Outputs[N]] }[keyof Outputs];

/** What the API answers, by procedure, as in `'journeys.list': () => []`. It may throw a `refusal`. */
export type Answers = {
  [P in Paths as `${P[0] & string}.${P[1] & string}`]?: P extends [infer N extends keyof Outputs, infer V]
    ? (
        input: V extends keyof Inputs[N] ? Inputs[N][V] : never,
      ) => V extends keyof Outputs[N] ? Outputs[N][V] | Promise<Outputs[N][V]> : never
    : never;
};

// Lazy parts are compiled as they are asked for, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// As for whoever has begun to use the page.
provideLayers(() => import('./layers/layers.ts'));
await layers.prefetch();

// What a browser has and jsdom lacks.
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollTo ??= () => {};
window.scrollTo = () => {};
// It lays nothing out: a list that renders what is in sight needs a height to see.
Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 600 });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
});

/**
 * Shows a screen as the app does, over an API that answers as given and fails the test for anything else.
 * `calls` lists what was asked, in order; `address` is where the page is.
 */
export function renderScreen(screen: ReactNode, answers: Answers, at = '/') {
  const calls: { path: string; input: unknown }[] = [];
  const client = trpc.createClient({
    links: [
      () =>
        ({ op: { path, input } }) =>
          observable((observer) => {
            calls.push({ path, input });
            const answer = answers[path as keyof Answers] as ((given: unknown) => unknown) | undefined;
            if (!answer) expect.fail(`The test has no answer of ${path}.`);
            void (async () => {
              try {
                observer.next({ result: { type: 'data', data: await answer(input) } });
                observer.complete();
              } catch (error) {
                observer.error(error as TRPCClientError<AppRouter>);
              }
            })();
          }),
    ],
  });
  window.history.replaceState(null, '', at);
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <NuqsAdapter>
            {screen}
            <Toaster />
          </NuqsAdapter>
        </BrowserRouter>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return { user: userEvent.setup({ delay: null }), calls, address: () => location.pathname + location.search };
}

/** A failure as the API reports it. */
export const refusal = (code: ErrorCode, current?: object) =>
  new TRPCClientError<AppRouter>(ERRORS[code].sentence, {
    result: {
      error: {
        code: -32_603,
        message: ERRORS[code].sentence,
        data: { code: ERRORS[code].kind, reason: code, httpStatus: 400, issues: undefined, current },
      },
    },
  });
