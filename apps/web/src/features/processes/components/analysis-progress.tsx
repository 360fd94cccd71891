import { Button } from '../../../components/button.tsx';
import { Progress } from '../../../components/progress.tsx';
import { copy } from '../copy.ts';
import type { AnalysisRun } from './analysis.ts';

export const AnalysisProgress = ({ run, onCancel }: { run: AnalysisRun; onCancel: () => void }) => (
  <div className="mb-2 flex items-center gap-4 rounded-lg border bg-surface px-4 py-2.5">
    <div className="grid min-w-0 grow gap-1.5">
      <div className="flex gap-4">
        <p className="min-w-0 grow truncate">
          {run.stopping ? copy.analysis.stopping : copy.analysis.running(run.what)}
        </p>
        <p className="shrink-0 text-muted">{copy.analysis.progress(run.done, run.total)}</p>
      </div>
      <Progress
        label={copy.analysis.label}
        value={run.done}
        max={run.total}
        valueText={copy.analysis.progress(run.done, run.total)}
      />
    </div>
    <Button onClick={onCancel} disabled={run.stopping}>
      {copy.analysis.cancel}
    </Button>
  </div>
);
