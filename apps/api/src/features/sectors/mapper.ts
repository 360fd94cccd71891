import type { Sector, SectorSummary } from '@process-ai/contract/sectors';
import type { SectorCardRow } from './repository.ts';

export const toSummary = (row: SectorCardRow): SectorSummary => ({
  id: row.id,
  name: row.name,
  description: row.description,
  referenceModel: row.reference_model,
  icon: row.icon,
  hasProcesses: row.processes > 0,
  hasAnalysis: row.opportunities > 0,
  hasJourneys: false,
  hasROI: row.has_roi,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  counts: { processes: row.processes, opportunities: row.opportunities, journeys: 0, insights: 0 },
});

export const toSector = (
  { counts: _counts, ...summary }: SectorSummary,
  parts: Pick<Sector, 'processes' | 'roiResults'>,
): Sector => ({ ...summary, ...parts, journeys: [], insights: [] });
