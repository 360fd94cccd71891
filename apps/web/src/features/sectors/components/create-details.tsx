import { REFERENCE_MODELS, type SectorSummary } from '@process-ai/contract/sectors';
import { FileText, X } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { Skeleton } from '../../../components/loading.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { cx } from '../../../lib/cx.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { beginningOf, isProposed, proposalOf, valuesOf } from '../form.ts';
import { useAskIndustry, useCreateSector, useUpdateSector } from '../queries.ts';
import { ProfileFields } from './profile-fields.tsx';

const resolver = lazyResolver(async () => (await import('../form.ts')).SectorForm);

/** Takes one file with processes; rendered by the feature that imports it. */
export type FilePicker = ComponentType<{ onFile: (file: File) => void; brief: boolean }>;

interface CreateDetailsProps {
  /** Set when the person has come back: submitting then updates this sector instead of creating another. */
  sector: SectorSummary | undefined;
  onDone: (sectorId: string) => void;
  picker: FilePicker;
  /** What to import next. */
  file: File | null;
  onFile: (file: File | null) => void;
}

/** Name, model and industry, which a file can propose. */
export function CreateDetails({ sector, picker: Picker, file, onFile, onDone }: CreateDetailsProps) {
  const create = useCreateSector();
  const update = useUpdateSector();
  const askIndustry = useAskIndustry();
  const form = useForm({
    resolver,
    defaultValues: valuesOf(sector),
  });
  const forgetDraft = useFormDraft(sector ? `sector-${sector.id}-${sector.version}` : 'sector-new', form);
  const { errors } = form.formState;
  const [name, referenceModel] = useWatch({ control: form.control, name: ['name', 'referenceModel'] });
  const [heard, setHeard] = useState<string | null>(null);

  /** Fills what is still empty; what a person has said stays. */
  const propose = async (chosen: File) => {
    onFile(chosen);
    const found = proposalOf(chosen.name, await beginningOf(chosen));
    const options = { shouldDirty: true, shouldValidate: true };
    if (!form.getValues('name').trim()) form.setValue('name', found.name, options);
    if (!form.getValues('referenceModel').trim())
      form.setValue('referenceModel', found.referenceModel ?? copy.create.ownModel, options);
    const { name, description = null, referenceModel } = form.getValues();
    const [ofForm, ofFile] = await Promise.all([
      askIndustry({ name, description, referenceModel }),
      askIndustry(found.words),
    ]);
    const takesIndustry = ofFile !== null && ofForm === null && isProposed(form.getValues('profile.industry'));
    if (takesIndustry) form.setValue('profile.industry', ofFile, options);
    setHeard(takesIndustry ? copy.create.industryFromFile(chosen.name) : null);
  };

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
      {sector ? null : file ? (
        <ChosenFile file={file} onRemove={() => onFile(null)} />
      ) : (
        <Suspense fallback={<Skeleton className="h-28" />}>
          <Picker onFile={(chosen) => void propose(chosen)} brief />
        </Suspense>
      )}
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
      <ProfileFields form={form} {...(heard ? { heard } : {})} />
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

const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => (
  <div className="flex items-center gap-3 rounded-lg border bg-surface py-2 pr-2 pl-4">
    <FileText aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
    <div className="min-w-0 grow">
      <p className="wrap-anywhere font-medium">{file.name}</p>
      <p className="text-muted text-xs">{copy.create.fileNext}</p>
    </div>
    <IconButton label={copy.create.removeFile(file.name)} icon={X} onClick={onRemove} />
  </div>
);

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
