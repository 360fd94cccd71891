import type { BlueprintProcess } from '@process-ai/domain/blueprint';
import { estimateOf } from '@process-ai/domain/blueprint-story';
import { type Block, heading, prose } from '../blocks.ts';
import { areaName, type DocsPlan } from '../docs-plan.ts';
import { shortName } from '../document-text.ts';
import { inTables } from './opportunities.ts';

/** Every process of the blueprint, one table for each area. */
export function processesAppendix({ areas, blueprint, words }: DocsPlan): Block[] {
  if (blueprint.processes.length === 0) return [];
  return [
    heading(1, 'Appendix A: all processes'),
    prose(
      'Estimate: what the opportunities of the process are estimated to save in a year. Projected: what its ROI inputs give. “in 3.1” = the money of this process is part of that of process 3.1, and counts there.',
      'Note',
    ),
    ...areas.flatMap((area) =>
      inTables(
        shortName(areaName(area)),
        `Processes: ${shortName(areaName(area))}`,
        area.processes,
        (caption, rows) => ({
          kind: 'table',
          caption,
          columns: [
            { header: 'Code', width: 1060 },
            { header: 'Process', width: 2930 },
            { header: 'Level', width: 680, align: 'right' },
            { header: 'Opportunities', width: 1250, align: 'right' },
            { header: 'Estimate/yr', width: 1180, align: 'right' },
            { header: 'Projected/yr', width: 1240, align: 'right' },
            { header: 'Payback, months', width: 1060, align: 'right' },
          ],
          rows: rows.map((process) => [
            shortName(process.code, 24),
            { text: shortName(process.name), strong: process.level === 1 },
            String(process.level),
            String(process.opportunities.length),
            process.opportunities.length > 0 ? words.thousands(estimateOf(process.opportunities)) : '–',
            ...projection(process),
          ]),
        }),
      ),
    ),
  ];

  function projection({ roi }: BlueprintProcess): [string, string] {
    if (!roi) return ['–', '–'];
    if (roi.countedIn !== null) return [`in ${shortName(roi.countedIn, 24)}`, '–'];
    const { projectedSavings, paybackMonths } = roi.result;
    return [words.thousands(projectedSavings / 1000), paybackMonths === null ? 'N/A' : paybackMonths.toFixed(1)];
  }
}
