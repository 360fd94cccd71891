import { type Sector, SectorProfileInput, type SectorSummary } from '@process-ai/contract/sectors';
import type { SectorRow } from './repository.ts';

export const toSummary = (row: SectorRow): SectorSummary => ({
  ...fieldsOf(row),
  hasProcesses: row.process_count > 0,
  hasAnalysis: row.opportunity_count > 0,
  hasJourneys: row.journey_count > 0,
  hasROI: row.roi_result_count > 0,
  counts: {
    processes: row.process_count,
    opportunities: row.opportunity_count,
    journeys: row.journey_count,
    insights: row.insight_count,
  },
});

/** A sector read whole: its flags say what is at hand, and not what was counted a moment before. */
export const toSector = (
  row: SectorRow,
  parts: Pick<Sector, 'processes' | 'journeys' | 'insights' | 'roiResults'>,
): Sector => ({
  ...fieldsOf(row),
  hasProcesses: parts.processes.length > 0,
  hasAnalysis: parts.processes.some(({ opportunities }) => opportunities.length > 0),
  hasJourneys: parts.journeys.length > 0,
  hasROI: parts.roiResults.length > 0,
  ...parts,
});

const fieldsOf = (row: SectorRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  referenceModel: row.reference_model,
  icon: row.icon,
  profile: SectorProfileInput.parse(row.profile),
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
