import type { ClientPage } from '@process-ai/contract/client-links';
import { CalendarX, Printer } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyPage } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Field } from '../../components/field.tsx';
import { FormError } from '../../components/form-error.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { errorReason, errorText } from '../../lib/error-copy.ts';
import { formatDate } from '../../lib/format.ts';
import { Block } from './components/block.tsx';
import { copy } from './copy.ts';
import { brandOf } from './model.ts';
import { type Attempt, useClientPage } from './queries.ts';

const words = copy.page;

/** What a client reads who has a link: the blueprint, and nothing else of the product. */
export function ClientPageScreen() {
  const token = useLocation().hash.slice(1);
  return (
    <>
      <meta name="robots" content="noindex" />
      <OpenedPage key={token} token={token} />
    </>
  );
}

const CLOSED: ReadonlySet<string | undefined> = new Set([
  'clientLinkUnknown',
  'clientLinkExpired',
  'clientLinkRevoked',
] as const);

function OpenedPage({ token }: { token: string }) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const page = useClientPage(token, attempt);
  if (page.data) return <Blueprint page={page.data} />;
  const reason = errorReason(page.error);
  if (CLOSED.has(reason)) {
    return (
      <main>
        <EmptyPage icon={CalendarX} title={words.closed}>
          {errorText(page.error)}
        </EmptyPage>
      </main>
    );
  }
  if (attempt !== null || reason === 'clientPasswordRequired') {
    return (
      <PasswordForm
        pending={page.isFetching}
        refusal={page.isError && reason !== 'clientPasswordRequired' ? errorText(page.error) : null}
        onSubmit={(password) => setAttempt({ password, number: (attempt?.number ?? 0) + 1 })}
      />
    );
  }
  return (
    <main className="mx-auto max-w-4xl px-4 py-12">
      {page.isError ? (
        <FailedState title={words.failed} error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-60" />
          <Skeleton className="h-8 max-w-md" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </main>
  );
}

interface PasswordFormProps {
  pending: boolean;
  refusal: string | null;
  onSubmit: (password: string) => void;
}

function PasswordForm({ pending, refusal, onSubmit }: PasswordFormProps) {
  useDocumentTitle(words.passwordTitle);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) onSubmit(password);
  };
  return (
    <main className="grid min-h-dvh content-start justify-items-center px-4 pt-[12vh] pb-12">
      <form noValidate onSubmit={submit} className="grid w-full max-w-sm gap-4 rounded-xl border bg-surface p-6">
        <header>
          <h1 className="font-semibold text-xl tracking-tight">{words.passwordTitle}</h1>
          <p className="mt-1 text-muted">{words.passwordText}</p>
        </header>
        {refusal === null ? null : <FormError>{refusal}</FormError>}
        <Field label={words.password} required>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          {words.open}
        </Button>
      </form>
    </main>
  );
}

const idOf = (index: number) => `part-${index}`;

/** Not by the fragment, which holds the token. */
function goTo(index: number) {
  const heading = document.getElementById(idOf(index));
  heading?.scrollIntoView({ behavior: 'smooth' });
  heading?.focus({ preventScroll: true });
}

function Blueprint({ page }: { page: ClientPage }) {
  useDocumentTitle(page.title);
  const { blocks } = page;
  const chapters = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 1 ? [{ index, text: block.text }] : [],
  );
  return (
    <div style={brandOf(page.colours)}>
      <header className="sticky top-0 z-10 flex min-h-12 items-center gap-4 border-b bg-surface px-4 py-2 print:hidden">
        <p className="min-w-0 grow truncate font-medium">{page.title}</p>
        {page.draft ? <Draft /> : null}
        <Button size="sm" onClick={() => print()}>
          <Printer aria-hidden />
          <span className="max-sm:sr-only">{words.print}</span>
        </Button>
      </header>
      {page.draft ? (
        <p className="fixed top-0 right-0 hidden font-bold text-lg text-warning print:block">{words.draft}</p>
      ) : null}
      <div className="mx-auto grid max-w-7xl gap-x-10 px-4 pb-16 sm:px-8 xl:grid-cols-[13rem_minmax(0,1fr)] print:block print:p-0">
        <nav aria-label={words.contents} className="max-xl:hidden print:hidden">
          <ol className="sticky top-16 mt-8 grid gap-1">
            {chapters.map(({ index, text }) => (
              <li key={index}>
                <button
                  type="button"
                  onClick={() => goTo(index)}
                  className="w-full rounded-md px-2 py-1 text-left text-muted hover:bg-subtle hover:text-ink"
                >
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <main className="grid max-w-4xl gap-4 print:block print:max-w-none print:space-y-3">
          <Cover page={page} />
          {blocks.map((block, index) => (
            <Block key={index} id={idOf(index)} block={block} />
          ))}
          <footer className="mt-8 border-t pt-4 text-pretty text-muted text-xs">
            {words.foot(formatDate(page.expiresAt))}
          </footer>
        </main>
      </div>
    </div>
  );
}

const Draft = () => (
  <p className="rounded bg-warning-soft px-2 py-0.5 font-bold text-warning tracking-wide">{words.draft}</p>
);

const Cover = ({ page }: { page: ClientPage }) => (
  <section className="grid gap-4 pt-8 print:break-after-page">
    {page.logo ? (
      <p className="w-fit rounded-md bg-white p-2">
        <img src={page.logo} alt={words.logo} className="max-h-16 max-w-48" />
      </p>
    ) : null}
    <div className="rounded-lg bg-(--brand) px-6 py-10 text-(--on-brand) print:mt-40 print:[print-color-adjust:exact]">
      <h1 className="text-balance font-semibold text-3xl tracking-tight wrap-anywhere" dir="auto">
        {page.title}
      </h1>
      <p className="mt-2 text-base">{page.subtitle}</p>
    </div>
    <div className="grid gap-1">
      <p className="font-semibold text-base" dir="auto">
        {page.client}
      </p>
      {page.about.map((line) => (
        <p key={line} className="max-w-prose text-pretty text-muted" dir="auto">
          {line}
        </p>
      ))}
    </div>
  </section>
);
