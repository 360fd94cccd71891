import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { ListTree, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { copy } from '../copy.ts';
import { processLabel } from '../model.ts';
import type { Decide } from '../queries.ts';
import { OpportunityCard } from './opportunity-card.tsx';

interface OpportunityDetailsProps {
  opportunity: SectorOpportunity;
  currency: string;
  processPath: (processId: string) => string;
  onDecide: Decide;
  onEdit: (id: string) => void;
  onClose: () => void;
}

/** One opportunity of the list in full, in a side sheet. Opens as it is mounted. */
export const OpportunityDetails = (props: OpportunityDetailsProps) => {
  const { opportunity, currency, processPath, onDecide, onEdit, onClose } = props;
  return (
    <Sheet open onOpenChange={onClose} title={copy.details.label} className="w-104">
      <header className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-4">
        <span className="truncate text-muted" title={processLabel(opportunity)}>
          {processLabel(opportunity)}
        </span>
        <IconButton label={copy.details.close} icon={X} onClick={onClose} />
      </header>
      <div className="grid gap-4 px-4 py-4">
        <OpportunityCard
          opportunity={opportunity}
          currency={currency}
          headingLevel={3}
          onDecide={onDecide}
          onEdit={onEdit}
        />
        <Button asChild className="h-auto! min-h-8 justify-start! py-1.5 text-left whitespace-normal!">
          <Link to={processPath(opportunity.processId)}>
            <ListTree aria-hidden />
            <span className="min-w-0">{copy.details.goTo(processLabel(opportunity))}</span>
          </Link>
        </Button>
      </div>
    </Sheet>
  );
};
