import { zodResolver } from '@hookform/resolvers/zod';
import type { Scenario } from '@process-ai/contract/scenarios';
import { Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Checkbox } from '../../../components/checkbox.tsx';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { Field } from '../../../components/field.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { formatDate } from '../../../lib/format.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { type ScenarioEntry, ScenarioForm, type ScenarioValues, valuesOf } from '../form.ts';
import { useCreateScenario, useFetchScenario, useRemoveScenario, useUpdateScenario } from '../queries.ts';

const words = copy.scenarios;

interface ScenarioPickerProps {
  sectorId: string;
  scenarios: readonly Scenario[];
  chosen: Scenario;
  onChoose: (id: string) => void;
}

/** Which scenario is shown, and what can be done with it. */
export function ScenarioPicker({ sectorId, scenarios, chosen, onChoose }: ScenarioPickerProps) {
  const [dialog, setDialog] = useState<'new' | 'duplicate' | 'edit' | null>(null);
  const remove = useRemoveScenario(sectorId);
  const base = scenarios[0] ?? chosen;
  const close = () => setDialog(null);
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1">
        <Select
          aria-label={words.choose}
          value={chosen.id}
          onValueChange={onChoose}
          options={scenarios.map(({ id, name }) => ({ value: id, label: name }))}
          className="w-56 max-w-full"
        />
        <ForEditors>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton label={words.actions} icon={Ellipsis} className="print:hidden" />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={() => setDialog('new')}>
                <Plus aria-hidden />
                {words.new}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => setDialog('duplicate')}>
                <Copy aria-hidden />
                {words.duplicate}
              </DropdownMenuItem>
              {chosen.builtIn ? null : (
                <>
                  <DropdownMenuItem onSelect={() => setDialog('edit')}>
                    <Pencil aria-hidden />
                    {words.edit}
                  </DropdownMenuItem>
                  <DropdownMenuItem
                    tone="danger"
                    onSelect={() => {
                      onChoose(base.id);
                      remove(chosen);
                    }}
                  >
                    <Trash2 aria-hidden />
                    {words.remove}
                  </DropdownMenuItem>
                </>
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        </ForEditors>
      </div>
      <p className="text-muted text-xs">
        {chosen.changed ? words.by(chosen.changed.by, formatDate(chosen.changed.at)) : words.builtIn}
      </p>
      {dialog === 'edit' ? <EditScenarioDialog sectorId={sectorId} scenario={chosen} onClose={close} /> : null}
      {dialog === 'new' || dialog === 'duplicate' ? (
        <CreateScenarioDialog
          sectorId={sectorId}
          like={dialog === 'new' ? base : chosen}
          isCopy={dialog === 'duplicate'}
          onCreated={({ id }) => onChoose(id)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

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
function CreateScenarioDialog({ sectorId, like, isCopy, onCreated, onClose }: CreateDialogProps) {
  const create = useCreateScenario(sectorId);
  const values = valuesOf(like);
  const form = useForm<ScenarioValues, unknown, ScenarioEntry>({
    resolver: zodResolver(ScenarioForm),
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
function EditScenarioDialog(props: { sectorId: string; scenario: Scenario; onClose: () => void }) {
  const { sectorId, scenario, onClose } = props;
  const save = useUpdateScenario(sectorId);
  const fetchScenario = useFetchScenario(sectorId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: scenario,
    schema: ScenarioForm,
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
