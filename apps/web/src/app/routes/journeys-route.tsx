import { useParams } from 'react-router-dom';
import { JourneysScreen } from '../../features/journeys/screen.tsx';

export const JourneysRoute = () => <JourneysScreen sectorId={useParams().sectorId ?? ''} />;
