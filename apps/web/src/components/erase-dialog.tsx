import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogBody, DialogFooter } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface EraseDialogProps {
  title: string;
  /** What is typed before it goes. */
  name: string;
  /** Of the field, such as "Type the name of the sector". */
  label: string;
  /** What goes with it, and what stays where for how long. */
  children: ReactNode;
  onErase: () => void;
  pending: boolean;
  onClose: () => void;
}

const WORDS = { differs: 'This is not the name.', confirm: 'Delete for Good', cancel: 'Cancel' };

/** Deletes something for good, once its name was typed. The caller closes it. */
export function EraseDialog({ title, name, label, children, onErase, pending, onClose }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isRight = typed.trim() === name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isRight) onErase();
  };
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid gap-4">
          <div className="grid gap-3 text-pretty text-sm">{children}</div>
          <Field label={label} hint={name} error={isChecked && !isRight ? WORDS.differs : undefined}>
            <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" variant="danger" pending={pending}>
            {WORDS.confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
