import type { CurrentUser } from '@process-ai/contract/users';
import { lazy, Suspense, useState } from 'react';
import { FullPageSpinner } from './full-page-spinner.tsx';

/** The landing page for whoever comes to it signed out, without the app behind it; else the app. */
export function Start({ asked }: { asked: Promise<CurrentUser> }) {
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
