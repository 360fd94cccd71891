import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';
import { useAddDiscovered } from '../queries.ts';
import { isTickable, type ProposedNode } from './proposal-ticks.ts';

interface ProposalFooterProps {
  sectorId: string;
  /** The ticked ones, and those that the sector has already. */
  chosen: readonly ProposedNode[];
  onDone: () => void;
}

/** Always in sight: adds what is chosen, says what came of it, and leads on. */
export function ProposalFooter({ sectorId, chosen, onDone }: ProposalFooterProps) {
  const add = useAddDiscovered(sectorId);
  const added = add.data;
  const [addedCodes, setAddedCodes] = useState<ReadonlySet<string>>(new Set());
  const count = chosen.filter(isTickable).length;
  const nothingLeft = count === 0 && chosen.length > 0;
  const submit = () => {
    // What was added from here before is not news: it is not told as "already there".
    const wanted = chosen.filter(({ code }) => !addedCodes.has(code));
    add.mutate(wanted, { onSuccess: () => setAddedCodes(new Set(chosen.map(({ code }) => code))) });
  };
  return (
    <footer className="sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-2 border-t bg-canvas py-3">
      <p role="status" className="grow font-medium">
        {added ? copy.research.added(added.added) : null}{' '}
        {added && added.present > 0 ? (
          <span className="font-normal text-muted">{copy.research.leftOut(added.present)}</span>
        ) : null}
      </p>
      <Button variant={nothingLeft ? 'primary' : 'secondary'} onClick={onDone}>
        {copy.research.view}
      </Button>
      {nothingLeft ? null : (
        <Button variant="primary" pending={add.isPending} disabled={count === 0} onClick={submit}>
          {copy.research.add(count)}
        </Button>
      )}
    </footer>
  );
}
