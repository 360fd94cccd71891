import { RestrictedSectors } from '../../features/sector-access/components/restricted-sectors.tsx';
import { TeamsScreen } from '../../features/teams/screen.tsx';

export const TeamsRoute = () => <TeamsScreen restricted={<RestrictedSectors />} />;
