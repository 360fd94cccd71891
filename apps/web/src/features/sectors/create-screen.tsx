import type { SectorSummary } from '@process-ai/contract/sectors';
import { type ComponentType, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { errorKind } from '../../lib/error-copy.ts';
import { CreateDetails } from './components/create-details.tsx';
import { CreateWorkflow } from './components/create-workflow.tsx';
import { StepTrail } from './components/step-trail.tsx';
import { copy } from './copy.ts';
import { type CreateStep, createPath, createStep } from './model.ts';
import { useSector } from './queries.ts';

/** A step that another feature fills: it works on the new sector, and calls `onDone` when the person is through. */
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
  const sector = useSector(sectorId);
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

function WaitForSector({ sector }: { sector: ReturnType<typeof useSector> }) {
  if (!sector.isError) return <Loading label={copy.create.loading} />;
  return <FailedState title={copy.create.failedToLoad} error={sector.error} onRetry={() => sector.refetch()} />;
}

function backFrom(step: CreateStep, sectorId: SectorSummary['id'] | null) {
  if (step === 'details' || !sectorId) return { to: '/sectors', label: copy.create.backToSectors };
  if (step === 'workflow') return { to: createPath('details', sectorId), label: copy.create.backToDetails };
  return { to: createPath('workflow', sectorId), label: copy.create.backToWorkflow };
}
