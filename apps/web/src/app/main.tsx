import './app.css';
import type { CurrentUser } from '@process-ai/contract/users';
import { lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { captureLinkToken } from '../lib/link-token.ts';
import { trpcClient } from '../lib/trpc-client.ts';
import { FullPageSpinner } from './full-page-spinner.tsx';

const CONTROL = 'a, button, input, select, textarea, summary, label, [role]';

const controlAt = ({ target }: Event) => (target instanceof Element ? (target.closest(CONTROL) ?? target) : null);

/**
 * The second press of a double click does nothing to what came under the pointer with the first one: a panel that
 * opened there, or a row that moved there, with its Delete. Called once, before anything renders.
 */
function guardDoubleClicks() {
  let pressed: Element | null = null;
  let isStray = false;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener(
    'mousedown',
    (event) => {
      const control = controlAt(event);
      isStray = event.detail > 1 && control !== pressed;
      if (isStray) stop(event);
      else pressed = control;
    },
    { capture: true },
  );
  for (const name of ['mouseup', 'click', 'dblclick'] as const) {
    window.addEventListener(
      name,
      (event) => {
        // A click without a press is the keyboard's.
        if (isStray && event.detail > 0) stop(event);
      },
      { capture: true },
    );
  }
}

captureLinkToken();
guardDoubleClicks();

// Asked before the first render, so that the answer loads in parallel with the scripts.
const asked = trpcClient.users.me.query();
// It may fail before the scripts that await it are there; they tell of it.
asked.catch(() => {});
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Start asked={asked} />
  </StrictMode>,
);

/** The landing page for whoever comes to it signed out, without the app behind it; else the app. */
function Start({ asked }: { asked: Promise<CurrentUser> }) {
  const [Page] = useState(() => lazy(async () => ({ default: await pageFor(asked) })));
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Page />
    </Suspense>
  );
}

async function pageFor(asked: Promise<CurrentUser>) {
  if (location.pathname === '/') {
    // Where nobody can say who is there, the app tells why.
    const isVisitor = asked.then(({ user }) => user === null).catch(() => false);
    const [{ LandingScreen }, landsHere] = await Promise.all([import('../features/landing/screen.tsx'), isVisitor]);
    if (landsHere) return LandingScreen;
  }
  return (await import('./app.tsx')).makeApp(asked);
}
