import type { ApiToken } from '@process-ai/contract/tokens';
import { KeyRound, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { CurlExample } from './components/curl-example.tsx';
import { TokenTable } from './components/token-table.tsx';
import { copy } from './copy.ts';
import { useRemoveToken, useTokens } from './queries.ts';

const CreateTokenDialog = lazy(async () => ({
  default: (await import('./components/create-token-dialog.tsx')).CreateTokenDialog,
}));

/** The keys that let scripts act as oneself. */
export function TokensScreen() {
  const [creating, setCreating] = useState(false);
  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeader
        title={copy.title}
        description={copy.text}
        actions={
          <Button variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {copy.create.open}
          </Button>
        }
      />
      <TokenList />
      <CurlExample />
      <Suspense>{creating ? <CreateTokenDialog onClose={() => setCreating(false)} /> : null}</Suspense>
    </div>
  );
}

function TokenList() {
  const tokens = useTokens();
  const remove = useRemoveToken();
  const [leaving, setLeaving] = useState<ApiToken | null>(null);
  if (tokens.isPending) {
    return (
      <Loading label={copy.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (tokens.isError) {
    return <FailedState title={copy.failed} error={tokens.error} onRetry={() => tokens.refetch()} />;
  }
  if (tokens.data.length === 0) {
    return (
      <EmptyState icon={KeyRound} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <TokenTable tokens={tokens.data} onRemove={setLeaving} />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={copy.remove.title}
        description={copy.remove.text(leaving?.name ?? '')}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ tokenId: leaving.id }, { onSettled: () => setLeaving(null) })}
      />
    </>
  );
}
