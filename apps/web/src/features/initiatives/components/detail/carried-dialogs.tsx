import type { Initiative } from '@process-ai/contract/initiatives';
import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { matchesWords } from '@process-ai/domain/matches-words';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../../components/dialog.tsx';
import { Field } from '../../../../components/field.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { Input } from '../../../../components/input.tsx';
import { SearchInput } from '../../../../components/search-input.tsx';
import { errorText } from '../../../../lib/error-copy.ts';
import { formatWorth } from '../../../../lib/format.ts';
import { copy } from '../../copy.ts';
import { formCopy } from '../../model/form-copy.ts';
import { reselect } from '../../model.ts';
import { useSplit } from '../../queries.ts';

interface AddOpportunitiesDialogProps {
  /** Accepted ones that no initiative carries. */
  opportunities: readonly SectorOpportunity[];
  currency: string;
  onAdd: (ids: string[]) => void;
  onClose: () => void;
}

const addWords = formCopy.carried.adding;

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
    <Dialog open onOpenChange={onClose} title={addWords.title} description={addWords.text} width="lg">
      <DialogBody className="grid content-start gap-3">
        <SearchInput label={addWords.search} value={query} onValueChange={setQuery} />
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
          {addWords.all(found.length)}
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
          <p className="text-muted text-xs">{addWords.more(found.length - shown.length)}</p>
        ) : null}
        {found.length === 0 ? (
          <p role="status" className="text-center text-muted">
            {addWords.nothingFound}
          </p>
        ) : null}
      </DialogBody>
      <DialogButtons
        cancel={copy.cancel}
        onCancel={onClose}
        submit={addWords.submit(chosen.size)}
        onSubmit={() => onAdd([...chosen])}
        disabled={chosen.size === 0}
      />
    </Dialog>
  );
}

interface SplitDialogProps {
  sectorId: string;
  initiative: Initiative;
  opportunityIds: string[];
  onClose: () => void;
  onSplit: () => void;
}

/** Makes an initiative of some opportunities of this one, and leads to it. Opens as it is mounted. */
export function SplitDialog({ sectorId, initiative, opportunityIds, onClose, onSplit }: SplitDialogProps) {
  const navigate = useNavigate();
  const split = useSplit(sectorId);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const words = copy.split;
  const submit = () =>
    split.mutate(
      { sectorId, initiativeId: initiative.id, opportunityIds, name: name.trim() },
      {
        onSuccess: ({ initiativeIds }) => {
          onSplit();
          onClose();
          const made = initiativeIds.find((id) => id !== initiative.id);
          if (made) void navigate(`/sectors/${sectorId}/roi/initiatives/${made}`);
        },
      },
    );
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.text(opportunityIds.length)} width="sm">
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          // It stands in the form of the page, which is not what is sent.
          event.stopPropagation();
          setTried(true);
          if (name.trim()) submit();
        }}
      >
        <DialogBody className="grid gap-4">
          {split.error ? <FormError>{errorText(split.error)}</FormError> : null}
          <Field label={words.name} error={isTried && !name.trim() ? formCopy.required : undefined} required>
            <Input autoComplete="off" maxLength={300} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        </DialogBody>
        <DialogButtons cancel={copy.cancel} onCancel={onClose} submit={words.submit} pending={split.isPending} />
      </form>
    </Dialog>
  );
}
