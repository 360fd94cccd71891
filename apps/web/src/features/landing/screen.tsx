import {
  Bot,
  Calculator,
  CircleAlert,
  Cog,
  FileOutput,
  Library,
  type LucideIcon,
  MailOpen,
  Route,
  Scale,
  ScanSearch,
  Sparkles,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Logo } from '../../components/logo.tsx';
import { linkToken } from '../../lib/link-token.ts';
import { copy } from './copy.ts';

const YEAR = new Date().getFullYear();

/** What a visitor sees who is not signed in. */
export function LandingScreen() {
  const [token] = useState(() => linkToken('invitation'));
  const error = landingError(new URLSearchParams(location.search).get('error'));
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
          <SampleOpportunities />
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

const ICONS: Record<keyof typeof copy.blurbs, LucideIcon> = {
  libraries: Library,
  analysis: ScanSearch,
  journeys: Route,
  roi: Calculator,
  vendors: Scale,
  workspace: FileOutput,
};

const Blurbs = () => (
  <section aria-labelledby="blurbs" className="border-y bg-surface">
    <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6">
      <h2 id="blurbs" className="text-balance font-semibold text-2xl tracking-tight">
        {copy.blurbsTitle}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(copy.blurbs).map(([name, { title, text }]) => {
          const Icon = ICONS[name as keyof typeof copy.blurbs];
          return (
            <li key={name}>
              <Icon aria-hidden strokeWidth={1.75} className="size-5 text-accent" />
              <h3 className="mt-3 font-semibold text-sm">{title}</h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  </section>
);

const MARKS: Record<(typeof copy.picture.rows)[number]['type'], { icon: LucideIcon; colour: string }> = {
  Automation: { icon: Cog, colour: 'text-automation' },
  AI: { icon: Sparkles, colour: 'text-ai' },
  Agentic: { icon: Bot, colour: 'text-agentic' },
};

/** What the product shows of the sample client; a browser test holds each row against the sample client itself. */
const SampleOpportunities = () => (
  <figure className="w-full rounded-xl border bg-surface shadow-sm">
    <ul className="divide-y">
      {copy.picture.rows.map(({ type, title, process, savings }) => {
        const { icon: Icon, colour } = MARKS[type];
        return (
          <li key={title} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 px-5 py-4">
            <span className="text-pretty font-medium">{title}</span>
            <span className="text-right font-semibold">{savings}</span>
            <span className="text-muted text-xs">{process}</span>
            <span className="inline-flex items-center justify-end gap-1 font-medium text-xs">
              <Icon aria-hidden className={`size-3.5 shrink-0 ${colour}`} />
              {type}
            </span>
          </li>
        );
      })}
    </ul>
    <figcaption className="rounded-b-xl border-t bg-subtle px-5 py-3 text-muted text-xs">
      {copy.picture.caption}
    </figcaption>
  </figure>
);

/** What the ?error= of the address means to a person; null without one. */
const landingError = (code: string | null) =>
  code === null ? null : Object.hasOwn(copy.errors, code) ? copy.errors[code] : copy.otherError;

/** Where the buttons lead: the server decides what comes next. */
const loginHref = (token: string | null) =>
  token === null ? '/api/login' : `/api/login?token=${encodeURIComponent(token)}`;
