import type { Invitation } from '@process-ai/contract/invitations';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { InvitationTable } from './components/invitation-table.tsx';
import { InviteForm } from './components/invite-form.tsx';
import { copy } from './copy.ts';
import { useInvitations, useRemoveInvitation } from './queries.ts';

/** Who has been asked in, and who may still come. */
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
  if (invitations.isPending) {
    return (
      <Loading label={copy.loading}>
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  if (invitations.isError) {
    return <FailedState title={copy.failed} error={invitations.error} onRetry={() => invitations.refetch()} />;
  }
  if (invitations.data.length === 0) {
    return (
      <EmptyState icon={Mail} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <InvitationTable invitations={invitations.data} onRemove={setLeaving} />
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
