import type { Journey } from '@process-ai/contract/journeys';
import { Sparkles } from 'lucide-react';
import { type FormEventHandler, type ReactNode, useEffect, useMemo } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Input } from '../../../components/input.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import type { SearchableOption } from '../../../components/searchable-select.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { useProcessTree } from '../../../lib/shared-queries.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { draftName, emptyJourney, type JourneyFormReturn, type JourneyValues, journeyValues } from '../form.ts';
import { useCreateJourney, useFetchJourney, useUpdateJourney } from '../queries.ts';
import { TouchPoints } from './touch-points.tsx';

const resolver = lazyResolver(async () => (await import('../form.ts')).JourneyForm);

interface JourneyEditorProps {
  sectorId: string;
  /** Absent = a new one. */
  journey?: Journey;
  /** The initial values of a new one; used once. */
  seed?: JourneyValues | null;
  onSeeded?: () => void;
}

/** Creates a journey or edits one, over the processes of the sector. */
export function JourneyEditor({ sectorId, journey, seed = null, onSeeded = () => {} }: JourneyEditorProps) {
  const processes = useProcessTree(sectorId);
  const steps = useMemo(
    () => (processes.data ?? []).map(({ code, name }) => ({ value: code, prefix: code, label: name })),
    [processes.data],
  );
  if (processes.isError) {
    return <FailedState title={copy.form.failed} error={processes.error} onRetry={() => processes.refetch()} />;
  }
  if (!processes.data) {
    return (
      <Loading label={copy.form.loading}>
        <Skeleton className="h-14" />
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  if (journey) return <EditJourney sectorId={sectorId} journey={journey} steps={steps} />;
  return <CreateJourney sectorId={sectorId} steps={steps} seed={seed} onSeeded={onSeeded} />;
}

interface CreateJourneyProps {
  sectorId: string;
  steps: readonly SearchableOption[];
  seed: JourneyValues | null;
  onSeeded: () => void;
}

function CreateJourney({ sectorId, steps, seed, onSeeded }: CreateJourneyProps) {
  const navigate = useNavigate();
  const create = useCreateJourney(sectorId);
  const form = useForm({ resolver, defaultValues: emptyJourney() });
  const forgetDraft = useFormDraft(draftName(sectorId), form);
  useEffect(() => {
    if (!seed) return;
    form.reset(seed, { keepDefaultValues: true });
    onSeeded();
  }, [form, seed, onSeeded]);

  const submit = form.handleSubmit(
    (journey) =>
      create.mutate(
        { sectorId, ...journey },
        {
          onSuccess: ({ id }) => {
            forgetDraft();
            void navigate(`?journey=${id}`, { replace: true });
          },
          onError: (error) => showIssues(form, error),
        },
      ),
    sayInvalid,
  );
  const source = useWatch({ control: form.control, name: 'source' });
  return (
    <JourneyFields
      title={copy.form.createTitle}
      form={form}
      steps={steps}
      onSubmit={submit}
      onCancel={() => {
        forgetDraft();
        void navigate('?');
      }}
      submitLabel={copy.form.create}
      pending={create.isPending}
      problem={create.isError ? <FormError>{errorText(create.error)}</FormError> : null}
      origin={
        source ? (
          <p className="flex items-center gap-2 rounded-md bg-accent-soft px-3 py-2 text-accent-ink">
            <Sparkles aria-hidden className="size-4 shrink-0" />
            {copy.form.suggestedBy(source)}
          </p>
        ) : null
      }
    />
  );
}

interface EditJourneyProps {
  sectorId: string;
  journey: Journey;
  steps: readonly SearchableOption[];
}

function EditJourney({ sectorId, journey, steps }: EditJourneyProps) {
  const navigate = useNavigate();
  const update = useUpdateJourney(sectorId);
  const fetchJourney = useFetchJourney(sectorId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: journey,
    resolver,
    toValues: journeyValues,
    name: `journey-${journey.id}`,
    fetchStored: () => fetchJourney(journey.id),
  });

  const leave = () => {
    forgetDraft();
    void navigate(`?journey=${base.id}`, { replace: true });
  };
  const submit = form.handleSubmit(
    (values) =>
      update.mutate({ sectorId, journeyId: base.id, version: base.version, ...values }, { onSuccess: leave, onError }),
    sayInvalid,
  );
  return (
    <JourneyFields
      title={copy.form.editTitle}
      form={form}
      steps={steps}
      onSubmit={submit}
      onCancel={leave}
      submitLabel={copy.form.save}
      pending={update.isPending}
      problem={
        conflict.onTakeTheirs || conflict.problem ? (
          <ConflictNotice {...conflict} />
        ) : update.isError ? (
          <FormError>{errorText(update.error)}</FormError>
        ) : null
      }
    />
  );
}

interface JourneyFieldsProps {
  title: string;
  form: JourneyFormReturn;
  /** The processes that a touchpoint may belong to. */
  steps: readonly SearchableOption[];
  onSubmit: FormEventHandler;
  onCancel: () => void;
  submitLabel: string;
  pending: boolean;
  /** The source of a suggested journey. */
  origin?: ReactNode;
  /** Why it was not saved; shown at the buttons, since the form is longer than the window. */
  problem: ReactNode;
}

/** The journey form, the same for creating and editing. */
function JourneyFields({
  title,
  form,
  steps,
  onSubmit,
  onCancel,
  submitLabel,
  pending,
  origin,
  problem,
}: JourneyFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const nameError = errors.name?.type === 'too_small' ? copy.form.required : errors.name?.message;
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-5xl gap-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      {origin}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={copy.form.name} error={nameError} required>
          <Input autoComplete="off" placeholder={copy.form.namePlaceholder} {...register('name')} />
        </Field>
        <Field label={copy.form.description} error={errors.description?.message}>
          <Textarea rows={1} className="min-h-8!" {...register('description')} />
        </Field>
      </div>
      <Field label={copy.form.persona} error={errors.persona?.message}>
        <Input autoComplete="off" placeholder={copy.form.personaPlaceholder} {...register('persona')} />
      </Field>
      <TouchPoints form={form} steps={steps} />
      {/* At the left: toasts come up at the right. */}
      <footer className="sticky bottom-0 z-20 -mx-1 grid gap-3 border-t bg-canvas px-1 py-3">
        {problem}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" pending={pending}>
            {submitLabel}
          </Button>
          <Button onClick={onCancel}>{copy.form.cancel}</Button>
        </div>
      </footer>
    </form>
  );
}

/** Toast for an invalid form; the fields show their own messages. */
function sayInvalid({ name, touchPoints }: FieldErrors<JourneyValues>) {
  const isBare = name !== undefined || (touchPoints?.root ?? touchPoints)?.message !== undefined;
  toast({ tone: 'danger', ...(isBare ? copy.form.invalid : copy.form.incomplete) });
}
