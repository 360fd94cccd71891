import { colourStep } from '@process-ai/domain/landscape';
import { counted } from '../../figure-words.ts';
import type { Cell } from '../../ooxml/data-table.ts';
import { type Area, areaInWords, areaName } from '../areas.ts';
import { type Block, type ChartBlock, heading, prose, type TableBlock } from '../blocks.ts';
import { barChart } from '../charts.ts';
import { type DocsPlan, estimateOf, opportunityCount, projectedOf } from '../docs-plan.ts';
import { shortName } from '../document-text.ts';

/** With more rows than this, the table shows areas only. */
const ROWS_MAX = 45;
const BARS_MAX = 14;

/** The areas of the sector: where the work is, and where the savings are. */
export function landscape(plan: DocsPlan): Block[] {
  const { blueprint } = plan;
  if (blueprint.processes.length === 0) {
    return [
      heading(1, 'Process landscape'),
      prose('No processes are part of this blueprint. Add or select processes, and export again.'),
    ];
  }
  return [heading(1, 'Process landscape'), prose(lead(plan)), ...chart(plan), areaTable(plan)];
}

function lead({ areas, blueprint, words }: DocsPlan): string {
  const { processes } = blueprint;
  const scope = `This blueprint covers ${counted(processes.length, 'process', 'processes')} in ${counted(areas.length, 'area')}, with ${counted(opportunityCount(processes), 'opportunity', 'opportunities')}.`;
  const [most] = areas
    .map((area) => ({ area, estimate: estimateOf(area.processes) }))
    .sort((a, b) => b.estimate - a.estimate);
  const total = estimateOf(processes);
  if (!most || areas.length < 2 || most.estimate <= 0) return scope;
  return `${scope} The most lies in ${areaInWords(most.area)}: ${words.short(1000 * most.estimate)} of the ${words.short(1000 * total)} that the opportunities are estimated to save in a year. The darker a figure stands, the more is to be found there.`;
}

function chart({ areas, words, palette }: DocsPlan): ChartBlock[] {
  const rows = areas
    .map((area) => ({ label: areaName(area), value: estimateOf(area.processes) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  if (rows.length < 2) return [];
  const shown = rows.slice(0, BARS_MAX);
  const left = rows.length - shown.length;
  return [
    barChart(
      {
        caption: `Estimated savings a year by area${left > 0 ? ` (the ${shown.length} largest of ${rows.length})` : ''}`,
        rows: shown,
        written: words.thousands,
      },
      palette,
    ),
  ];
}

function areaTable({ areas, words, palette }: DocsPlan): TableBlock {
  const parts = areas.reduce((sum, area) => sum + area.parts.length, 0);
  const withParts = areas.length + parts <= ROWS_MAX;
  const mostOf = (all: readonly Area[]) => Math.max(0, ...all.map(({ processes }) => estimateOf(processes)));
  const most = [mostOf(areas), mostOf(areas.flatMap((area) => area.parts))] as const;
  const row = (area: Area, depth: 0 | 1): Cell[] => {
    const estimate = estimateOf(area.processes);
    const projected = projectedOf(area.processes);
    const strong = depth === 0 && withParts;
    const fill = palette.heat[colourStep(estimate, most[depth])];
    return [
      { text: `${depth === 1 ? '\u2003' : ''}${shortName(areaName(area))}`, strong },
      { text: String(area.processes.length), strong },
      { text: String(opportunityCount(area.processes)), strong },
      {
        text: opportunityCount(area.processes) > 0 ? words.thousands(estimate) : '–',
        strong,
        ...(estimate > 0 && fill && { fill }),
      },
      { text: projected === null ? '–' : words.thousands(projected / 1000), strong },
    ];
  };
  return {
    kind: 'table',
    caption: withParts && parts > 0 ? 'Areas of level 1 and 2' : 'Areas of level 1',
    columns: [
      { header: 'Area', width: 3850 },
      { header: 'Processes', width: 1200, align: 'right' },
      { header: 'Opportunities', width: 1450, align: 'right' },
      { header: 'Estimate/yr', width: 1400, align: 'right' },
      { header: 'Projected/yr', width: 1500, align: 'right' },
    ],
    rows: areas.flatMap((area) => [row(area, 0), ...(withParts ? area.parts.map((part) => row(part, 1)) : [])]),
  };
}
