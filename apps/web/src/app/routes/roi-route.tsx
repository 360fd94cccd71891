import { useParams } from 'react-router-dom';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { WhenNear } from '../../components/when-near.tsx';
import { RoiScreen } from '../../features/roi/screen.tsx';
import { onDemand, prefetchAtFirstSign } from '../../lib/on-demand.tsx';

const businessCase = onDemand(() => import('../../features/business-case/screen.tsx'));
const plan = onDemand(() => import('../../features/initiatives/screen.tsx'));
const handOver = onDemand(() => import('./hand-over.tsx'));

// Whoever opens the tab goes from one view to the others.
prefetchAtFirstSign(businessCase, plan, handOver);

const BusinessCase = businessCase.part('BusinessCaseScreen');
const Plan = plan.part('PlanScreen');
const HandOver = handOver.part('HandOver');

export function RoiRoute() {
  const { sectorId = '' } = useParams();
  return (
    <RoiScreen
      sectorId={sectorId}
      businessCase={<BusinessCase sectorId={sectorId} />}
      plan={<Plan sectorId={sectorId} />}
      exports={exportsOf(sectorId)}
    />
  );
}

const exportsOf = (sectorId: string) => (processIds: string[]) => (
  <WhenNear key={sectorId} fallback={<LoadingHandOver />}>
    <HandOver sectorId={sectorId} processIds={processIds} />
  </WhenNear>
);

const LoadingHandOver = () => (
  <Loading label="Loading...">
    <Skeleton className="h-96" />
  </Loading>
);
