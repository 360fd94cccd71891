import { type Invitation } from '@process-ai/contract/invitations';
import { Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Field } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Input } from '../../components/input.tsx';
import { Listed } from '../../components/listed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Select } from '../../components/select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { cx } from '../../lib/cx.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { formatDate } from '../../lib/format.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { copy } from './copy.ts';
import { invitationLink, invitationStatus } from './model.ts';
import { useCreateInvitation, useInvitations, useRemoveInvitation } from './queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/invitations')).InvitationInput);

/** The invitations: used, active and expired. */
export const InvitationsScreen = () => (
  <div className="grid max-w-5xl gap-6">
    <PageHeader title={copy.title} description={copy.text} />
    <InviteForm />
    <InvitationList />
  </div>
);

function InvitationList() {
  const invitations = useInvitations();
  const remove = useRemoveInvitation();
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  return (
    <>
      <Listed query={invitations} copy={copy} icon={Mail}>
        {(items) => <InvitationTable invitations={items} onRemove={setLeaving} />}
      </Listed>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={copy.remove.title}
        description={copy.remove.text(leaving?.email ?? null)}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ invitationId: leaving.id }, { onSettled: () => setLeaving(null) })}
      />
    </>
  );
}

type Role = keyof typeof copy.roles;

const ROLES = (['user', 'admin'] as const).map((value) => ({ value, label: copy.roles[value] }));

function InviteForm() {
  const create = useCreateInvitation();
  const form = useForm({ resolver, defaultValues: { email: '' } });
  const [role, setRole] = useState<Role>('user');
  const reset = () => {
    form.reset();
    setRole('user');
  };
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { ...values, isAdmin: role === 'admin' },
      { onSuccess: reset, onError: (error) => showIssues(form, error) },
    ),
  );
  return (
    <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={submit}>
      <Field
        label={copy.create.email}
        error={form.formState.errors.email?.message}
        className="w-full grow sm:w-auto sm:max-w-sm"
      >
        <Input type="email" autoComplete="off" placeholder={copy.create.emailPlaceholder} {...form.register('email')} />
      </Field>
      <Field label={copy.create.role} className="w-32">
        <Select value={role} onValueChange={setRole} options={ROLES} />
      </Field>
      <Button type="submit" variant="primary" className="mt-6.5" pending={create.isPending}>
        {copy.create.submit}
      </Button>
    </form>
  );
}

interface InvitationTableProps {
  invitations: readonly Invitation[];
  onRemove: (invitation: Invitation) => void;
}

const TONES = { active: 'success', used: 'neutral', expired: 'warning' } as const;

function InvitationTable({ invitations, onRemove }: InvitationTableProps) {
  const [now] = useState(() => Date.now());
  return (
    <Table label={copy.title}>
      <TableHead>
        <tr>
          <TableHeaderCell>{copy.table.status}</TableHeaderCell>
          <TableHeaderCell className="@max-md:px-0!">{copy.table.email}</TableHeaderCell>
          <TableHeaderCell className="@max-2xl:hidden">{copy.table.created}</TableHeaderCell>
          <TableHeaderCell className="@max-2xl:hidden">{copy.table.expires}</TableHeaderCell>
          <TableHeaderCell className="@max-2xl:hidden">{copy.table.used}</TableHeaderCell>
          <TableHeaderCell className="text-right">{copy.table.actions}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {invitations.map((invitation) => {
          const status = invitationStatus(invitation, now);
          return (
            <TableRow key={invitation.id}>
              <TableCell>
                <Badge tone={TONES[status]}>{copy.status[status]}</Badge>
              </TableCell>
              <TableCell className="max-w-72 @max-2xl:w-full @max-md:px-0!">
                <div className="flex flex-wrap items-center gap-x-2 @2xl:flex-nowrap">
                  <span
                    className={cx(
                      'line-clamp-3 break-all @max-md:text-xs @2xl:line-clamp-1',
                      invitation.email ? 'font-medium' : 'text-muted',
                    )}
                    title={invitation.email ?? undefined}
                  >
                    {invitation.email ?? copy.table.anyone}
                  </span>
                  {invitation.isAdmin ? <Badge tone="accent">{copy.roles.admin}</Badge> : null}
                </div>
              </TableCell>
              <DateCell iso={invitation.createdAt} />
              <DateCell iso={invitation.expiresAt} />
              <DateCell iso={invitation.usedAt} />
              <TableCell>
                {invitation.usedAt ? null : (
                  <div className="flex items-center justify-end gap-1">
                    <CopyButton
                      text={invitationLink(location.origin, invitation.token)}
                      label={copy.copyLink}
                      copied={copy.copied}
                      labelClassName="@max-md:sr-only"
                    />
                    <IconButton
                      label={copy.remove.label(invitation.email)}
                      icon={Trash2}
                      onClick={() => onRemove(invitation)}
                    />
                  </div>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

const DateCell = ({ iso }: { iso: string | null }) => (
  <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">
    {iso ? formatDate(iso) : copy.table.never}
  </TableCell>
);
