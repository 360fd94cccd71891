import type { TouchPoint } from '@process-ai/contract/journeys';
import { useParams } from 'react-router-dom';
import { TouchPointComments } from '../../features/comments/components/comments-section.tsx';
import { JourneysScreen } from '../../features/journeys/screen.tsx';

export function JourneysRoute() {
  const { sectorId = '' } = useParams();
  return <JourneysScreen sectorId={sectorId} commentsOf={commentsOf(sectorId)} />;
}

const commentsOf = (sectorId: string) => (touchPoint: TouchPoint) => (
  <TouchPointComments sectorId={sectorId} touchPoint={touchPoint} />
);
