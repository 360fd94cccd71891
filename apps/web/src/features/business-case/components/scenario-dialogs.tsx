import type { Scenario } from '@process-ai/contract/scenarios';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Checkbox } from '../../../components/checkbox.tsx';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { type ScenarioEntry, type ScenarioValues, valuesOf } from '../form.ts';
import { useCreateScenario, useFetchScenario, useUpdateScenario } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('../form.ts')).ScenarioForm);

interface CreateDialogProps {
  sectorId: string;
  /** Where the new one starts from. */
  like: Scenario;
  /** It is a copy of that, rather than a new one. */
  isCopy: boolean;
  onCreated: (scenario: Scenario) => void;
  onClose: () => void;
}

/** Opens as it is mounted. */
export function CreateScenarioDialog({ sectorId, like, isCopy, onCreated, onClose }: CreateDialogProps) {
  const create = useCreateScenario(sectorId);
  const values = valuesOf(like);
  const form = useForm<ScenarioValues, unknown, ScenarioEntry>({
    resolver,
    defaultValues: isCopy ? { ...values, name: copy.create.name(like.name) } : { ...values, name: '', description: '' },
  });
  const submit = form.handleSubmit((entry) =>
    create.mutate(
      { sectorId, ...entry },
      {
        onSuccess: (scenario) => {
          onCreated(scenario);
          onClose();
        },
        onError: (error) => showIssues(form, error),
      },
    ),
  );
  return (
    <Dialog open onOpenChange={onClose} title={copy.create.title} description={copy.create.text} width="lg">
      <form noValidate className="contents" onSubmit={submit}>
        <ScenarioFields form={form} submit={copy.create.submit} pending={create.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/** Opens as it is mounted. */
export function EditScenarioDialog(props: { sectorId: string; scenario: Scenario; onClose: () => void }) {
  const { sectorId, scenario, onClose } = props;
  const save = useUpdateScenario(sectorId);
  const fetchScenario = useFetchScenario(sectorId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: scenario,
    resolver,
    toValues: valuesOf,
    name: `scenario-${scenario.id}`,
    fetchStored: () => fetchScenario(scenario.id),
  });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((entry) =>
    save.mutate({ sectorId, scenarioId: base.id, version: base.version, ...entry }, { onSuccess: close, onError }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={copy.edit.title} width="lg">
      <form noValidate className="contents" onSubmit={submit}>
        <ScenarioFields
          form={form}
          notice={<ConflictNotice {...conflict} />}
          submit={copy.edit.submit}
          pending={save.isPending}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}

const FACTORS = ['volume', 'rate', 'adoption', 'cost', 'cashShare'] as const;

interface FieldsProps {
  form: UseFormReturn<ScenarioValues, unknown, ScenarioEntry>;
  notice?: ReactNode;
  submit: string;
  pending: boolean;
  onCancel: () => void;
}

/** The inside of both dialogs: each assumption with what it means. */
function ScenarioFields({ form, notice, submit, pending, onCancel }: FieldsProps) {
  const { errors } = form.formState;
  const words = copy.assumptions;
  return (
    <>
      <DialogBody className="grid gap-4">
        {notice}
        <Field label={copy.form.name} error={errors.name?.message} required>
          <Input autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label={copy.form.description} hint={copy.form.descriptionHint} error={errors.description?.message}>
          <Textarea rows={2} {...form.register('description')} />
        </Field>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {FACTORS.map((name) => (
            <Field
              key={name}
              label={`${words[name].label}, ${copy.form.percent}`}
              hint={words[name].hint}
              error={errors.assumptions?.[name]?.message}
              required
            >
              <Input inputMode="decimal" autoComplete="off" {...form.register(`assumptions.${name}`)} />
            </Field>
          ))}
          <Field
            label={words.delayMonths.label}
            hint={words.delayMonths.hint}
            error={errors.assumptions?.delayMonths?.message}
            required
          >
            <Input inputMode="numeric" autoComplete="off" {...form.register('assumptions.delayMonths')} />
          </Field>
        </div>
        <Controller
          control={form.control}
          name="assumptions.includeBenchmark"
          render={({ field }) => (
            <Field label={words.includeBenchmark.label} hint={words.includeBenchmark.hint}>
              <Checkbox checked={field.value} onCheckedChange={(checked) => field.onChange(checked === true)} />
            </Field>
          )}
        />
      </DialogBody>
      <DialogButtons cancel={copy.form.cancel} onCancel={onCancel} submit={submit} pending={pending} />
    </>
  );
}
