import type { Journey } from '@process-ai/contract/journeys';
import { useMemo } from 'react';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { copy } from '../copy.ts';
import type { JourneyValues } from '../form.ts';
import { useProcessSteps } from '../queries.ts';
import { CreateJourney } from './create-journey.tsx';
import { EditJourney } from './edit-journey.tsx';

interface JourneyEditorProps {
  sectorId: string;
  /** Absent = a new one. */
  journey?: Journey;
  /** What a new one begins with, once; the screen then forgets it. */
  seed?: JourneyValues | null;
  onSeeded?: () => void;
}

/** Creates a journey or edits one, over the processes of the sector. */
export function JourneyEditor({ sectorId, journey, seed = null, onSeeded = () => {} }: JourneyEditorProps) {
  const processes = useProcessSteps(sectorId);
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
