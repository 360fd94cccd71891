import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { ChevronDown, ChevronUp, ListTree, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Kbd } from '../../../components/kbd.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { detailsCopy } from '../model/details-copy.ts';
import { processLabel } from '../model.ts';
import type { Assign, Decide } from '../queries.ts';
import { OwnAssignment } from './assignment.tsx';
import { OpportunityCard } from './opportunity-card.tsx';

interface TriagePanelProps {
  sectorId: string;
  opportunity: SectorOpportunity;
  currency: string;
  processPath: (processId: string) => string;
  commentsOf: (opportunityId: string) => ReactNode;
  /** Beside the list, or over it. */
  beside: boolean;
  /** Where it stands in the list, from 0; -1 where the filters leave it out. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onDecide: Decide;
  owners: readonly string[];
  onAssign: Assign;
  onEdit: (id: string) => void;
  onClose: () => void;
}

/** One opportunity of the list in full. It stays open while a person goes from one to the next. */
export function TriagePanel({ opportunity, beside, place, count, onStep, onClose, ...props }: TriagePanelProps) {
  const { sectorId, currency, processPath, commentsOf, onDecide, owners, onAssign, onEdit } = props;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opportunity.id && body.current) body.current.scrollTop = 0;
  }, [opportunity.id]);
  const content = (
    <>
      <header className="flex items-center gap-1 border-b py-1.5 pr-1.5 pl-3">
        <IconButton
          label={detailsCopy.details.previous}
          icon={ChevronUp}
          disabled={place <= 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={detailsCopy.details.next}
          icon={ChevronDown}
          disabled={place < 0 || place >= count - 1}
          onClick={() => onStep(1)}
        />
        <p className="min-w-0 grow truncate pl-1 text-muted text-xs">
          {place < 0 ? detailsCopy.details.leftOut : detailsCopy.details.place(place + 1, count)}
        </p>
        <IconButton label={detailsCopy.details.close} icon={X} onClick={onClose} />
      </header>
      <div ref={body} className="grid min-h-0 grow content-start gap-4 overflow-y-auto px-4 py-4">
        <OpportunityCard
          key={opportunity.id}
          sectorId={sectorId}
          processId={opportunity.processId}
          opportunity={opportunity}
          currency={currency}
          headingLevel={2}
          onDecide={onDecide}
          onEdit={onEdit}
        />
        <OwnAssignment
          key={`${opportunity.id} ${opportunity.owner} ${opportunity.dueDate}`}
          opportunity={opportunity}
          owners={owners}
          onAssign={onAssign}
        />
        <Button asChild className="h-auto! min-h-8 justify-start! py-1.5 text-left whitespace-normal!">
          <Link to={processPath(opportunity.processId)}>
            <ListTree aria-hidden />
            <span className="min-w-0">{detailsCopy.details.goTo(processLabel(opportunity))}</span>
          </Link>
        </Button>
        {commentsOf(opportunity.id)}
      </div>
      <ForEditors>
        <p className="flex flex-wrap gap-x-3 gap-y-1 border-t px-4 py-2 text-muted text-xs max-md:hidden">
          {detailsCopy.details.keys.map(({ keys, does }) => (
            <span key={does} className="inline-flex items-center gap-1">
              <Kbd keys={keys} /> {does}
            </span>
          ))}
        </p>
      </ForEditors>
    </>
  );
  if (!beside) {
    return (
      <Sheet open onOpenChange={onClose} title={detailsCopy.details.label} className="w-104">
        <div data-triage className="flex min-h-0 grow flex-col">
          {content}
        </div>
      </Sheet>
    );
  }
  return (
    <aside
      data-triage
      aria-label={detailsCopy.details.label}
      className="flex min-h-64 flex-col overflow-hidden rounded-lg border bg-surface print:hidden"
    >
      {content}
    </aside>
  );
}
