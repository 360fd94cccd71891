import { useParams } from 'react-router-dom';
import { ComparisonScreen } from '../../features/comparison/screen.tsx';

export const ComparisonRoute = () => <ComparisonScreen sectorId={useParams().sectorId ?? ''} />;
