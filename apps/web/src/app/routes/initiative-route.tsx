import type { Initiative } from '@process-ai/contract/initiatives';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { WhenNear } from '../../components/when-near.tsx';
import { InitiativeScreen } from '../../features/initiatives/detail-screen.tsx';
import { onDemand, prefetchAtFirstSign } from '../../lib/on-demand.tsx';

/** There is nothing to compare before work has begun. */
const actuals = onDemand(() => import('../../features/actuals/screen.tsx'));
/** They stand below the whole form. */
const comments = onDemand(() => import('../../features/comments/components/comments-section.tsx'));

prefetchAtFirstSign(actuals, comments);

const ActualsScreen = actuals.part('ActualsScreen');
const CommentsSection = comments.part('CommentsSection');

export function InitiativeRoute() {
  const { sectorId = '', initiativeId = '' } = useParams();
  return (
    <InitiativeScreen
      sectorId={sectorId}
      initiativeId={initiativeId}
      actuals={actualsOf(sectorId)}
      comments={
        <WhenNear fallback={<LoadingPart className="h-48" />}>
          <CommentsSection thing={{ sectorId, subject: 'initiative', subjectId: initiativeId }} headingLevel={3} />
        </WhenNear>
      }
    />
  );
}

const actualsOf = (sectorId: string) => (initiative: Initiative) => (
  <Suspense fallback={<LoadingPart className="h-80" />}>
    <ActualsScreen sectorId={sectorId} initiative={initiative} />
  </Suspense>
);

const LoadingPart = ({ className }: { className: string }) => (
  <Loading label="Loading...">
    <Skeleton className={className} />
  </Loading>
);
