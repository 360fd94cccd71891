import { lazy } from 'react';
import { useAnalyzeUnread } from '../../features/processes/queries.ts';
import { CreateSectorScreen } from '../../features/sectors/create-screen.tsx';

const Research = lazy(async () => ({
  default: (await import('../../features/processes/components/research-step.tsx')).ResearchStep,
}));
const Import = lazy(async () => ({ default: (await import('../../features/imports/import-screen.tsx')).ImportScreen }));

const Picker = lazy(async () => ({
  default: (await import('../../features/imports/components/file-picker.tsx')).FilePicker,
}));

export function CreateSectorRoute() {
  const onAnalyze = useAnalyzeUnread();
  return <CreateSectorScreen research={Research} import={Import} picker={Picker} onAnalyze={onAnalyze} />;
}
