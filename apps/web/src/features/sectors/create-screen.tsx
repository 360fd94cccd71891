import { zodResolver } from '@hookform/resolvers/zod';
import { REFERENCE_MODELS, type SectorSummary } from '@process-ai/contract/sectors';
import { Check, ChevronRight, FileUp, type LucideIcon, Telescope } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Textarea } from '../../components/textarea.tsx';
import { cx } from '../../lib/cx.ts';
import { errorKind } from '../../lib/error-copy.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useSectorSummary } from '../../lib/shared-queries.ts';
import { toast } from '../../lib/toast-store.ts';
import { ProfileFields } from './components/profile-fields.tsx';
import { copy } from './copy.ts';
import { SectorForm, valuesOf } from './form.ts';
import { type CreateStep, createPath, createStep } from './model.ts';
import { useCreateSector, useUpdateSector } from './queries.ts';

/** A step rendered by another feature: it works on the new sector and calls `onDone` at the end. */
export type FillingStep = ComponentType<{ sectorId: string; onDone: () => void }>;

interface CreateSectorScreenProps {
  research: FillingStep;
  import: FillingStep;
}

/** Adds a sector: its details, then how it gets its processes. The address keeps the place. */
export function CreateSectorScreen({ research, import: importStep }: CreateSectorScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sectorId = search.get('sector');
  const sector = useSectorSummary(sectorId);
  const gone = errorKind(sector.error) === 'NOT_FOUND';
  const step = createStep(search.get('step'), gone ? null : sectorId);
  const Filling = step === 'research' ? research : step === 'import' ? importStep : null;

  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <PageHeader title={copy.create.title} description={sector.data?.name} back={backFrom(step, sectorId)} />
      <StepTrail step={step} />
      {sectorId && !gone && !sector.data ? (
        <WaitForSector sector={sector} />
      ) : (
        <>
          {step === 'details' ? (
            <CreateDetails
              sector={sector.data}
              onDone={(id) => navigate(createPath('workflow', id), { replace: true })}
            />
          ) : null}
          {step === 'workflow' && sector.data ? <CreateWorkflow sector={sector.data} /> : null}
          {Filling && sectorId ? (
            <Suspense fallback={<Loading label={copy.create.loading} />}>
              <Filling sectorId={sectorId} onDone={() => navigate(`/sectors/${sectorId}`)} />
            </Suspense>
          ) : null}
        </>
      )}
    </div>
  );
}

function WaitForSector({ sector }: { sector: ReturnType<typeof useSectorSummary> }) {
  if (!sector.isError) return <Loading label={copy.create.loading} />;
  return <FailedState title={copy.create.failedToLoad} error={sector.error} onRetry={() => sector.refetch()} />;
}

function backFrom(step: CreateStep, sectorId: SectorSummary['id'] | null) {
  if (step === 'details' || !sectorId) return { to: '/sectors', label: copy.create.backToSectors };
  if (step === 'workflow') return { to: createPath('details', sectorId), label: copy.create.backToDetails };
  return { to: createPath('workflow', sectorId), label: copy.create.backToWorkflow };
}

/** The position in the flow: three steps, the last named after the chosen option. */
function StepTrail({ step }: { step: CreateStep }) {
  const last = step === 'research' || step === 'import';
  const stations = [
    copy.create.steps.details,
    copy.create.steps.workflow,
    last ? copy.create.steps[step] : copy.create.processesStep,
  ];
  const current = last ? 2 : step === 'workflow' ? 1 : 0;
  return (
    <ol aria-label={copy.create.trail} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {stations.map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === current ? 'font-medium text-ink' : 'text-muted')}
        >
          {index > 0 ? <span aria-hidden className="mr-1 h-px w-6 bg-line-strong max-sm:hidden" /> : null}
          <span
            aria-hidden
            className={cx(
              'grid size-5 place-items-center rounded-full text-xs',
              index === current ? 'bg-accent text-on-accent' : 'bg-subtle text-muted',
            )}
          >
            {index < current ? <Check className="size-3" /> : index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}

const CreateWorkflow = ({ sector }: { sector: SectorSummary }) => (
  <section className="@container grid gap-4">
    <h2 className="text-balance font-semibold text-base">{copy.create.workflowTitle(sector.name)}</h2>
    <ul className="grid gap-4 @xl:grid-cols-2">
      <Door
        icon={Telescope}
        to={createPath('research', sector.id)}
        title={copy.create.researchTitle}
        text={copy.create.researchText}
      />
      <Door
        icon={FileUp}
        to={createPath('import', sector.id)}
        title={copy.create.importTitle}
        text={copy.create.importText}
      />
    </ul>
    <Link
      to={`/sectors/${sector.id}`}
      className="justify-self-start rounded text-muted text-sm underline-offset-4 hover:text-ink hover:underline"
    >
      {copy.create.later}
    </Link>
  </section>
);

const Door = ({ icon: Icon, to, title, text }: { icon: LucideIcon; to: string; title: string; text: string }) => (
  <li className="relative flex gap-4 rounded-lg border bg-surface p-5 transition-colors hover:border-line-strong">
    <Icon aria-hidden strokeWidth={1.75} className="size-6 shrink-0 text-accent" />
    <div className="min-w-0 grow">
      <Link
        to={to}
        className="font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
      >
        {title}
      </Link>
      <p className="mt-1 text-pretty text-muted">{text}</p>
    </div>
    <ChevronRight aria-hidden className="size-4 shrink-0 self-center text-muted" />
  </li>
);

interface CreateDetailsProps {
  /** Set when the person has come back: submitting then updates this sector instead of creating another. */
  sector: SectorSummary | undefined;
  onDone: (sectorId: string) => void;
}

function CreateDetails({ sector, onDone }: CreateDetailsProps) {
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
