import type { BlueprintProcess } from '@process-ai/domain/blueprint';
import { areaName } from '../areas.ts';
import { type Block, heading, prose } from '../blocks.ts';
import { type DocsPlan, estimateOf } from '../docs-plan.ts';
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
        `Processes of ${shortName(areaName(area))}`,
        area.processes,
        (caption, rows) => ({
          kind: 'table',
          caption,
          columns: [
            { header: 'Code', width: 1100 },
            { header: 'Process', width: 3260 },
            { header: 'Level', width: 720, align: 'right' },
            { header: 'Opps', width: 720, align: 'right' },
            { header: 'Estimate/yr', width: 1200, align: 'right' },
            { header: 'Projected/yr', width: 1300, align: 'right' },
            { header: 'Payback', width: 1100, align: 'right' },
          ],
          rows: rows.map((process) => [
            shortName(process.code, 24),
            { text: shortName(process.name), strong: process.level === 1 },
            String(process.level),
            String(process.opportunities.length),
            process.opportunities.length > 0 ? words.thousands(estimateOf([process])) : '–',
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
    return [
      words.thousands(projectedSavings / 1000),
      paybackMonths === null ? 'N/A' : `${paybackMonths.toFixed(1)} mo`,
    ];
  }
}
