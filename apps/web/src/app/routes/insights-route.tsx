import { useParams } from 'react-router-dom';
import { InsightsScreen } from '../../features/insights/screen.tsx';

export const InsightsRoute = () => <InsightsScreen sectorId={useParams().sectorId ?? ''} />;
