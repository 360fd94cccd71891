import { RETENTION, type Retention } from '@process-ai/contract/storage';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { copy } from '../copy.ts';
import { useSetRetention } from '../queries.ts';

const words = copy.retention;

const FIELDS = [
  { name: 'deletedDays', label: words.deleted, hint: words.deletedHint },
  { name: 'exportMonths', label: words.exports, hint: words.exportsHint },
  { name: 'activityMonths', label: words.activity, hint: words.activityHint },
] as const;
type Typed = Record<keyof Retention, string>;

const typedOf = (kept: Retention): Typed => ({
  deletedDays: String(kept.deletedDays ?? ''),
  exportMonths: String(kept.exportMonths ?? ''),
  activityMonths: String(kept.activityMonths ?? ''),
});
const valueOf = (text: string) => (text.trim() === '' ? null : Number(text));

function isValid(name: keyof Retention, text: string): boolean {
  const value = valueOf(text);
  const { min, max } = RETENTION[name];
  return value === null || (Number.isInteger(value) && value >= min && value <= max);
}

/** How long things are kept. A shorter time deletes, so it is asked for once more. */
export function RetentionForm({ kept }: { kept: Retention }) {
  const save = useSetRetention();
  const [typed, setTyped] = useState(typedOf(kept));
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const put = () => {
    const retention = {
      deletedDays: valueOf(typed.deletedDays),
      exportMonths: valueOf(typed.exportMonths),
      activityMonths: valueOf(typed.activityMonths),
    };
    save.mutate(retention, { onSettled: () => setAsked(false) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (FIELDS.some(({ name }) => !isValid(name, typed[name]))) return;
    const isShorter = FIELDS.some(({ name }) => {
      const value = valueOf(typed[name]);
      return value !== null && value < (kept[name] ?? Number.POSITIVE_INFINITY);
    });
    if (isShorter) setAsked(true);
    else put();
  };
  return (
    <section aria-label={words.title} className="grid gap-3 border-t pt-6 print:hidden">
      <h2 className="font-semibold text-base">{words.title}</h2>
      <p className="max-w-prose text-pretty text-muted">{words.text}</p>
      <form noValidate onSubmit={submit} className="grid max-w-prose gap-4">
        {FIELDS.map(({ name, label, hint }) => (
          <Field
            key={name}
            label={label}
            hint={hint}
            error={
              isChecked && !isValid(name, typed[name])
                ? words.invalid(RETENTION[name].min, RETENTION[name].max)
                : undefined
            }
          >
            <Input
              type="number"
              min={RETENTION[name].min}
              max={RETENTION[name].max}
              step={1}
              className="w-28!"
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          </Field>
        ))}
        <div>
          <Button type="submit" pending={save.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.shorter.title}
        description={words.shorter.text}
        confirmLabel={words.shorter.confirm}
        pending={save.isPending}
        onConfirm={put}
      />
    </section>
  );
}
