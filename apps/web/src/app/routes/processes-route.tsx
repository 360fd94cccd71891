import type { Process } from '@process-ai/contract/processes';
import { LayoutGrid, Lightbulb, ListTree } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Loading } from '../../components/loading.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { EvidenceSection } from '../../features/insights/components/evidence-section.tsx';
import { ProcessOpportunities } from '../../features/opportunities/components/process-opportunities.tsx';
import { AnalysisBar } from '../../features/processes/components/analysis-progress.tsx';
import { ProcessesScreen } from '../../features/processes/screen.tsx';
import { FindingSection } from '../../features/suitability/components/finding-section.tsx';
import { SuitabilitySection } from '../../features/suitability/components/suitability-section.tsx';

const OpportunitiesScreen = lazy(async () => ({
  default: (await import('../../features/opportunities/screen.tsx')).OpportunitiesScreen,
}));
const LandscapeScreen = lazy(async () => ({
  default: (await import('../../features/suitability/landscape-screen.tsx')).LandscapeScreen,
}));

const VIEWS = ['tree', 'opportunities', 'landscape'] as const;

/** Three views of one thing: the processes as a tree, what was found in them, and all of it as a map. */
export function ProcessesRoute() {
  const { sectorId = '' } = useParams();
  const [view, setView] = useQueryState(
    'view',
    parseAsStringLiteral(VIEWS).withDefault('tree').withOptions({ history: 'push' }),
  );
  const paths = {
    treePath: `/sectors/${sectorId}`,
    processPath: (processId: string) => `/sectors/${sectorId}?process=${processId}`,
  };
  return (
    <div className="grid gap-3">
      <Segmented
        label="View"
        value={view}
        onValueChange={(next) => void setView(next)}
        options={VIEW_OPTIONS}
        className="justify-self-start"
      />
      {view === 'tree' ? (
        <ProcessesScreen sectorId={sectorId} findingsOf={findingsOf(sectorId)} />
      ) : (
        <>
          <AnalysisBar key={sectorId} sectorId={sectorId} />
          <Suspense fallback={<Loading label="Loading..." />}>
            {view === 'opportunities' ? (
              <OpportunitiesScreen key={sectorId} sectorId={sectorId} {...paths} />
            ) : (
              <LandscapeScreen key={sectorId} sectorId={sectorId} {...paths} />
            )}
          </Suspense>
        </>
      )}
    </div>
  );
}

const findingsOf = (sectorId: string) => (process: Process) => (
  <>
    <FindingSection key={`${process.id} finding`} sectorId={sectorId} processId={process.id} />
    <ProcessOpportunities key={process.id} sectorId={sectorId} process={process} />
    <EvidenceSection key={`${process.id} evidence`} sectorId={sectorId} processId={process.id} />
    <SuitabilitySection key={`${process.id} suitability`} sectorId={sectorId} processId={process.id} />
  </>
);

const VIEW_OPTIONS = [
  {
    value: VIEWS[0],
    label: (
      <>
        <ListTree aria-hidden />
        Tree
      </>
    ),
  },
  {
    value: VIEWS[1],
    label: (
      <>
        <Lightbulb aria-hidden />
        Opportunities
      </>
    ),
  },
  {
    value: VIEWS[2],
    label: (
      <>
        <LayoutGrid aria-hidden />
        Landscape
      </>
    ),
  },
];
