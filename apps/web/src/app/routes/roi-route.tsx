import { useParams } from 'react-router-dom';
import { RoiScreen } from '../../features/roi/screen.tsx';

export const RoiRoute = () => <RoiScreen sectorId={useParams().sectorId ?? ''} />;
