import type { Process } from '@process-ai/contract/processes';
import { BookOpen, FileUp, PenLine, Plus, Telescope } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import { Suspense, useCallback, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../components/dropdown-menu.tsx';
import { ForEditors } from '../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { AnalysisBar } from '../../features/processes/components/analysis-progress.tsx';
import { onDemand, prefetchAtFirstSign } from '../../lib/on-demand.tsx';
import { useSectorSummary } from '../../lib/shared-queries.ts';
import { PROCESS_VIEWS } from './process-views.ts';

const overview = onDemand(() => import('../../features/sector-overview/screen.tsx'));
const readiness = onDemand(() => import('../../features/exports/components/readiness-check.tsx'));
const tree = onDemand(() => import('../../features/processes/screen.tsx'));
const opportunities = onDemand(() => import('../../features/opportunities/screen.tsx'));
const landscape = onDemand(() => import('../../features/suitability/landscape-screen.tsx'));
/** What the details of a process and of an opportunity hold. */
const details = onDemand(() => import('./process-findings.tsx'));

// Whoever opens a sector goes from one view to the others.
prefetchAtFirstSign(overview, readiness, tree, opportunities, landscape, details);

const OverviewScreen = overview.part('SectorOverviewScreen');
const ReadinessCheck = readiness.part('ReadinessCheck');
const ProcessesScreen = tree.part('ProcessesScreen');
const OpportunitiesScreen = opportunities.part('OpportunitiesScreen');
const LandscapeScreen = landscape.part('LandscapeScreen');
const ProcessFindings = details.part('ProcessFindings');
const OpportunityComments = details.part('OpportunityComments');

const VIEWS = PROCESS_VIEWS.map(({ value }) => value);

/** Four views of one thing: how far the sector is, its processes as a tree, what was found in them, and all of it as a map. */
export function ProcessesRoute() {
  const { sectorId = '' } = useParams();
  const hasProcesses = useSectorSummary(sectorId).data?.hasProcesses ?? false;
  const [view, setView] = useView(hasProcesses);
  const treePath = `/sectors/${sectorId}?view=tree`;
  const processPath = useCallback((processId: string) => `${treePath}&process=${processId}`, [treePath]);
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-2 print:hidden">
        <Segmented
          label="View"
          value={view}
          onValueChange={setView}
          options={VIEW_OPTIONS}
          className="min-w-0 overflow-x-auto max-lg:[&_svg]:hidden max-sm:[&>button]:px-2 max-sm:[&>button]:text-xs"
        />
        <ForEditors>{hasProcesses ? <AddProcesses sectorId={sectorId} /> : null}</ForEditors>
      </div>
      {view === 'tree' ? (
        <Suspense fallback={<Loading label="Loading..." />}>
          <ProcessesScreen sectorId={sectorId} findingsOf={findingsOf(sectorId)} />
        </Suspense>
      ) : (
        <AnalysisBar key={sectorId} sectorId={sectorId}>
          {(analysis) => (
            <Suspense fallback={<Loading label="Loading..." />}>
              {view === 'overview' ? (
                <OverviewScreen
                  key={sectorId}
                  sectorId={sectorId}
                  analysis={analysis}
                  notes={<ReadinessCheck sectorId={sectorId} headingLevel="h2" />}
                />
              ) : view === 'opportunities' ? (
                <OpportunitiesScreen
                  key={sectorId}
                  sectorId={sectorId}
                  treePath={treePath}
                  processPath={processPath}
                  commentsOf={commentsOf(sectorId)}
                />
              ) : (
                <LandscapeScreen key={sectorId} sectorId={sectorId} treePath={treePath} processPath={processPath} />
              )}
            </Suspense>
          )}
        </AnalysisBar>
      )}
    </div>
  );
}

/** What the address says of the tree: a link with any of these leads there. */
const OF_THE_TREE = {
  process: parseAsString,
  add: parseAsString,
  edit: parseAsString,
  q: parseAsString,
  level: parseAsString,
  turned: parseAsString,
  selected: parseAsString,
  sort: parseAsString,
};

/** The view that the address names; without a name it is the overview, and the tree of a sector without processes. */
function useView(hasProcesses: boolean) {
  const [named, setNamed] = useQueryState('view', parseAsStringLiteral(VIEWS).withOptions({ history: 'push' }));
  const [ofTree] = useQueryStates(OF_THE_TREE);
  const isOfTree = Object.values(ofTree).some((value) => value !== null);
  const view = named ?? (isOfTree || !hasProcesses ? 'tree' : 'overview');
  // Named from here on: whoever then clears a search or a selection stays in the tree.
  useEffect(() => {
    if (named === null && isOfTree) void setNamed('tree', { history: 'replace' });
  }, [named, isOfTree, setNamed]);
  return [view, (next: (typeof VIEWS)[number]) => void setNamed(next)] as const;
}

/** The ways to more processes, also once there are some. */
function AddProcesses({ sectorId }: { sectorId: string }) {
  const create = (step: string) => `/sectors/new?step=${step}&sector=${sectorId}`;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button title="Add processes">
          <Plus aria-hidden />
          <span className="max-lg:sr-only">Add processes</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {[
          { to: create('import'), icon: FileUp, label: 'Import a file' },
          { to: create('research'), icon: Telescope, label: 'Research' },
          { to: `/sectors/${sectorId}/playbooks`, icon: BookOpen, label: 'From a playbook' },
          { to: `/sectors/${sectorId}?view=tree&add=`, icon: PenLine, label: 'By hand' },
        ].map(({ to, icon: Icon, label }) => (
          <DropdownMenuItem key={label} asChild>
            <Link to={to}>
              <Icon aria-hidden />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const findingsOf = (sectorId: string) => (process: Process) => (
  <Suspense fallback={<LoadingDetails />}>
    <ProcessFindings sectorId={sectorId} process={process} />
  </Suspense>
);

const commentsOf = (sectorId: string) => (opportunityId: string) => (
  <Suspense>
    <OpportunityComments sectorId={sectorId} opportunityId={opportunityId} />
  </Suspense>
);

const LoadingDetails = () => (
  <Loading label="Loading...">
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </Loading>
);

const VIEW_OPTIONS = PROCESS_VIEWS.map(({ value, icon: Icon, label }) => ({
  value,
  label: (
    <>
      <Icon aria-hidden />
      {label}
    </>
  ),
}));
