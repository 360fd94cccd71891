import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { TitledSection } from './titled-section.tsx';

interface RetentionField<Name> {
  name: Name;
  label: string;
  hint: string;
  min: number;
  max: number;
  invalid: string;
  /** Whether it may be left empty, which keeps things until somebody deletes them. */
  optional?: boolean;
}

interface RetentionFormProps<Kept> {
  words: { title: string; text?: string; save: string; shorter: { title: string; confirm: string } };
  fields: readonly RetentionField<keyof Kept & string>[];
  kept: Kept;
  /** What shorter times delete. */
  warning: (entered: Kept) => string;
  pending: boolean;
  onSave: (entered: Kept, onSettled: () => void) => void;
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** For how long things are kept, by whole numbers. A shorter time deletes, so it is asked for once more. */
export function RetentionForm<Kept extends Record<keyof Kept, number | null>>(props: RetentionFormProps<Kept>) {
  const { words, fields, kept, warning, pending, onSave } = props;
  const [typed, setTyped] = useState<Partial<Record<keyof Kept, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const textOf = (name: keyof Kept) => typed[name] ?? String(kept[name] ?? '');
  const isValid = ({ name, min, max, optional = false }: RetentionField<keyof Kept>) => {
    const value = numberOf(textOf(name));
    return value === null ? optional : Number.isInteger(value) && value >= min && value <= max;
  };
  const entered = Object.fromEntries(fields.map(({ name }) => [name, numberOf(textOf(name))])) as Kept;
  const save = () => onSave(entered, () => setAsked(false));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!fields.every(isValid)) return;
    const endless = Number.POSITIVE_INFINITY;
    if (fields.some(({ name }) => (entered[name] ?? endless) < (kept[name] ?? endless))) setAsked(true);
    else save();
  };
  return (
    <TitledSection title={words.title} text={words.text} className="print:hidden">
      <form noValidate onSubmit={submit} className="grid max-w-prose gap-4">
        {fields.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            hint={field.hint}
            error={isChecked && !isValid(field) ? field.invalid : undefined}
          >
            <Input
              type="number"
              min={field.min}
              max={field.max}
              step={1}
              className="w-28!"
              value={textOf(field.name)}
              onChange={(event) => setTyped({ ...typed, [field.name]: event.target.value })}
            />
          </Field>
        ))}
        <div>
          <Button type="submit" pending={pending}>
            {words.save}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.shorter.title}
        description={warning(entered)}
        confirmLabel={words.shorter.confirm}
        pending={pending}
        onConfirm={save}
      />
    </TitledSection>
  );
}
