import { useParams } from 'react-router-dom';
import { ExportControls } from '../../features/exports/components/export-controls.tsx';
import { RoiScreen } from '../../features/roi/screen.tsx';

export function RoiRoute() {
  const { sectorId = '' } = useParams();
  return <RoiScreen sectorId={sectorId} exports={exportsOf(sectorId)} />;
}

const exportsOf = (sectorId: string) => (processIds: string[]) => (
  <ExportControls sectorId={sectorId} processIds={processIds} />
);
