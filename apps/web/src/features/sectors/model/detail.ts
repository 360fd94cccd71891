import { INDUSTRY_NAMES } from '@process-ai/contract/industries';
import type { SectorSummary } from '@process-ai/contract/sectors';

type Flags = Pick<SectorSummary, 'hasProcesses' | 'hasAnalysis'>;

export type BlockedTab = 'journeys' | 'roi';

/** The tabs of a sector: their place below its address, and what keeps one shut. */
export const sectorTabs = (flags: Flags) =>
  [
    { value: 'processes', path: '', label: 'Processes', disabled: false },
    { value: 'journeys', path: '/journeys', label: 'Customer Journeys', disabled: !flags.hasProcesses },
    { value: 'insights', path: '/insights', label: 'Insights', disabled: false },
    { value: 'playbooks', path: '/playbooks', label: 'Playbooks', disabled: false },
    { value: 'roi', path: '/roi', label: 'Business Value & ROI', disabled: !flags.hasAnalysis },
  ] as const;

/** Why the tab shows a way back instead of its content; null when it is open. */
export function blockedTab(tab: string, flags: Flags): BlockedTab | null {
  if (tab === 'journeys' && !flags.hasProcesses) return 'journeys';
  if (tab === 'roi' && !flags.hasAnalysis) return 'roi';
  return null;
}

/** The industry as people read it, and whether a person has said it. */
export function industryOf({ profile, assumedIndustry }: Pick<SectorSummary, 'profile' | 'assumedIndustry'>) {
  const { industry, otherIndustry } = profile;
  if (industry) return { name: INDUSTRY_NAMES[industry], isProposed: false };
  if (otherIndustry) return { name: otherIndustry, isProposed: false };
  return { name: assumedIndustry && INDUSTRY_NAMES[assumedIndustry], isProposed: true };
}
