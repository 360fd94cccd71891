import type { Initiative } from '@process-ai/contract/initiatives';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../../components/dialog.tsx';
import { Field } from '../../../../components/field.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { Input } from '../../../../components/input.tsx';
import { errorText } from '../../../../lib/error-copy.ts';
import { copy } from '../../copy.ts';
import { useSplit } from '../../queries.ts';

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
          <Field label={words.name} error={isTried && !name.trim() ? copy.form.required : undefined} required>
            <Input autoComplete="off" maxLength={300} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={split.isPending}>
            {words.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
