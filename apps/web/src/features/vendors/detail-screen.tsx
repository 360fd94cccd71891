import type { Vendor } from '@process-ai/contract/vendors';
import { Info, PackageX, Pencil, RefreshCw, Trash2, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyPage } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { JobReport } from '../../components/job-report.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { errorKind, errorText } from '../../lib/error-copy.ts';
import { formatDate } from '../../lib/format.ts';
import { DirectoryNotice } from './components/directory-notice.tsx';
import { ProposalDialog } from './components/proposal-dialog.tsx';
import { VendorWebsite } from './components/vendor-website.tsx';
import { copy } from './copy.ts';
import { monthLabel } from './model.ts';
import { useRemoveVendor, useShortlists, useVendor } from './queries.ts';
import { type Refreshing, useRefreshing } from './use-refreshing.ts';

const EditVendorDialog = lazy(async () => ({
  default: (await import('./components/vendor-dialogs.tsx')).EditVendorDialog,
}));

/** One vendor: overview, products and AI capabilities. */
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
      back={{ to: '/vendors', label: copy.detail.missingBack }}
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

interface VendorRefreshProps {
  vendor: Vendor;
  refreshing: Refreshing;
}

/** The running refresh, its proposal, or why there is none. */
function VendorRefresh({ vendor, refreshing }: VendorRefreshProps) {
  const { job, proposal, error, isNothingKnown, close } = refreshing;
  if (job) {
    return (
      <JobProgress
        label={copy.refresh.progress}
        text={copy.refresh.running(vendor.name)}
        ahead={job.ahead}
        done={job.done}
        total={job.total}
        valueText={copy.refresh.steps(job.done, job.total)}
        onCancel={refreshing.cancel}
        isCancelling={refreshing.isCancelling}
      />
    );
  }
  if (isNothingKnown) {
    return (
      <section
        role="status"
        aria-label={copy.refresh.nothingKnown}
        className="flex items-start gap-3 rounded-lg border bg-surface py-2.5 pr-2 pl-4 print:hidden"
      >
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <div className="min-w-0 grow">
          <h2 className="font-medium">{copy.refresh.nothingKnown}</h2>
          <p className="text-pretty break-words text-muted">{errorText(error)}</p>
        </div>
        <IconButton label={copy.refresh.dismiss} icon={X} onClick={close} />
      </section>
    );
  }
  if (error) {
    return <JobReport title={copy.refresh.failed.title} text={errorText(error)} failures={[]} onDismiss={close} />;
  }
  if (!proposal) return null;
  return <ProposalDialog key={proposal.vendor.version} vendor={vendor} proposal={proposal} refreshing={refreshing} />;
}

const VendorSections = ({ vendor }: { vendor: Vendor }) => (
  <>
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <Fact label={copy.card.headquarters}>{vendor.headquarters}</Fact>
      <Fact label={copy.card.founded}>{vendor.founded}</Fact>
      <Fact label={copy.card.website}>{vendor.website ? <VendorWebsite website={vendor.website} /> : null}</Fact>
      <Fact label={copy.detail.facts}>{vendor.factsAsOf === null ? copy.card.own : monthLabel(vendor.factsAsOf)}</Fact>
    </dl>
    <Section title={copy.detail.overview}>
      <p className="max-w-3xl whitespace-pre-line text-pretty break-words">{vendor.overview}</p>
    </Section>
    <Section title={copy.fields.products}>
      <Offerings offerings={vendor.products} />
    </Section>
    <Section title={copy.fields.capabilities}>
      {vendor.capabilities.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {vendor.capabilities.map((capability) => (
            <li key={capability} className="max-w-full">
              <Badge className="h-auto! min-h-6 px-2! text-ink! whitespace-normal! wrap-anywhere">{capability}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <None />
      )}
    </Section>
    <Section title={copy.fields.aiCapabilities}>
      <Offerings offerings={vendor.aiCapabilities} />
    </Section>
    <Section title={copy.shortlists.title}>
      <Shortlists vendorId={vendor.id} />
    </Section>
    {vendor.factsAsOf === null ? null : <DirectoryNotice />}
  </>
);

/** The sectors that it was kept for, with what was noted there. */
function Shortlists({ vendorId }: { vendorId: string }) {
  const { data, isError, isPending } = useShortlists();
  const entries = data?.get(vendorId) ?? [];
  if (isPending) return <Skeleton className="h-6" />;
  if (isError) return <p role="alert">{copy.shortlists.failed}</p>;
  if (entries.length === 0) return <p className="text-muted">{copy.shortlists.none}</p>;
  return (
    <ul className="divide-y border-y">
      {entries.map(({ sectorId, sectorName, note, kept }) => (
        <li key={sectorId} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[16rem_1fr]">
          <div className="min-w-0">
            <Link
              to={`/sectors/${sectorId}`}
              className="break-words rounded font-medium text-sm underline-offset-4 hover:underline"
            >
              {sectorName}
            </Link>
            <p className="text-muted text-xs">{copy.shortlists.kept(kept.by, formatDate(kept.at))}</p>
          </div>
          <p className="text-pretty break-words text-muted">{note}</p>
        </li>
      ))}
    </ul>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0 max-w-full">
    <dt className="text-muted text-xs">{label}</dt>
    <dd className="mt-0.5 break-words font-medium">{children ?? '–'}</dd>
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="font-semibold text-base">{title}</h2>
    {children}
  </section>
);

const None = () => <p className="text-muted">{copy.detail.none}</p>;

function Offerings({ offerings }: { offerings: Vendor['products'] }) {
  if (offerings.length === 0) return <None />;
  return (
    <ul className="divide-y border-y">
      {offerings.map(({ name, category, description }) => (
        <li
          key={`${name}\n${category}`}
          className="grid break-inside-avoid gap-x-6 gap-y-1 py-3 sm:grid-cols-[16rem_1fr]"
        >
          <div className="min-w-0">
            <h3 className="break-words font-medium text-sm">{name}</h3>
            {category ? <p className="break-words text-muted text-xs">{category}</p> : null}
          </div>
          <p className="text-pretty break-words text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
