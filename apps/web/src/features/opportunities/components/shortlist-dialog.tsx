import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { formatSavings, formatWorth } from '../../../lib/format.ts';
import { layersCopy } from '../model/layers-copy.ts';
import { bestOpen, processLabel, valueToEffort } from '../model.ts';
import type { Decide } from '../queries.ts';
import { EffortMark } from './effort-mark.tsx';

const COUNT = 20;

interface ShortlistDialogProps {
  /** What the filters leave. */
  shown: readonly SectorOpportunity[];
  currency: string;
  onDecide: Decide;
  onClose: () => void;
}

/** The best of the list, with why they are it, before they are accepted together. Opens as it is mounted. */
export function ShortlistDialog({ shown, currency, onDecide, onClose }: ShortlistDialogProps) {
  const best = bestOpen(shown, COUNT);
  const open = shown.filter(({ status }) => status === 'proposed').length;
  const measured = best.filter(({ savingsBasis }) => savingsBasis === 'measured').length;
  const accept = () => {
    onDecide(best, 'accepted', layersCopy.shortlist.took);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={layersCopy.shortlist.title(best.length)}
      description={
        best.length > 0 ? layersCopy.shortlist.why(open, measured, best.length - measured) : layersCopy.shortlist.none
      }
      width="lg"
    >
      <DialogBody>
        <ol className="divide-y">
          {best.map((opportunity, index) => (
            <li key={opportunity.id} className="flex items-start gap-3 py-2">
              <span className="w-5 shrink-0 text-right text-muted">{index + 1}</span>
              <div className="grid min-w-0 grow gap-0.5">
                <p className="font-medium">{opportunity.title}</p>
                <p className="flex flex-wrap items-center gap-x-3 text-muted text-xs">
                  <TypeMark type={opportunity.type} look="text" />
                  <EffortMark effort={opportunity.effort} />
                  <span className="min-w-0 wrap-anywhere">{processLabel(opportunity)}</span>
                </p>
              </div>
              <p className="shrink-0 text-right">
                {formatWorth(opportunity, currency)}
                {opportunity.savingsBasis === 'measured' ? (
                  <span className="block text-muted text-xs max-sm:hidden">
                    {layersCopy.shortlist.perStep(formatSavings(valueToEffort(opportunity), currency))}
                  </span>
                ) : null}
              </p>
            </li>
          ))}
        </ol>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{layersCopy.assign.cancel}</Button>
        {best.length > 0 ? (
          <Button variant="primary" onClick={accept}>
            {layersCopy.shortlist.submit(best.length)}
          </Button>
        ) : null}
      </DialogFooter>
    </Dialog>
  );
}
