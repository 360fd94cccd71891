import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConflictNotice } from '../../../../components/conflict-notice.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { errorText } from '../../../../lib/error-copy.ts';
import { toast } from '../../../../lib/toast-store.ts';
import { useVersionedForm } from '../../../../lib/use-versioned-form.ts';
import { copy } from '../../copy.ts';
import { InitiativeForm, initiativeValues, updateOf } from '../../form.ts';
import { useFetchInitiative, useUpdateInitiative } from '../../queries.ts';
import { BasicFields } from './basic-fields.tsx';
import { Carried } from './carried.tsx';
import { CostFields } from './cost-fields.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { RiskFields } from './risk-fields.tsx';

interface InitiativeEditorProps {
  sectorId: string;
  plan: Plan;
  initiative: Initiative;
  currency: string;
}

/** Everything of an initiative that people enter, saved as a whole. */
export function InitiativeEditor({ sectorId, plan, initiative, currency }: InitiativeEditorProps) {
  const update = useUpdateInitiative(sectorId);
  const fetchInitiative = useFetchInitiative(sectorId);
  const { base, form, forgetDraft, onError, rebase, conflict } = useVersionedForm({
    stored: initiative,
    schema: InitiativeForm,
    toValues: initiativeValues,
    name: `initiative-${initiative.id}`,
    fetchStored: () => fetchInitiative(initiative.id),
    mergesFields: true,
  });
  const { isDirty } = form.formState;

  // What was undone, or moved elsewhere, shows at once where nobody is typing; else saving says so.
  const follow = useEffectEvent((stored: Initiative) => {
    if (stored.version !== base.version && !isDirty) rebase(stored);
  });
  useEffect(() => follow(initiative), [initiative]);

  const submit = form.handleSubmit(
    (values) =>
      update.mutate(
        { sectorId, initiativeId: base.id, version: base.version, ...updateOf(values, base) },
        {
          onSuccess: ({ plan: saved }) => {
            forgetDraft();
            const stored = saved.initiatives.find(({ id }) => id === base.id);
            if (stored) rebase(stored);
          },
          onError,
        },
      ),
    () => toast({ tone: 'danger', ...copy.form.invalid }),
  );
  const discard = () => {
    forgetDraft();
    rebase(initiative);
  };
  const problem =
    conflict.onTakeTheirs || conflict.problem ? (
      <ConflictNotice {...conflict} />
    ) : update.isError ? (
      <FormError>{errorText(update.error)}</FormError>
    ) : null;

  return (
    <form noValidate onSubmit={submit} className="grid gap-8 print:block print:space-y-8">
      <BasicFields form={form} others={plan.initiatives.filter(({ id }) => id !== base.id)} />
      <CostFields form={form} currency={currency} />
      <MeasureFields form={form} />
      <RiskFields form={form} />
      <Carried sectorId={sectorId} form={form} plan={plan} initiative={base} currency={currency} isDirty={isDirty} />
      {/* At the left: toasts come up at the right. */}
      <footer className="sticky bottom-0 z-20 -mx-1 grid gap-3 border-t bg-canvas px-1 py-3 print:hidden">
        {problem}
        <div className="flex items-center gap-2">
          <Button type="submit" variant="primary" pending={update.isPending}>
            {copy.form.submit}
          </Button>
          <Button disabled={!isDirty} onClick={discard}>
            {copy.form.discard}
          </Button>
          {isDirty ? <span className="text-muted text-xs">{copy.form.unsaved}</span> : null}
        </div>
      </footer>
    </form>
  );
}
