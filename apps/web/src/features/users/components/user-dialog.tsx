import type { ListedUser, User } from '@process-ai/contract/users';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { EraseDialog } from '../../../components/erase-dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { ERASED_ON_DISK } from '../../../lib/erasure-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useOwnUser } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { fullName, resetLink } from '../model.ts';
import { useCreateResetLink, useEndSessions, useErasePerson, useResetSecondFactor, useSetRole } from '../queries.ts';

interface UserDialogProps {
  user: ListedUser;
  onClose: () => void;
}

/** What an administrator may do for a user: the role, a way back in, a way out, what is stored of them, and its end. */
export const UserDialog = ({ user, onClose }: UserDialogProps) => (
  <Dialog open onOpenChange={onClose} title={fullName(user)} description={user.email}>
    <DialogBody className="grid gap-6">
      <Role user={user} />
      <ResetLink user={user} />
      <Sessions user={user} />
      <SecondFactor user={user} />
      <PersonalData user={user} onErased={onClose} />
    </DialogBody>
    <DialogFooter>
      <Button onClick={onClose}>{copy.manage.close}</Button>
    </DialogFooter>
  </Dialog>
);

function Role({ user: { id, isAdmin } }: { user: User }) {
  const setRole = useSetRole();
  const isOwn = useOwnUser()?.id === id;
  const words = copy.manage.role;
  return (
    <section aria-label={words.title} className="grid gap-2">
      <h3 className="font-medium">{words.title}</h3>
      <p className="text-pretty text-muted text-sm">
        {isAdmin ? words.admin : words.user} {isOwn && isAdmin ? words.takeOwn : null}
      </p>
      <div>
        <Button pending={setRole.isPending} onClick={() => setRole.mutate({ userId: id, isAdmin: !isAdmin })}>
          {isAdmin ? words.take : words.give}
        </Button>
      </div>
    </section>
  );
}

/** The button that had the focus is gone. */
const focus = (input: HTMLInputElement | null) => input?.focus();

function ResetLink({ user: { id } }: { user: User }) {
  const create = useCreateResetLink();
  const isOwn = useOwnUser()?.id === id;
  const words = copy.manage.reset;
  const link = create.data && resetLink(location.origin, create.data.token);
  return (
    <section aria-label={words.title} className="grid gap-2 border-t pt-5">
      <h3 className="font-medium">{words.title}</h3>
      {isOwn ? (
        <p className="text-muted text-sm">
          {words.own}
          <AccountLink />
        </p>
      ) : null}
      {isOwn || link ? null : (
        <>
          <p className="text-pretty text-muted text-sm">{words.text}</p>
          <div>
            <Button pending={create.isPending} onClick={() => create.mutate({ userId: id })}>
              {words.create}
            </Button>
          </div>
        </>
      )}
      {link ? (
        <>
          <Field label={words.link} hint={words.shownOnce(formatDateTime(create.data.expiresAt))}>
            <Input ref={focus} readOnly value={link} className="font-mono" onFocus={(event) => event.target.select()} />
          </Field>
          <div>
            <CopyButton text={link} label={words.copy} copied={words.copied} />
          </div>
        </>
      ) : null}
    </section>
  );
}

function Sessions({ user }: { user: User }) {
  const end = useEndSessions(fullName(user));
  const isOwn = useOwnUser()?.id === user.id;
  const words = copy.manage.sessions;
  return (
    <section aria-label={words.title} className="grid gap-2 border-t pt-5">
      <h3 className="font-medium">{words.title}</h3>
      <p className="text-pretty text-muted text-sm">
        {isOwn ? words.own : words.text}
        {isOwn ? <AccountLink /> : null}
      </p>
      {isOwn ? null : (
        <div>
          <Button pending={end.isPending} onClick={() => end.mutate({ userId: user.id })}>
            {words.end}
          </Button>
        </div>
      )}
    </section>
  );
}

function SecondFactor({ user }: { user: ListedUser }) {
  const reset = useResetSecondFactor(fullName(user));
  const isOwn = useOwnUser()?.id === user.id;
  const words = copy.manage.secondFactor;
  if (!user.hasSecondFactor || isOwn) {
    return (
      <section aria-label={words.title} className="grid gap-2 border-t pt-5">
        <h3 className="font-medium">{words.title}</h3>
        <p className="text-muted text-sm">
          {user.hasSecondFactor ? words.own : words.off}
          {user.hasSecondFactor ? <AccountLink /> : null}
        </p>
      </section>
    );
  }
  return (
    <section aria-label={words.title} className="grid gap-2 border-t pt-5">
      <h3 className="font-medium">{words.title}</h3>
      <p className="text-pretty text-muted text-sm">{words.on}</p>
      <div>
        <Button pending={reset.isPending} onClick={() => reset.mutate({ userId: user.id })}>
          {words.turnOff}
        </Button>
      </div>
    </section>
  );
}

function PersonalData({ user, onErased }: { user: ListedUser; onErased: () => void }) {
  const erase = useErasePerson();
  const [isAsked, setAsked] = useState(false);
  const isOwn = useOwnUser()?.id === user.id;
  const words = copy.manage.data;
  return (
    <section aria-label={words.title} className="grid gap-2 border-t pt-5">
      <h3 className="font-medium">{words.title}</h3>
      <p className="text-pretty text-muted text-sm">{words.text}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <a href={`/api/users/${user.id}/archive`} download>
            <Download aria-hidden />
            {words.archive}
          </a>
        </Button>
        {isOwn ? null : (
          <Button variant="danger" onClick={() => setAsked(true)}>
            {words.erase}
          </Button>
        )}
      </div>
      {isAsked ? (
        <EraseDialog
          title={words.ask(fullName(user))}
          name={user.email}
          label={words.label}
          pending={erase.isPending}
          onErase={() => erase.mutate({ userId: user.id, name: user.email }, { onSuccess: onErased })}
          onClose={() => setAsked(false)}
        >
          <p>{words.goes}</p>
          <p className="text-muted">{words.stays}</p>
          <p className="text-muted">{ERASED_ON_DISK}</p>
        </EraseDialog>
      ) : null}
    </section>
  );
}

const AccountLink = () => (
  <>
    {' '}
    <Link to="/account" className="text-accent underline underline-offset-4">
      {copy.manage.reset.ownLink}
    </Link>
    .
  </>
);
