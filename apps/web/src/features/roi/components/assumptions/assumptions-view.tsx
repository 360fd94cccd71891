import type { Roi } from '@process-ai/contract/roi';
import type { GridRow } from '../grid/rows.ts';
import { ProcessAssumptions } from './process-assumptions.tsx';
import { SectorAssumptions } from './sector-assumptions.tsx';

interface AssumptionsViewProps {
  sectorId: string;
  roi: Roi;
  rows: readonly GridRow[];
  onRecalculate: () => void;
}

/** What the figures rest on, each with its source: of the whole sector, then of single processes. */
export const AssumptionsView = ({ sectorId, roi, rows, onRecalculate }: AssumptionsViewProps) => (
  <div className="grid gap-8">
    <SectorAssumptions sectorId={sectorId} roi={roi} onRecalculate={onRecalculate} />
    <ProcessAssumptions sectorId={sectorId} roi={roi} rows={rows} onRecalculate={onRecalculate} />
  </div>
);
