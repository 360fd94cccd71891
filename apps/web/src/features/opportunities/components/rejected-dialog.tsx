import { Undo2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Loading } from '../../../components/loading.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { Worth } from '../../../components/worth.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useCurrency } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { decidedInWords } from '../model/decided-copy.ts';
import { layersCopy } from '../model/layers-copy.ts';
import { processLabel } from '../model.ts';
import { useDecide, useRejected } from '../queries.ts';

interface RejectedDialogProps {
  sectorId: string;
  /** Of one process, or of the whole sector. */
  processId?: string;
  onClose: () => void;
}

/** What was rejected and can be taken back. Opens as it is mounted. */
export function RejectedDialog({ sectorId, processId, onClose }: RejectedDialogProps) {
  const rejected = useRejected(sectorId, true);
  const currency = useCurrency(sectorId);
  const { run: decide, isPending } = useDecide(sectorId);
  const shown = rejected.data?.filter((opportunity) => processId === undefined || opportunity.processId === processId);
  return (
    <Dialog open onOpenChange={onClose} title={layersCopy.rejected.title} description={layersCopy.rejected.text}>
      <DialogBody>
        {rejected.isError ? <FormError>{errorText(rejected.error)}</FormError> : null}
        {rejected.isPending ? <Loading label={layersCopy.rejected.loading} /> : null}
        {shown?.length === 0 ? <p className="py-6 text-center text-muted">{layersCopy.rejected.none}</p> : null}
        <ul className="divide-y">
          {shown?.map((opportunity) => (
            <li
              key={opportunity.id}
              className="flex items-center gap-4 py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
            >
              <div className="grid min-w-0 grow gap-1">
                <p className="font-medium">{opportunity.title}</p>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
                  <TypeMark type={opportunity.type} />
                  <span>
                    {layersCopy.rejected.tookAway}{' '}
                    <Worth of={opportunity} currency={currency} sectorId={sectorId} processId={opportunity.processId} />
                  </span>
                  <span>{copy.card.source(opportunity.source)}</span>
                  <span>{decidedInWords(opportunity)}</span>
                  {processId === undefined ? <span>{processLabel(opportunity)}</span> : null}
                </p>
              </div>
              <ForEditors>
                <Button
                  size="sm"
                  aria-label={layersCopy.rejected.takeBackOf(opportunity.title)}
                  disabled={isPending}
                  onClick={() => decide([opportunity], 'proposed')}
                >
                  <Undo2 aria-hidden />
                  {copy.rejected.takeBack}
                </Button>
              </ForEditors>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
