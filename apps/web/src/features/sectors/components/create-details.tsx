import { zodResolver } from '@hookform/resolvers/zod';
import { REFERENCE_MODELS, type SectorSummary } from '@process-ai/contract/sectors';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { cx } from '../../../lib/cx.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { SectorForm, valuesOf } from '../form.ts';
import { useCreateSector, useUpdateSector } from '../queries.ts';
import { ProfileFields } from './profile-fields.tsx';

interface CreateDetailsProps {
  /** Set when the person has come back: submitting then updates this sector instead of creating another. */
  sector: SectorSummary | undefined;
  onDone: (sectorId: string) => void;
}

export function CreateDetails({ sector, onDone }: CreateDetailsProps) {
  const create = useCreateSector();
  const update = useUpdateSector();
  const form = useForm({
    resolver: zodResolver(SectorForm),
    defaultValues: valuesOf(sector),
  });
  const forgetDraft = useFormDraft(sector ? `sector-${sector.id}-${sector.version}` : 'sector-new', form);
  const { errors } = form.formState;
  const [name, referenceModel] = useWatch({ control: form.control, name: ['name', 'referenceModel'] });

  const outcome = {
    onSuccess: ({ id }: SectorSummary) => {
      forgetDraft();
      onDone(id);
    },
    onError: (error: unknown) => showIssues(form, error),
  };
  const submit = form.handleSubmit(
    (values) =>
      sector
        ? update.mutate({ sectorId: sector.id, version: sector.version, ...values }, outcome)
        : create.mutate(values, outcome),
    (invalid) => {
      if (invalid.name || invalid.referenceModel) toast({ tone: 'danger', ...copy.create.missing });
    },
  );

  return (
    <form noValidate className="grid max-w-xl gap-5" onSubmit={submit}>
      <Field label={copy.fields.name} error={errors.name?.message} required>
        <Input placeholder={copy.fields.namePlaceholder} {...form.register('name')} />
      </Field>
      <div className="grid gap-2">
        <Field
          label={copy.fields.referenceModel}
          hint={copy.fields.referenceModelHint}
          error={errors.referenceModel?.message}
          required
        >
          <Input placeholder={copy.fields.referenceModelPlaceholder} {...form.register('referenceModel')} />
        </Field>
        <ModelSuggestions
          current={referenceModel}
          onChoose={(model) => form.setValue('referenceModel', model, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <Field label={copy.fields.description} error={errors.description?.message}>
        <Textarea {...form.register('description')} />
      </Field>
      <ProfileFields form={form} />
      <div>
        <Button
          type="submit"
          variant="primary"
          pending={create.isPending || update.isPending}
          disabled={!name || !referenceModel}
        >
          {sector ? copy.create.submitAgain : copy.create.submit}
        </Button>
      </div>
    </form>
  );
}

interface ModelSuggestionsProps {
  current: string;
  onChoose: (model: string) => void;
}

/** The shipped reference models, to fill the field with one press. */
const ModelSuggestions = ({ current, onChoose }: ModelSuggestionsProps) => (
  <div className="flex flex-wrap gap-1.5">
    {REFERENCE_MODELS.map((model) => (
      <button
        key={model}
        type="button"
        aria-pressed={current === model}
        onClick={() => onChoose(model)}
        className={cx(
          'h-6 rounded-full border px-2.5 font-medium text-xs transition-colors',
          current === model
            ? 'border-transparent bg-accent-soft text-accent-ink'
            : 'border-line-strong/60 text-muted hover:bg-subtle hover:text-ink',
        )}
      >
        {model}
      </button>
    ))}
  </div>
);
