import type { Process } from '@process-ai/contract/processes';
import type { RoiAssumptions, RoiInput, RoiResult, RoiSummary } from '@process-ai/contract/roi';
import type { Sector } from '@process-ai/contract/sectors';
import type { Vendor } from '@process-ai/contract/vendors';
import { inCodeOrder, type TreeNode } from './hierarchy.ts';
import { calculateRoi, countedInAncestors, summarizeRoi } from './roi.ts';

export interface BlueprintRoi {
  input: RoiInput;
  result: RoiResult;
  /** Code of the nearest process above with inputs; null when this one counts in the totals. */
  countedIn: string | null;
}

type ExportedProcess = Pick<Process, 'id' | 'code' | 'name' | 'level' | 'description' | 'opportunities'>;

export interface BlueprintProcess extends ExportedProcess {
  roi: BlueprintRoi | null;
}

/** Everything an export shows, as one plain value: a file is a rendering of it and looks nothing up. */
export interface Blueprint {
  title: string;
  /** ISO 8601, UTC. */
  generatedAt: string;
  sector: Pick<Sector, 'name' | 'description' | 'referenceModel'>;
  assumptions: RoiAssumptions;
  /** In code order. */
  processes: BlueprintProcess[];
  summary: RoiSummary;
  vendors: Vendor[];
}

export interface BlueprintSource
  extends Pick<Blueprint, 'title' | 'generatedAt' | 'sector' | 'assumptions' | 'vendors'> {
  /** Every process of the sector: ancestors between the exported ones count. */
  tree: readonly TreeNode[];
  /** The processes to export. */
  processes: readonly ExportedProcess[];
  /** ROI inputs of the sector; those of processes that are not exported are left out. */
  roiInputs: readonly RoiInput[];
}

/** Figures are computed here, from the inputs, so that those of one export always belong together. */
export function buildBlueprint({ tree, roiInputs, ...source }: BlueprintSource): Blueprint {
  const exported = new Map(source.processes.map((process) => [process.id, process]));
  const inputs = new Map(
    roiInputs.filter(({ processId }) => exported.has(processId)).map((row) => [row.processId, row]),
  );
  const ancestors = countedInAncestors(tree, new Set(inputs.keys()));

  const processes = inCodeOrder(source.processes).map(({ id, code, name, level, description, opportunities }) => {
    const input = inputs.get(id);
    const types = opportunities.map(({ type }) => type);
    const countedIn = exported.get(ancestors.get(id) ?? '')?.code ?? null;
    const roi = input && {
      input,
      result: {
        ...calculateRoi(input, source.assumptions, types),
        countedInAncestor: countedIn !== null,
        outOfDate: false,
      },
      countedIn,
    };
    return { id, code, name, level, description, opportunities, roi: roi ?? null };
  });
  const summary = summarizeRoi(processes.flatMap(({ roi }) => (roi ? [roi.result] : [])));
  return { ...source, processes, summary };
}
