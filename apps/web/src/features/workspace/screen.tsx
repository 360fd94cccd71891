import { LOGO_MAX_BYTES, type Workspace } from '@process-ai/contract/workspace';
import { Check, ImageUp, Trash2, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Field } from '../../components/field.tsx';
import { FileInput } from '../../components/file-input.tsx';
import { Input } from '../../components/input.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { useFormDraft } from '../../lib/form-draft.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { formatNumber } from '../../lib/format.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { useExportDestination } from '../../lib/shared-queries.ts';
import { toast } from '../../lib/toast-store.ts';
import { FilePanel, TemplatePanel } from './components/file-panels.tsx';
import { copy } from './copy.ts';
import { type WorkspaceValues, workspaceValues } from './form.ts';
import { contrastWithWhite, isColour, NEUTRAL_ACCENT, READABLE } from './model.ts';
import {
  logoAddress,
  useRemoveLogo,
  useRequireSecondFactor,
  useSectorAccessOfNew,
  useUpdateWorkspace,
  useUploadLogo,
  useWorkspace,
} from './queries.ts';

const resolver = lazyResolver(async () => (await import('./form.ts')).WorkspaceForm);

/** How the client's documents look. */
export function WorkspaceScreen() {
  const workspace = useWorkspace();
  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeader title={copy.title} description={copy.text} />
      {workspace.isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-60" />
        </Loading>
      ) : null}
      {workspace.isError ? (
        <FailedState title={copy.failed} error={workspace.error} onRetry={() => void workspace.refetch()} />
      ) : null}
      {workspace.data ? <Branding workspace={workspace.data} logo={logoAddress(workspace.dataUpdatedAt)} /> : null}
    </div>
  );
}

function Branding({ workspace, logo }: { workspace: Workspace; logo: string }) {
  const [typed, setTyped] = useState(() => workspaceValues(workspace));
  const address = workspace.hasLogo ? logo : null;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="grid gap-8">
        <BrandingForm workspace={workspace} onType={setTyped} />
        <LogoPanel address={address} />
      </div>
      <CoverSketch {...typed} logo={address} />
      <div className="grid gap-8">
        <TemplatePanel workspace={workspace} />
        <SignInRules workspace={workspace} />
        <NewSectors workspace={workspace} />
        <Destination />
        <FilePanel />
      </div>
    </div>
  );
}

function SignInRules({ workspace: { requireSecondFactor } }: { workspace: Workspace }) {
  const { mutate, isPending } = useRequireSecondFactor();
  const { title, require: label, hint } = copy.signIn;
  const set = (isTicked: boolean) => mutate({ requireSecondFactor: isTicked });
  return <Rule {...{ title, label, hint, isPending }} isTicked={requireSecondFactor} onTick={set} />;
}

function NewSectors({ workspace: { sectorAccess } }: { workspace: Workspace }) {
  const { mutate, isPending } = useSectorAccessOfNew();
  const { title, closed: label, hint } = copy.newSectors;
  const set = (isTicked: boolean) => mutate({ sectorAccess: isTicked ? 'chosen' : 'all' });
  return <Rule {...{ title, label, hint, isPending }} isTicked={sectorAccess === 'chosen'} onTick={set} />;
}

interface RuleProps {
  title: string;
  label: string;
  hint: string;
  isTicked: boolean;
  isPending: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Takes effect as it is ticked. */
function Rule({ title, label, hint, isTicked, isPending, onTick }: RuleProps) {
  const id = useId();
  return (
    <TitledSection title={title}>
      <label className="flex items-center gap-2 justify-self-start">
        <Checkbox
          checked={isTicked}
          disabled={isPending}
          aria-describedby={id}
          onCheckedChange={(checked) => onTick(checked === true)}
        />
        {label}
      </label>
      <p id={id} className="max-w-prose text-pretty text-muted">
        {hint}
      </p>
    </TitledSection>
  );
}

/** Where exports go: set where the server starts, and only said here. */
function Destination() {
  const { data } = useExportDestination();
  return data ? (
    <TitledSection title={copy.destination.title} text={copy.destination[data.google ? 'google' : 'download']} />
  ) : null;
}

const sampleWords = copy.sample;

/** What a cover will look like, roughly. Paper is white in both themes. */
function CoverSketch({ companyName, accentColour, logo }: WorkspaceValues & { logo: string | null }) {
  const colour = isColour(accentColour.trim()) ? accentColour.trim() : NEUTRAL_ACCENT;
  return (
    <figure className="grid gap-2 justify-self-stretch lg:row-span-2">
      <figcaption className="text-muted text-xs">{sampleWords.title}</figcaption>
      <div className="flex aspect-[210/297] max-h-[30rem] flex-col overflow-hidden rounded-md border bg-[#ffffff] text-[#1b2430] shadow-pop">
        <div className="h-2" style={{ background: colour }} />
        <div className="flex grow flex-col p-6">
          <div className="h-12">
            {logo ? <img src={logo} alt="" className="max-h-full max-w-[60%] object-contain object-left" /> : null}
          </div>
          <div className="mt-auto mb-auto grid gap-3">
            <div className="h-1 w-14" style={{ background: colour }} />
            <p className="text-balance font-semibold text-xl leading-7">{sampleWords.heading}</p>
            <p className="text-[#566070] text-sm">{sampleWords.text}</p>
          </div>
          <p className="truncate border-[#d3d9e0] border-t pt-3 text-[#566070] text-xs">
            {companyName.trim() || sampleWords.nobody}
          </p>
        </div>
      </div>
    </figure>
  );
}

const logoWords = copy.logo;
const TYPES = ['image/png', 'image/jpeg'];

/** The logo as it is, and the ways to another or none. */
function LogoPanel({ address }: { address: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadLogo();
  const remove = useRemoveLogo();
  const take = (file: File) => {
    if (!TYPES.includes(file.type)) toast({ tone: 'danger', ...logoWords.wrongType });
    else if (file.size > LOGO_MAX_BYTES) toast({ tone: 'danger', ...logoWords.tooLarge });
    else upload.send(file);
  };
  return (
    <TitledSection title={logoWords.title} text={logoWords.text}>
      <div className="flex flex-wrap items-center gap-4">
        {/* Paper is white in both themes. */}
        <div className="grid h-20 w-48 place-items-center rounded-lg border bg-[#ffffff] p-3">
          {address ? (
            <img src={address} alt={logoWords.alt} className="max-h-full max-w-full object-contain" />
          ) : (
            <span className="text-[#475569] text-xs">{logoWords.none}</span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button pending={upload.isPending} onClick={() => input.current?.click()}>
            {upload.isPending ? null : <ImageUp aria-hidden />}
            {address ? logoWords.replace : logoWords.upload}
          </Button>
          {address ? (
            <Button variant="ghost" pending={remove.isPending} onClick={remove.run}>
              {remove.isPending ? null : <Trash2 aria-hidden />}
              {logoWords.remove}
            </Button>
          ) : null}
        </div>
        <FileInput ref={input} label={logoWords.input} accept={TYPES.join(',')} onChoose={take} />
      </div>
    </TitledSection>
  );
}

interface BrandingFormProps {
  workspace: Workspace;
  /** Told of what is typed, for a preview. */
  onType: (values: WorkspaceValues) => void;
}

const formWords = copy.form;

function BrandingForm({ workspace, onType }: BrandingFormProps) {
  const form = useForm({ resolver, defaultValues: workspaceValues(workspace) });
  const forgetDraft = useFormDraft('workspace', form);
  const update = useUpdateWorkspace();
  const { errors } = form.formState;
  const [companyName, accentColour] = form.watch(['companyName', 'accentColour']);
  const tell = useEffectEvent(onType);
  useEffect(() => tell({ companyName, accentColour }), [companyName, accentColour]);
  const colour = accentColour.trim();
  const put = (value: string) => form.setValue('accentColour', value, { shouldDirty: true, shouldValidate: true });

  const submit = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: (saved) => {
        forgetDraft();
        form.reset(workspaceValues(saved));
      },
      onError: (error) => showIssues(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={submit} aria-label={formWords.title} className="grid gap-5">
      <Field label={formWords.companyName} hint={formWords.companyNameHint} error={errors.companyName?.message}>
        <Input autoComplete="organization" {...form.register('companyName')} />
      </Field>
      <div className="grid gap-2">
        <div className="flex items-start gap-3">
          <Field
            label={formWords.accentColour}
            hint={formWords.accentHint}
            error={errors.accentColour?.message}
            className="max-w-xs grow"
          >
            <Input autoComplete="off" spellCheck={false} className="font-mono" {...form.register('accentColour')} />
          </Field>
          <input
            type="color"
            aria-label={formWords.picker}
            value={isColour(colour) ? colour : NEUTRAL_ACCENT}
            onChange={(event) => put(event.target.value)}
            className="mt-6.5 h-8 w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-0.5"
          />
        </div>
        {isColour(colour) ? <Contrast ratio={contrastWithWhite(colour)} /> : null}
        {colour ? (
          <div>
            <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => put('')}>
              {formWords.standard}
            </Button>
          </div>
        ) : null}
      </div>
      <div>
        <Button type="submit" variant="primary" pending={update.isPending}>
          {formWords.submit}
        </Button>
      </div>
    </form>
  );
}

const Contrast = ({ ratio }: { ratio: number }) =>
  ratio < READABLE ? (
    <p role="status" className="flex max-w-prose gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning text-xs">
      <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      {formWords.contrast(formatNumber(ratio, 1))}
    </p>
  ) : (
    <p role="status" className="flex gap-1.5 text-muted text-xs">
      <Check aria-hidden className="mt-px size-3.5 shrink-0" />
      {formWords.enough(formatNumber(ratio, 1))}
    </p>
  );
