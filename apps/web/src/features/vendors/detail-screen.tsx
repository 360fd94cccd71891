import type { Vendor } from '@process-ai/contract/vendors';
import { PackageX, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyPage } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { errorKind } from '../../lib/error-copy.ts';
import { VendorRefresh } from './components/vendor-refresh.tsx';
import { VendorSections } from './components/vendor-sections.tsx';
import { copy } from './copy.ts';
import { useRemoveVendor, useVendor } from './queries.ts';
import { useRefreshing } from './use-refreshing.ts';

const EditVendorDialog = lazy(async () => ({
  default: (await import('./components/edit-vendor-dialog.tsx')).EditVendorDialog,
}));

/** One vendor: what it is, what it sells, what its AI can do. */
export function VendorDetailScreen() {
  const { vendorId = '' } = useParams();
  const vendor = useVendor(vendorId);
  if (vendor.data) return <VendorDetail vendor={vendor.data} />;
  if (!vendor.isError) {
    return (
      <Loading label={copy.detail.loading}>
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  if (errorKind(vendor.error) !== 'NOT_FOUND') {
    return <FailedState title={copy.detail.failed} error={vendor.error} onRetry={() => vendor.refetch()} />;
  }
  return (
    <EmptyPage
      icon={PackageX}
      title={copy.detail.missingTitle}
      actions={
        <Button asChild>
          <Link to="/vendors">{copy.detail.missingBack}</Link>
        </Button>
      }
    >
      {copy.detail.missingText}
    </EmptyPage>
  );
}

function VendorDetail({ vendor }: { vendor: Vendor }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const navigate = useNavigate();
  const remove = useRemoveVendor();
  const refreshing = useRefreshing(vendor);
  return (
    <div className="grid max-w-5xl gap-8">
      <PageHeader
        title={vendor.name}
        back={{ to: '/vendors', label: copy.detail.back }}
        description={vendor.industry ? <Badge>{vendor.industry}</Badge> : null}
        actions={
          <>
            <Button pending={refreshing.isBusy} onClick={refreshing.start}>
              {refreshing.isBusy ? null : <RefreshCw aria-hidden />}
              {copy.refresh.open}
            </Button>
            <Button onClick={() => setDialog('edit')}>
              <Pencil aria-hidden />
              {copy.edit.open}
            </Button>
            <Button onClick={() => setDialog('delete')}>
              <Trash2 aria-hidden />
              {copy.remove.open}
            </Button>
          </>
        }
      />
      <VendorRefresh vendor={vendor} refreshing={refreshing} />
      <VendorSections vendor={vendor} />
      <Suspense>{dialog === 'edit' ? <EditVendorDialog vendor={vendor} onClose={close} /> : null}</Suspense>
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={close}
        title={copy.remove.title}
        description={copy.remove.text(vendor.name)}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate({ vendorId: vendor.id }, { onSuccess: () => navigate('/vendors'), onError: close })
        }
      />
    </div>
  );
}
