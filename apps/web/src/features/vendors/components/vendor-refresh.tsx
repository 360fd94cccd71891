import type { Vendor } from '@process-ai/contract/vendors';
import { Info, X } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { JobReport } from '../../../components/job-report.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import type { Refreshing } from '../use-refreshing.ts';
import { ProposalDialog } from './proposal-dialog.tsx';

interface VendorRefreshProps {
  vendor: Vendor;
  refreshing: Refreshing;
}

/** The refresh under way, what it proposes, or why it proposes nothing. */
export function VendorRefresh({ vendor, refreshing }: VendorRefreshProps) {
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
