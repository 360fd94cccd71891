import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { useMayEdit } from '../../../components/for-editors.tsx';
import { Input } from '../../../components/input.tsx';
import { formatDate } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { layersCopy } from '../model/layers-copy.ts';
import type { Assign, Assignment } from '../queries.ts';

interface AssignmentFieldsProps {
  owner: string;
  dueDate: string;
  owners: readonly string[];
  onOwner: (owner: string) => void;
  onDueDate: (dueDate: string) => void;
  /** The person has left the field, or pressed Enter in it. */
  onDone?: () => void;
}

/** Whose it is, with the names that occur already, and until when. */
function AssignmentFields({ owner, dueDate, owners, onOwner, onDueDate, onDone }: AssignmentFieldsProps) {
  const listId = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] gap-3">
      <Field label={layersCopy.assign.owner}>
        <Input
          list={listId}
          maxLength={200}
          placeholder={layersCopy.assign.ownerHint}
          value={owner}
          onChange={(event) => onOwner(event.target.value)}
          onBlur={onDone}
          onKeyDown={(event) => event.key === 'Enter' && onDone?.()}
        />
      </Field>
      <datalist id={listId}>
        {owners.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label={layersCopy.assign.dueDate}>
        <Input type="date" value={dueDate} onChange={(event) => onDueDate(event.target.value)} onBlur={onDone} />
      </Field>
    </div>
  );
}

interface OwnAssignmentProps {
  opportunity: SectorOpportunity;
  owners: readonly string[];
  onAssign: Assign;
}

/** Owner and due date of one opportunity; saved as the person leaves the field. */
export function OwnAssignment({ opportunity, owners, onAssign }: OwnAssignmentProps) {
  const mayEdit = useMayEdit();
  const [owner, setOwner] = useState(opportunity.owner ?? '');
  const [dueDate, setDueDate] = useState(opportunity.dueDate ?? '');
  const save = () => {
    const next = { owner: owner.trim() || null, dueDate: dueDate || null };
    if (next.owner !== opportunity.owner || next.dueDate !== opportunity.dueDate) onAssign([opportunity], next);
  };
  if (!mayEdit) {
    const due = opportunity.dueDate && copy.assign.due(formatDate(`${opportunity.dueDate}T00:00`));
    const said = [opportunity.owner, due].filter(Boolean).join(', ');
    return said ? <p>{`${layersCopy.assign.owner}: ${said}`}</p> : null;
  }
  return (
    <AssignmentFields
      owner={owner}
      dueDate={dueDate}
      owners={owners}
      onOwner={setOwner}
      onDueDate={setDueDate}
      onDone={save}
    />
  );
}

interface AssignDialogProps {
  chosen: readonly SectorOpportunity[];
  owners: readonly string[];
  onAssign: Assign;
  onClose: () => void;
}

/** Owner and due date of many at once. Opens as it is mounted. */
export function AssignDialog({ chosen, owners, onAssign, onClose }: AssignDialogProps) {
  const [owner, setOwner] = useState('');
  const [dueDate, setDueDate] = useState('');
  const assign = (assignment: Assignment) => {
    onAssign(chosen, assignment);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    assign({ ...(owner.trim() && { owner: owner.trim() }), ...(dueDate && { dueDate }) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={layersCopy.assign.title(chosen.length)}
      description={layersCopy.assign.text}
      width="sm"
    >
      <form className="contents" onSubmit={submit}>
        <DialogBody>
          <AssignmentFields owner={owner} dueDate={dueDate} owners={owners} onOwner={setOwner} onDueDate={setDueDate} />
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" className="mr-auto" onClick={() => assign({ owner: null, dueDate: null })}>
            {layersCopy.assign.clear}
          </Button>
          <Button onClick={onClose}>{layersCopy.assign.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!(owner.trim() || dueDate)}>
            {layersCopy.assign.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
