import type { Roi, SavedRoiInput } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { DEFAULT_IMPLEMENTATION_COST, mostDemanding } from '@process-ai/domain/roi';
import { ConflictNotice } from '../../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../../components/dialog.tsx';
import { Field } from '../../../../components/field.tsx';
import { Input } from '../../../../components/input.tsx';
import { formatMoney } from '../../../../lib/format.ts';
import { lazyResolver } from '../../../../lib/lazy-resolver.ts';
import { useProcess } from '../../../../lib/shared-queries.ts';
import { useVersionedForm } from '../../../../lib/use-versioned-form.ts';
import { copy } from '../../copy.ts';
import { type ProcessInputName, processInputValues, toPercent } from '../../form.ts';
import { assumptionsCopy } from '../../model/assumptions-copy.ts';
import { useFetchRoi, useUpdateProcessInputs } from '../../queries.ts';
import { Presets } from './presets.tsx';

const resolver = lazyResolver(async () => (await import('../../form.ts')).ProcessInputsForm);

interface EditProcessDialogProps {
  sectorId: string;
  roi: Roi;
  /** Code and name of the process. */
  name: string;
  input: SavedRoiInput;
  onClose: () => void;
}

const words = assumptionsCopy.process;
const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;

/** Opens as it is mounted. */
export const EditProcessDialog = (props: EditProcessDialogProps) => (
  <Dialog
    open
    onOpenChange={props.onClose}
    title={words.editTitle(props.name)}
    description={words.emptyIsDefault}
    width="md"
  >
    <EditProcessForm {...props} />
  </Dialog>
);

function EditProcessForm({ sectorId, roi, input, onClose }: EditProcessDialogProps) {
  const { processId } = input;
  const changedAt = roi.inputChanges[processId]?.at;
  const update = useUpdateProcessInputs(sectorId);
  const fetchRoi = useFetchRoi(sectorId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: input,
    resolver,
    toValues: processInputValues,
    name: `roi-process-${processId}`,
    fetchStored: async () => (await fetchRoi()).roiInputs.find((one) => one.processId === processId) ?? input,
    mergesFields: true,
  });
  const close = () => {
    forgetDraft();
    onClose();
  };

  const submit = form.handleSubmit((values) => {
    const { dirtyFields } = form.formState;
    const touched = Object.entries(values).filter(([name]) => dirtyFields[name as ProcessInputName]);
    if (touched.length === 0) return close();
    update.mutate(
      { sectorId, inputs: [{ processId, ...Object.fromEntries(touched), version: base.version }] },
      { onSuccess: close, onError },
    );
  });

  const field = (name: ProcessInputName, label: string, hint: string) => (
    <Field label={label} hint={hint} error={form.formState.errors[name]?.message}>
      <Input inputMode="decimal" autoComplete="off" placeholder={placeholders[name]} {...form.register(name)} />
    </Field>
  );
  const byType = useDefaultCost(sectorId, processId);
  const money = (amount: number) => formatMoney(amount, roi.assumptions.currency);
  const placeholders = {
    implementationCost: String(DEFAULT_IMPLEMENTATION_COST[byType]),
    annualRunCost: String(annualRunCost.default),
    automationRate: toPercent(automationRate.default),
    realisation: toPercent(realisation.default),
  };
  const costDefault = words.defaultBecause(money(DEFAULT_IMPLEMENTATION_COST[byType]), words.byType[byType]);
  const { percent } = assumptionsCopy.units;
  const note = (byDefault: string, source: string) => `${assumptionsCopy.default(byDefault)} ${source}`;
  return (
    <form noValidate onSubmit={submit} className="contents">
      <DialogBody className="grid gap-5">
        <ConflictNotice {...conflict} />
        <div className="grid gap-2">
          {field(
            'implementationCost',
            `${implementationCost.label} (${roi.assumptions.currency}, ${implementationCost.unit})`,
            `${costDefault} ${implementationCost.source}`,
          )}
          <Presets
            label={implementationCost.label}
            presets={(['automation', 'ai', 'agentic'] as const).map((type) => ({
              label: words.types[type],
              text: String(DEFAULT_IMPLEMENTATION_COST[type]),
            }))}
            value={form.watch('implementationCost')}
            onPick={(text) => form.setValue('implementationCost', text, { shouldDirty: true, shouldValidate: true })}
          />
        </div>
        {field(
          'annualRunCost',
          `${annualRunCost.label} (${roi.assumptions.currency} ${annualRunCost.unit})`,
          note(money(annualRunCost.default), annualRunCost.source),
        )}
        {field(
          'automationRate',
          `${automationRate.label} (${percent}, ${automationRate.unit})`,
          note(`${toPercent(automationRate.default)}${percent}`, automationRate.source),
        )}
        {field(
          'realisation',
          `${realisation.label} (${percent}, ${realisation.unit})`,
          note(`${toPercent(realisation.default)}${percent}`, realisation.source),
        )}
        {changedAt ? (
          <p className="text-muted text-xs">
            {roi.inputChanges[processId] && copy.changedBy(roi.inputChanges[processId])}
          </p>
        ) : null}
      </DialogBody>
      <DialogButtons
        cancel={words.cancel}
        onCancel={close}
        submit={words.submit}
        pending={update.isPending || form.formState.isSubmitting}
      />
    </form>
  );
}

/** The kind of opportunity that sets the default, as far as the opportunities are read. */
function useDefaultCost(sectorId: string, processId: string) {
  const opportunities = useProcess(sectorId, processId).data?.opportunities ?? [];
  return mostDemanding(opportunities.map(({ type }) => type));
}
