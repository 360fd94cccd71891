import { useParams } from 'react-router-dom';
import { ProcessesScreen } from '../../features/processes/screen.tsx';

export const ProcessesRoute = () => <ProcessesScreen sectorId={useParams().sectorId ?? ''} />;
