import type { Initiative } from '@process-ai/contract/initiatives';
import { useParams } from 'react-router-dom';
import { ActualsScreen } from '../../features/actuals/screen.tsx';
import { CommentsSection } from '../../features/comments/components/comments-section.tsx';
import { InitiativeScreen } from '../../features/initiatives/detail-screen.tsx';

export function InitiativeRoute() {
  const { sectorId = '', initiativeId = '' } = useParams();
  return (
    <InitiativeScreen
      sectorId={sectorId}
      initiativeId={initiativeId}
      actuals={actualsOf(sectorId)}
      comments={
        <CommentsSection
          key={initiativeId}
          thing={{ sectorId, subject: 'initiative', subjectId: initiativeId }}
          headingLevel={3}
        />
      }
    />
  );
}

const actualsOf = (sectorId: string) => (initiative: Initiative) => (
  <ActualsScreen key={initiative.id} sectorId={sectorId} initiative={initiative} />
);
