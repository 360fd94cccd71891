import { useParams } from 'react-router-dom';
import { VendorComparisonScreen } from '../../features/vendor-comparison/screen.tsx';

export const VendorComparisonRoute = () => <VendorComparisonScreen sectorId={useParams().sectorId ?? ''} />;
