import type { InsightFigure } from '@process-ai/contract/insights';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { useCurrency, useProcessTree, useRoi } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useApplyFigure } from '../queries.ts';
import { ProcessChoice } from './process-choice.tsx';

interface ApplyFigureDialogProps {
  sectorId: string;
  figure: InsightFigure;
  /** The document that it stands in: kept with the input as its source. */
  fileName: string;
  /** The process that the document speaks of; left out where a person chooses. */
  processId?: string;
  onClose: () => void;
}

/** Takes a figure over as an ROI input of a process, after showing what it would replace. Opens on mount. */
export function ApplyFigureDialog({
  sectorId,
  figure,
  fileName,
  processId: given = '',
  onClose,
}: ApplyFigureDialogProps) {
  const navigate = useNavigate();
  const processes = useProcessTree(sectorId);
  const roi = useRoi(sectorId);
  const apply = useApplyFigure(sectorId, () => void navigate(`/sectors/${sectorId}/roi`));
  const [processId, setProcessId] = useState(given);
  const present = roi.data?.roiInputs.find((input) => input.processId === processId);
  const isSame = present?.[figure.field] === figure.value;
  const failed = processes.isError ? processes : roi.isError ? roi : null;
  return (
    <Dialog open onOpenChange={onClose} title={copy.apply.title} description={<q dir="auto">{figure.quote}</q>}>
      <DialogBody className="grid gap-4">
        {failed ? (
          <FailedState title={copy.apply.failed} error={failed.error} onRetry={() => failed.refetch()} />
        ) : processes.data && roi.data ? (
          <>
            <ProcessChoice
              label={copy.apply.process}
              processes={processes.data}
              value={processId}
              onChange={setProcessId}
            />
            <Change sectorId={sectorId} figure={figure} now={processId ? present?.[figure.field] : undefined} />
            {processId ? (
              <p className="text-muted" role="status">
                {isSame ? copy.apply.same : present ? copy.apply.stays : copy.apply.fresh}
              </p>
            ) : null}
          </>
        ) : (
          <Loading label={copy.apply.loading}>
            <Skeleton className="h-24" />
          </Loading>
        )}
      </DialogBody>
      <DialogButtons
        cancel={copy.apply.cancel}
        onCancel={onClose}
        submit={copy.apply.submit}
        onSubmit={() => apply.mutate({ processId, figure, fileName }, { onSuccess: onClose })}
        pending={apply.isPending}
        disabled={!processId || isSame}
      />
    </Dialog>
  );
}

interface ChangeProps {
  sectorId: string;
  figure: InsightFigure;
  now: number | undefined;
}

function Change({ sectorId, figure: { field, value, conversion }, now }: ChangeProps) {
  const currency = useCurrency(sectorId);
  const show = (amount: number) => copy.figures.value(field, amount, currency);
  return (
    <dl className="grid grid-cols-[1fr_auto_1fr] items-end gap-x-4 gap-y-2 rounded-md bg-subtle px-4 py-3">
      <div className="col-span-3">
        <dt className="sr-only">{copy.apply.field}</dt>
        <dd className="font-medium">{copy.figures.fields[field]}</dd>
      </div>
      <div>
        <dt className="text-muted text-xs">{copy.apply.before}</dt>
        <dd className="font-semibold text-base">{now === undefined ? copy.apply.unset : show(now)}</dd>
      </div>
      <ArrowRight aria-hidden className="mb-1 size-4 text-muted" />
      <div>
        <dt className="text-muted text-xs">{copy.apply.after}</dt>
        <dd className="font-semibold text-base">{show(value)}</dd>
      </div>
      {conversion ? (
        <div className="col-span-3">
          <dt className="sr-only">{copy.figures.title}</dt>
          <dd className="text-muted text-xs">{copy.figures.converted(conversion)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
