import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { copy } from '../copy.ts';
import { countByLevel } from '../model.ts';
import type { Proposal } from './proposal.ts';

interface ProposalHeadProps {
  proposal: Proposal;
  nodes: readonly { id: string; level: number }[];
  accepted: ReadonlySet<string>;
  isGrowing: boolean;
  onAgain: () => void;
}

/** Where the proposals come from, and how many there are of each level. */
export function ProposalHead({ proposal, nodes, accepted, isGrowing, onAgain }: ProposalHeadProps) {
  const [asking, setAsking] = useState(false);
  const chosen = new Map(
    countByLevel(nodes.filter(({ id }) => accepted.has(id))).map(({ level, count }) => [level, count]),
  );
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-medium">{copy.research.source(proposal.source)}</p>
        <ul className="flex grow flex-wrap gap-x-4 gap-y-1 text-muted">
          {countByLevel(nodes).map(({ level, count }) => (
            <li key={level}>{copy.research.levelCount(level, chosen.get(level) ?? 0, count)}</li>
          ))}
        </ul>
        <Button size="sm" disabled={isGrowing} onClick={() => setAsking(true)}>
          {copy.research.again}
        </Button>
      </div>
      {proposal.attribution ? <p className="text-pretty text-muted text-xs">{proposal.attribution}</p> : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.research.againTitle}
        description={copy.research.againText}
        confirmLabel={copy.research.again}
        tone="primary"
        onConfirm={onAgain}
      />
    </header>
  );
}
