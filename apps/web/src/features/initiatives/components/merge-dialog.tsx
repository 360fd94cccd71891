import type { Initiative } from '@process-ai/contract/initiatives';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Input } from '../../../components/input.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import { useMerge } from '../queries.ts';

interface MergeDialogProps {
  sectorId: string;
  /** In the order of the plan: the first one stays. */
  initiatives: readonly Initiative[];
  onClose: () => void;
  onMerged: () => void;
}

/** Makes one of several. Opens as it is mounted. */
export function MergeDialog({ sectorId, initiatives, onClose, onMerged }: MergeDialogProps) {
  const merge = useMerge(sectorId);
  const [name, setName] = useState(initiatives[0]?.name ?? '');
  const words = copy.merge;
  const initiativeIds = initiatives.map(({ id }) => id);
  const submit = () =>
    merge.mutate(
      { sectorId, initiativeIds, name: name.trim() },
      {
        onSuccess: () => {
          onMerged();
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={onClose} title={words.title(initiatives.length)} description={words.text} width="sm">
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) submit();
        }}
      >
        <DialogBody className="grid gap-4">
          {merge.error ? <FormError>{errorText(merge.error)}</FormError> : null}
          <ul className="grid gap-1">
            {initiatives.map((initiative) => (
              <li key={initiative.id} className="wrap-anywhere">
                {initiative.name}{' '}
                <span className="text-muted text-xs">{copy.opportunities(initiative.opportunityIds.length)}</span>
              </li>
            ))}
          </ul>
          <Field label={words.name} error={name.trim() ? undefined : copy.form.required} required>
            <Input autoComplete="off" maxLength={300} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={merge.isPending}>
            {words.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
