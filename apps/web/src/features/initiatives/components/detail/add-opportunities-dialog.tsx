import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { matchesWords } from '@process-ai/domain/matches-words';
import { useState } from 'react';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../../components/dialog.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { formatWorth } from '../../../../lib/format.ts';
import { copy } from '../../copy.ts';
import { reselect } from '../../model.ts';

interface AddOpportunitiesDialogProps {
  /** Accepted ones that no initiative carries. */
  opportunities: readonly SectorOpportunity[];
  currency: string;
  onAdd: (ids: string[]) => void;
  onClose: () => void;
}

const words = copy.form.carried.adding;

/** Of thousands the first are shown; typing narrows them down. */
const SHOWN = 100;

/** Takes accepted opportunities into the initiative; they are saved with the form. Opens as it is mounted. */
export function AddOpportunitiesDialog({ opportunities, currency, onAdd, onClose }: AddOpportunitiesDialogProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const matches = matchesWords(query);
  const found = opportunities.filter(({ title, processCode, processName }) =>
    matches(`${processCode} ${processName} ${title}`),
  );
  const shown = found.slice(0, SHOWN);
  const select = (ids: readonly string[], isSelected: boolean) => {
    setChosen(reselect(chosen, ids, isSelected));
  };
  const isAll = found.length > 0 && found.every(({ id }) => chosen.has(id));
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.text} width="lg">
      <DialogBody className="grid content-start gap-3">
        <SearchInput label={words.search} value={query} onValueChange={setQuery} />
        <label className="flex items-center gap-1.5 font-medium">
          <Checkbox
            checked={isAll}
            onCheckedChange={(checked) =>
              select(
                found.map(({ id }) => id),
                checked === true,
              )
            }
          />
          {words.all(found.length)}
        </label>
        <ul className="divide-y rounded-md border">
          {shown.map((opportunity) => (
            <li key={opportunity.id}>
              <label className="flex items-start gap-1.5 px-2 py-1.5">
                <Checkbox
                  checked={chosen.has(opportunity.id)}
                  onCheckedChange={(checked) => select([opportunity.id], checked === true)}
                />
                <span className="min-w-0 grow pt-0.5 wrap-anywhere">
                  {opportunity.title}
                  <span className="block text-muted text-xs">
                    {opportunity.processCode} {opportunity.processName}
                  </span>
                </span>
                <span className="shrink-0 pt-0.5 whitespace-nowrap">{formatWorth(opportunity, currency)}</span>
              </label>
            </li>
          ))}
        </ul>
        {found.length > shown.length ? (
          <p className="text-muted text-xs">{words.more(found.length - shown.length)}</p>
        ) : null}
        {found.length === 0 ? (
          <p role="status" className="text-center text-muted">
            {words.nothingFound}
          </p>
        ) : null}
      </DialogBody>
      <DialogButtons
        cancel={copy.cancel}
        onCancel={onClose}
        submit={words.submit(chosen.size)}
        onSubmit={() => onAdd([...chosen])}
        disabled={chosen.size === 0}
      />
    </Dialog>
  );
}
