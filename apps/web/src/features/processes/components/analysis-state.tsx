import { useMayEdit } from '../../../components/for-editors.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { JobReport } from '../../../components/job-report.tsx';
import { copy } from '../copy.ts';
import type { Analysis } from '../use-analysis.ts';

/** The analysis under way, or what the last one could not do. */
export function AnalysisState({ analysis }: { analysis: Analysis }) {
  const { job, report } = analysis;
  const mayEdit = useMayEdit();
  if (job) {
    return (
      <JobProgress
        label={copy.analysis.label}
        text={job.current === null ? copy.analysis.begun : copy.analysis.running(job.current)}
        ahead={job.ahead}
        done={job.done}
        total={job.total}
        valueText={copy.analysis.progress(job.done, job.total)}
        failed={job.failures.length > 0 ? copy.analysis.failures(job.failures.length) : ''}
        onCancel={mayEdit ? analysis.cancel : null}
        isCancelling={analysis.isCancelling}
      />
    );
  }
  if (!report) return null;
  return (
    <JobReport
      title={copy.analysis.reportTitle(report.failures.length)}
      text={report.error ?? copy.analysis.reportText}
      failures={report.failures}
      onDismiss={analysis.dismissReport}
    />
  );
}
