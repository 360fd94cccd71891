import { AUDIT_MONTHS } from '@process-ai/contract/audit';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { copy } from '../copy.ts';
import { useRetention, useSetRetention } from '../queries.ts';

const words = copy.retention;

/** For how long entries are kept. A shorter time deletes, so it is asked for once more. */
export function Retention() {
  const workspace = useRetention();
  return workspace.data ? <Months key={workspace.data.auditMonths} kept={workspace.data.auditMonths} /> : null;
}

function Months({ kept }: { kept: number }) {
  const save = useSetRetention();
  const [typed, setTyped] = useState(String(kept));
  const [isAsked, setAsked] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const months = Number(typed);
  const isValid = Number.isInteger(months) && months >= AUDIT_MONTHS.min && months <= AUDIT_MONTHS.max;
  const put = () => save.mutate({ auditMonths: months }, { onSettled: () => setAsked(false) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isValid || months === kept) return;
    if (months < kept) setAsked(true);
    else put();
  };
  return (
    <section aria-label={words.title} className="grid gap-2 border-t pt-6 print:hidden">
      <h2 className="font-semibold text-base">{words.title}</h2>
      <form noValidate onSubmit={submit} className="grid max-w-prose gap-3">
        <Field label={words.label} hint={words.text} error={isChecked && !isValid ? words.invalid : undefined}>
          <Input
            type="number"
            min={AUDIT_MONTHS.min}
            max={AUDIT_MONTHS.max}
            step={1}
            className="w-28!"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
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
        description={words.shorter.text(months)}
        confirmLabel={words.shorter.confirm}
        pending={save.isPending}
        onConfirm={put}
      />
    </section>
  );
}
