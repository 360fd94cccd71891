import type { SectorSummary } from '@process-ai/contract/sectors';
import { Check, ChevronRight, FileUp, type LucideIcon, Telescope } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Checkbox } from '../../components/checkbox.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { cx } from '../../lib/cx.ts';
import { errorKind } from '../../lib/error-copy.ts';
import { useSectorSummary } from '../../lib/shared-queries.ts';
import type { FilePicker } from './components/create-details.tsx';
import { OpenSample } from './components/open-sample.tsx';
import { copy } from './copy.ts';
import { type CreateStep, createPath, createStep } from './model.ts';

const CreateDetails = lazy(async () => ({
  default: (await import('./components/create-details.tsx')).CreateDetails,
}));

/** A step rendered by another feature: it works on the new sector and calls `onDone` at the end. */
export type FillingStep = ComponentType<{
  sectorId: string;
  onDone: () => void;
  /** The file that was chosen with the details. */
  file: File | null;
  /** What to offer beside the button that ends the step. */
  offer: ReactNode;
}>;

interface CreateSectorScreenProps {
  research: FillingStep;
  import: FillingStep;
  picker: FilePicker;
  /** Analyzes all processes of the sector that are not analyzed yet; resolves once it is begun, or could not be. */
  onAnalyze: (sectorId: string) => Promise<void>;
}

/** Adds a sector: its details, then how it gets its processes. The address keeps the place. */
export function CreateSectorScreen({ research, import: importStep, picker, onAnalyze }: CreateSectorScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sectorId = search.get('sector');
  const sector = useSectorSummary(sectorId);
  const gone = errorKind(sector.error) === 'NOT_FOUND';
  const step = createStep(search.get('step'), gone ? null : sectorId);
  const Filling = step === 'research' ? research : step === 'import' ? importStep : null;
  const [file, setFile] = useState<File | null>(null);
  const [analyzes, setAnalyzes] = useState(false);
  const open = async (id: string) => {
    if (analyzes) await onAnalyze(id);
    void navigate(`/sectors/${id}`);
  };

  return (
    <div className={cx('grid gap-6', step === 'details' ? 'max-w-xl' : 'max-w-5xl')}>
      <PageHeader
        title={copy.create.title}
        description={sector.data?.name}
        back={backFrom(step, sectorId)}
        actions={sectorId === null ? <OpenSample variant="ghost" /> : undefined}
      />
      <StepTrail step={step} />
      {sectorId && !gone && !sector.data ? (
        <WaitForSector sector={sector} />
      ) : (
        <>
          {step === 'details' ? (
            <Suspense fallback={<Loading label={copy.create.loading} />}>
              <CreateDetails
                sector={sector.data}
                picker={picker}
                file={file}
                onFile={setFile}
                onDone={(id) => {
                  // Who begins with a file goes the whole way with it, unless they say otherwise.
                  setAnalyzes(file !== null);
                  void navigate(createPath(file ? 'import' : 'workflow', id), { replace: true });
                }}
              />
            </Suspense>
          ) : null}
          {step === 'workflow' && sector.data ? <CreateWorkflow sector={sector.data} /> : null}
          {Filling && sectorId ? (
            <Suspense fallback={<Loading label={copy.create.loading} />}>
              <Filling
                sectorId={sectorId}
                file={file}
                offer={<AnalysisOffer checked={analyzes} onChange={setAnalyzes} />}
                onDone={() => void open(sectorId)}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </div>
  );
}

const AnalysisOffer = ({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) => (
  <label className="flex cursor-pointer items-center gap-2">
    <Checkbox checked={checked} onCheckedChange={(next) => onChange(next === true)} />
    {copy.create.analyze}
  </label>
);

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
