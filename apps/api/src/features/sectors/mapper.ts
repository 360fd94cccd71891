import type { Sector, SectorSummary } from '@process-ai/contract/sectors';
import type { SectorCardRow, SectorRow } from './repository.ts';

export const toSummary = (row: SectorCardRow): SectorSummary => ({
  ...fieldsOf(row),
  hasProcesses: row.processes > 0,
  hasAnalysis: row.opportunities > 0,
  hasJourneys: row.journeys > 0,
  hasROI: row.has_roi,
  counts: {
    processes: row.processes,
    opportunities: row.opportunities,
    journeys: row.journeys,
    insights: row.insights,
  },
});

/** A sector read whole: what its card counts in SQL is told from what is at hand. */
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
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
