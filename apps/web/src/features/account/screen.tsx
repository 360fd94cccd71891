import { type Session } from '@process-ai/contract/account';
import type { User } from '@process-ai/contract/users';
import { Download, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Field } from '../../components/field.tsx';
import { FormError } from '../../components/form-error.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Input } from '../../components/input.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { browserName } from '../../lib/browser-name.ts';
import { errorIssues, errorText } from '../../lib/error-copy.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { formatDateTime } from '../../lib/format.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { useOwnUser, useSignInOptions } from '../../lib/shared-queries.ts';
import { SecondFactorPanel } from './components/second-factor.tsx';
import { copy } from './copy.ts';
import { useChangePassword, useEndOtherSessions, useEndSession, useSessions, useUpdateProfile } from './queries.ts';

const profileResolver = lazyResolver(async () => (await import('@process-ai/contract/account')).Profile);
const passwordChangeResolver = lazyResolver(async () => (await import('@process-ai/contract/account')).PasswordChange);

/** The user's own name, password and sessions. */
export function AccountScreen() {
  const user = useOwnUser();
  const { passwords } = useSignInOptions();
  return (
    <div className="grid max-w-5xl gap-8">
      <PageHeader title={copy.title} description={copy.text} />
      {user ? (
        <>
          <Section title={copy.profile.title}>
            <ProfileForm user={user} />
          </Section>
          {passwords ? (
            <>
              <Section title={copy.password.title} text={copy.password.text}>
                <PasswordForm email={user.email} />
              </Section>
              <Section title={copy.secondFactor.title} text={copy.secondFactor.text}>
                <SecondFactorPanel email={user.email} />
              </Section>
            </>
          ) : null}
        </>
      ) : null}
      <SessionList />
      <Section title={copy.data.title} text={copy.data.text}>
        <Button asChild>
          <a href="/api/user/archive" download>
            <Download aria-hidden />
            {copy.data.download}
          </a>
        </Button>
      </Section>
    </div>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** What it is about on the left, its form on the right. */
const Section = ({ title, text, children }: SectionProps) => (
  <section aria-label={title} className="grid gap-4 border-t pt-6 lg:grid-cols-[18rem_1fr] lg:gap-8">
    <header>
      <h2 className="font-semibold text-base">{title}</h2>
      {text ? <p className="mt-1 text-pretty text-muted">{text}</p> : null}
    </header>
    <div className="max-w-md">{children}</div>
  </section>
);

const words = copy.profile;

function ProfileForm({ user: { firstName, lastName, email } }: { user: User }) {
  const update = useUpdateProfile();
  const form = useForm({ resolver: profileResolver, defaultValues: { firstName, lastName } });
  const forgetDraft = useFormDraft('profile', form);
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: (saved) => {
        forgetDraft();
        form.reset({ firstName: saved.firstName, lastName: saved.lastName });
      },
      onError: (error) => showIssues(form, error),
    }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} aria-label={words.title}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.firstName} error={errors.firstName?.message} required>
          <Input autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={words.lastName} error={errors.lastName?.message} required>
          <Input autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label={words.email} hint={words.emailHint}>
        <Input type="email" readOnly value={email} />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={update.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

const passwordWords = copy.password;

function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const form = useForm({
    resolver: passwordChangeResolver,
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    change.mutate(values, { onSuccess: () => form.reset(), onError: (error) => showIssues(form, error) }),
  );
  const unplaced = change.isError && errorIssues(change.error).length === 0;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} aria-label={passwordWords.title}>
      {unplaced ? <FormError>{errorText(change.error)}</FormError> : null}
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <Field label={passwordWords.current} error={errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field label={passwordWords.next} hint={passwordWords.nextHint} error={errors.newPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={change.isPending}>
          {passwordWords.submit}
        </Button>
      </div>
    </form>
  );
}

const sessionWords = copy.sessions;

function SessionList() {
  const sessions = useSessions();
  return (
    <section aria-label={sessionWords.title} className="grid gap-4 border-t pt-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="font-semibold text-base">{sessionWords.title}</h2>
          <p className="mt-1 text-pretty text-muted">{sessionWords.text}</p>
        </div>
        {sessions.data && sessions.data.length > 1 ? <EndOthers /> : null}
      </header>
      {sessions.isPending ? (
        <Loading label={sessionWords.loading}>
          <Skeleton className="h-32" />
        </Loading>
      ) : null}
      {sessions.isError ? (
        <FailedState title={sessionWords.failed} error={sessions.error} onRetry={() => sessions.refetch()} />
      ) : null}
      {sessions.data ? <SessionTable sessions={sessions.data} /> : null}
      {sessions.data?.length === 1 ? <p className="text-muted">{sessionWords.none}</p> : null}
    </section>
  );
}

function EndOthers() {
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{sessionWords.endOthers.open}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={sessionWords.endOthers.title}
        description={sessionWords.endOthers.text}
        confirmLabel={sessionWords.endOthers.confirm}
        pending={endOthers.isPending}
        onConfirm={() => endOthers.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

const SessionTable = ({ sessions }: { sessions: readonly Session[] }) => (
  <Table label={sessionWords.table.title}>
    <TableHead>
      <tr>
        <TableHeaderCell>{sessionWords.table.browser}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{sessionWords.table.address}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{sessionWords.table.started}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{sessionWords.table.lastSeen}</TableHeaderCell>
        <TableHeaderCell>
          <span className="sr-only">{sessionWords.table.actions}</span>
        </TableHeaderCell>
      </tr>
    </TableHead>
    <TableBody>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </TableBody>
  </Table>
);

function SessionRow({ session }: { session: Session }) {
  const end = useEndSession();
  const browser = browserName(session.userAgent) ?? sessionWords.table.unknown;
  const address = session.address ?? sessionWords.table.unknownAddress;
  const lastSeen = session.isCurrent ? sessionWords.table.now : formatDateTime(session.lastSeenAt);
  return (
    <TableRow>
      <TableCell className="@max-2xl:w-full">
        <span className="mr-2 font-medium" title={session.userAgent ?? undefined}>
          {browser}
        </span>
        {session.isCurrent ? <Badge tone="accent">{sessionWords.table.current}</Badge> : null}
        <span className="block wrap-anywhere text-muted text-xs @2xl:hidden">
          {address} · {sessionWords.table.lastSeen}: {lastSeen}
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{address}</TableCell>
      <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">
        {formatDateTime(session.startedAt)}
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{lastSeen}</TableCell>
      <TableCell className="text-right">
        {session.isCurrent ? null : (
          <IconButton
            label={sessionWords.end.label(browser)}
            icon={LogOut}
            pending={end.isPending}
            onClick={() => end.mutate({ sessionId: session.id })}
          />
        )}
      </TableCell>
    </TableRow>
  );
}
