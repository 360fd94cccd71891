import { Fragment, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { ClientLinks } from '../../features/client-links/components/client-links.tsx';
import { ExportControls } from '../../features/exports/components/export-controls.tsx';
import { RoiScreen } from '../../features/roi/screen.tsx';

const BusinessCase = lazy(async () => ({
  default: (await import('../../features/business-case/screen.tsx')).BusinessCaseScreen,
}));
const Plan = lazy(async () => ({ default: (await import('../../features/initiatives/screen.tsx')).PlanScreen }));

export function RoiRoute() {
  const { sectorId = '' } = useParams();
  return (
    <RoiScreen
      sectorId={sectorId}
      businessCase={<BusinessCase sectorId={sectorId} />}
      plan={<Plan sectorId={sectorId} />}
      exports={exportsOf(sectorId)}
    />
  );
}

const exportsOf = (sectorId: string) => (processIds: string[]) => (
  <Fragment key={sectorId}>
    <ExportControls sectorId={sectorId} processIds={processIds} />
    <ClientLinks sectorId={sectorId} />
  </Fragment>
);
