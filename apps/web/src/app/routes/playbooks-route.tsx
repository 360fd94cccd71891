import { useParams } from 'react-router-dom';
import { PlaybooksScreen } from '../../features/playbooks/screen.tsx';

export const PlaybooksRoute = () => <PlaybooksScreen sectorId={useParams().sectorId ?? ''} />;
