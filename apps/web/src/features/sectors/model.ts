import { REFERENCE_MODELS, type SectorSummary } from '@process-ai/contract/sectors';

type Flags = Pick<SectorSummary, 'hasProcesses' | 'hasAnalysis' | 'hasJourneys' | 'hasROI'>;

/** The four steps of a sector, in order, and which of them are done. */
export const progressSteps = (flags: Flags) => [
  { label: 'Processes', done: flags.hasProcesses },
  { label: 'Analysis', done: flags.hasAnalysis },
  { label: 'Journeys', done: flags.hasJourneys },
  { label: 'ROI', done: flags.hasROI },
];

export type BlockedTab = 'journeys' | 'roi';

/** The tabs of a sector: their place below its address, and what keeps one shut. */
export const sectorTabs = (flags: Flags) => [
  { value: 'processes', path: '', label: 'Processes', disabled: false },
  { value: 'journeys', path: '/journeys', label: 'Customer Journeys', disabled: !flags.hasProcesses },
  { value: 'insights', path: '/insights', label: 'Insights', disabled: false },
  { value: 'playbooks', path: '/playbooks', label: 'Playbooks', disabled: false },
  { value: 'roi', path: '/roi', label: 'Business Value & ROI', disabled: !flags.hasAnalysis },
];

/** Why the tab shows a way back instead of its content; null when it is open. */
export function blockedTab(tab: string, flags: Flags): BlockedTab | null {
  if (tab === 'journeys' && !flags.hasProcesses) return 'journeys';
  if (tab === 'roi' && !flags.hasAnalysis) return 'roi';
  return null;
}

/** The models of the edit dialog, and the sector's own if it is none of them. */
export const modelOptions = (current: string) =>
  [...REFERENCE_MODELS, ...(isKnownModel(current) || !current ? [] : [current])].map((value) => ({
    value,
    label: value,
  }));

const isKnownModel = (model: string) => REFERENCE_MODELS.some((known) => known === model);

const CREATE_STEPS = ['details', 'workflow', 'research', 'import'] as const;
export type CreateStep = (typeof CREATE_STEPS)[number];

/** The step named in the address; always the details until the sector has been created. */
export const createStep = (wanted: string | null, sectorId: string | null): CreateStep =>
  (sectorId && CREATE_STEPS.find((step) => step === wanted)) || 'details';

export const createPath = (step: CreateStep, sectorId: string) =>
  `/sectors/new?step=${step}&sector=${encodeURIComponent(sectorId)}`;
