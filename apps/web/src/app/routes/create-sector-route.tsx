import { lazy } from 'react';
import { CreateSectorScreen } from '../../features/sectors/create-screen.tsx';

const Research = lazy(async () => ({
  default: (await import('../../features/processes/components/research-step.tsx')).ResearchStep,
}));
const Import = lazy(async () => ({ default: (await import('../../features/imports/import-screen.tsx')).ImportScreen }));

export const CreateSectorRoute = () => <CreateSectorScreen research={Research} import={Import} />;
