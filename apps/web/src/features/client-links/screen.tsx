import { CalendarX } from 'lucide-react';
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
import { Blueprint } from './components/blueprint.tsx';
import { copy } from './copy.ts';
import { TOUCHED } from './model.ts';
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
        <Button type="submit" variant="primary" size="lg" className={TOUCHED} pending={pending}>
          {words.open}
        </Button>
      </form>
    </main>
  );
}
