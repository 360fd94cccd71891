import { Complexity, type Playbook } from '@process-ai/contract/playbooks';
import { Plus, X } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { Controller, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { type PlaybookFormReturn, playbookValues } from '../form.ts';
import { contentOf, type PlaybookContent } from '../model.ts';
import { useCreatePlaybook, useFetchPlaybook, useUpdatePlaybook } from '../queries.ts';
import type { UnsavedPlaybook } from '../use-unsaved.ts';

const resolver = lazyResolver(async () => (await import('../form.ts')).PlaybookForm);

interface EditDialogProps {
  playbook: Playbook;
  onClose: () => void;
}

/** Opens on mount. */
export const EditDialog = ({ playbook, onClose }: EditDialogProps) => (
  <Dialog open onOpenChange={onClose} title={copy.save.edit} width="lg">
    <EditForm playbook={playbook} onClose={onClose} />
  </Dialog>
);

function EditForm({ playbook, onClose }: EditDialogProps) {
  const update = useUpdatePlaybook();
  const fetchPlaybook = useFetchPlaybook();
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: playbook,
    resolver,
    toValues: playbookValues,
    name: `playbook-${playbook.id}`,
    fetchStored: () => fetchPlaybook(playbook.id),
  });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    update.mutate(
      { playbookId: base.id, version: base.version, ...contentOf(base), ...values },
      { onSuccess: close, onError },
    ),
  );
  return (
    <PlaybookFields
      form={form}
      content={base}
      onSubmit={submit}
      onCancel={close}
      pending={update.isPending}
      notice={<ConflictNotice {...conflict} />}
    />
  );
}

interface SaveDialogProps {
  unsaved: UnsavedPlaybook;
  /** Closes it, and keeps what was typed. */
  onClose: () => void;
  /** It has been saved, or is not wanted. */
  onDone: () => void;
}

/** Reviews and saves a generated, imported or copied playbook. Opens on mount. */
export const SaveDialog = ({ unsaved, onClose, onDone }: SaveDialogProps) => (
  <Dialog open onOpenChange={onClose} title={copy.save.create} width="lg">
    <SaveForm unsaved={unsaved} onDone={onDone} />
  </Dialog>
);

function SaveForm({ unsaved, onDone }: Omit<SaveDialogProps, 'onClose'>) {
  const create = useCreatePlaybook();
  const form = useForm({ resolver, defaultValues: playbookValues(unsaved.playbook) });
  const forgetDraft = useFormDraft(`playbook-new-${unsaved.key}`, form);
  const done = () => {
    forgetDraft();
    onDone();
  };
  const submit = form.handleSubmit((values) =>
    create.mutate({ ...unsaved.playbook, ...values }, { onSuccess: done, onError: (error) => showIssues(form, error) }),
  );
  return (
    <PlaybookFields
      form={form}
      content={unsaved.playbook}
      onSubmit={submit}
      onCancel={done}
      pending={create.isPending}
      notice={create.isError ? <FormError>{errorText(create.error)}</FormError> : null}
    />
  );
}

interface PlaybookFieldsProps {
  form: PlaybookFormReturn;
  /** The parts of the playbook that are not edited here. */
  content: PlaybookContent;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  pending: boolean;
  notice?: ReactNode;
}

/** The form of a playbook, the same for saving a new one and for editing. */
function PlaybookFields({ form, content, onSubmit, onCancel, pending, notice }: PlaybookFieldsProps) {
  const { register, control } = form;
  const { errors } = form.formState;
  const [name, description] = useWatch({ control, name: ['name', 'description'] });
  return (
    <form noValidate className="contents" onSubmit={onSubmit}>
      <DialogBody className="grid gap-4">
        {notice}
        <Field label={copy.fields.name} error={errors.name?.message} required>
          <Input {...register('name')} />
        </Field>
        <Field label={copy.fields.description} error={errors.description?.message} required>
          <Textarea {...register('description')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={copy.fields.timeToValue} error={errors.estimatedTimeToValue?.message}>
            <Input placeholder={copy.fields.timeToValuePlaceholder} {...register('estimatedTimeToValue')} />
          </Field>
          <Field label={copy.fields.industry} error={errors.industry?.message}>
            <Input {...register('industry')} />
          </Field>
        </div>
        <Controller
          control={control}
          name="complexity"
          render={({ field }) => (
            <fieldset className="grid gap-1.5">
              <legend className="mb-1.5 font-medium text-sm">{copy.fields.complexity}</legend>
              <div className="flex flex-wrap gap-2">
                {Complexity.options.map((option) => (
                  <Button
                    key={option}
                    aria-pressed={field.value === option}
                    className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
                    onClick={() => field.onChange(option)}
                  >
                    {copy.complexity[option]}
                  </Button>
                ))}
              </div>
            </fieldset>
          )}
        />
        <OutcomeRows form={form} />
        <Field label={copy.fields.tags} hint={copy.fields.tagsHint} error={errors.tags?.message}>
          <Input {...register('tags')} />
        </Field>
        <p className="text-muted text-xs">
          {copy.fields.holds} {copy.card.processes(content.processes.length)},{' '}
          {copy.card.journeys(content.journeys.length)}, {copy.card.roiInputs(content.roiAssumptions.length)}.
        </p>
      </DialogBody>
      <DialogButtons
        cancel={copy.save.cancel}
        onCancel={onCancel}
        submit={copy.save.submit}
        pending={pending}
        disabled={!name.trim() || !description.trim()}
      />
    </form>
  );
}

function OutcomeRows({ form }: { form: PlaybookFormReturn }) {
  const rows = useFieldArray({ control: form.control, name: 'expectedOutcomes' });
  const { errors } = form.formState;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{copy.fields.outcomes}</legend>
      {rows.fields.map((row, index) => (
        <div key={row.id} className="flex items-start gap-1">
          <Field
            label={`${copy.fields.outcome} ${index + 1}`}
            labelHidden
            error={errors.expectedOutcomes?.[index]?.message ?? errors.expectedOutcomes?.[index]?.text?.message}
            className="grow"
          >
            <Input {...form.register(`expectedOutcomes.${index}.text`)} />
          </Field>
          <IconButton label={copy.fields.removeOutcome(index + 1)} icon={X} onClick={() => rows.remove(index)} />
        </div>
      ))}
      <Button size="sm" className="justify-self-start" onClick={() => rows.append({ text: '' })}>
        <Plus aria-hidden />
        {copy.fields.addOutcome}
      </Button>
    </fieldset>
  );
}
