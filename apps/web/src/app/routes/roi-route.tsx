import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { ExportControls } from '../../features/exports/components/export-controls.tsx';
import { RoiScreen } from '../../features/roi/screen.tsx';

const BusinessCase = lazy(async () => ({
  default: (await import('../../features/business-case/screen.tsx')).BusinessCaseScreen,
}));
const Roadmap = lazy(async () => ({ default: (await import('../../features/roadmap/screen.tsx')).RoadmapScreen }));

export function RoiRoute() {
  const { sectorId = '' } = useParams();
  return (
    <RoiScreen
      sectorId={sectorId}
      businessCase={<BusinessCase sectorId={sectorId} />}
      roadmap={<Roadmap sectorId={sectorId} />}
      exports={exportsOf(sectorId)}
    />
  );
}

const exportsOf = (sectorId: string) => (processIds: string[]) => (
  <ExportControls key={sectorId} sectorId={sectorId} processIds={processIds} />
);
