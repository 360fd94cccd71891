import { CircleAlert, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Logo } from '../../components/logo.tsx';
import { linkToken } from '../../lib/link-token.ts';
import { Blurbs } from './components/blurbs.tsx';
import { ProcessMap } from './components/process-map.tsx';
import { copy } from './copy.ts';
import { landingError, loginHref } from './model.ts';

const YEAR = new Date().getFullYear();

/** What a visitor sees who is not signed in. */
export function LandingScreen() {
  const [search] = useSearchParams();
  const [token] = useState(() => linkToken('invitation'));
  const error = landingError(search.get('error'));
  const href = loginHref(token);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between px-4 sm:px-6">
        <span className="flex items-center gap-2.5 font-semibold text-base">
          <Logo className="size-8" />
          {copy.product}
        </span>
        <Button asChild>
          <a href={href}>{copy.signIn}</a>
        </Button>
      </header>
      <main className="grow">
        <section className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-20 lg:pb-24">
          <div className="grid justify-items-start gap-6">
            <Notice error={error} invited={token !== null} />
            <h1 className="text-balance font-semibold text-4xl leading-[1.1] tracking-tight sm:text-5xl">
              {copy.hero.title}
            </h1>
            <p className="max-w-xl text-pretty text-base text-muted leading-7">{copy.hero.text}</p>
            <Button asChild variant="primary" size="lg" className="px-6">
              <a href={href}>{copy.hero.start}</a>
            </Button>
          </div>
          <ProcessMap className="mx-auto w-full max-w-md lg:max-w-none" />
        </section>
        <Blurbs />
        <section className="mx-auto grid w-full max-w-6xl justify-items-center gap-3 px-4 py-20 text-center sm:px-6">
          <h2 className="text-balance font-semibold text-2xl tracking-tight">{copy.closing.title}</h2>
          <p className="max-w-lg text-pretty text-muted">{copy.closing.text}</p>
          <Button asChild variant="primary" size="lg" className="mt-3 px-6">
            <a href={href}>{copy.closing.start}</a>
          </Button>
        </section>
      </main>
      <footer className="border-t">
        <p className="mx-auto w-full max-w-6xl px-4 py-6 text-muted text-xs sm:px-6">{copy.footer(YEAR)}</p>
      </footer>
    </div>
  );
}

function Notice({ error, invited }: { error: string | null | undefined; invited: boolean }) {
  if (error) {
    return (
      <p role="alert" className="flex items-center gap-2 rounded-md bg-danger-soft px-3 py-2 font-medium text-danger">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {error}
      </p>
    );
  }
  if (!invited) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-md bg-accent-soft px-3 py-2 font-medium text-accent-ink"
    >
      <MailOpen aria-hidden className="size-4 shrink-0" />
      {copy.invited}
    </p>
  );
}
