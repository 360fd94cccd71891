import type { BlueprintProcess } from '@process-ai/domain/blueprint';
import type { Area } from '@process-ai/domain/blueprint-story';
import { colourStep } from '@process-ai/domain/landscape';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { opportunitiesInWords } from '../../case-words.ts';
import type { Cell } from '../../ooxml/data-table.ts';
import { shortName } from '../../short-name.ts';
import { withoutFigure } from '../../story-words.ts';
import { whereInWords } from '../../value-words.ts';
import { type Block, type ChartBlock, heading, prose, soWhat, type TableBlock } from '../blocks.ts';
import { barChart } from '../charts.ts';
import { areaName, type DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';
import { inTables, notListed } from './opportunities.ts';

/** With more rows than this, the table shows areas only. */
const ROWS_MAX = 45;
const BARS_MAX = 14;

/** The areas of the sector: where the work is, and where the savings are. */
export function landscape(plan: DocsPlan): Block[] {
  const { blueprint } = plan;
  const says = plan.words.say.document.landscape;
  if (blueprint.processes.length === 0) {
    return [heading(1, says.title), soWhat(says.none)];
  }
  const map = heatMap(plan);
  // Of all processes together, a table of one row says no more than the map of them.
  const isOneRow = plan.areas.length === 1 && plan.areas[0]?.code === '' && map.length > 0;
  return [
    heading(1, says.title),
    soWhat(`${whereInWords(plan, shortName(blueprint.client, 'client'), plan.words)}.`),
    prose(scopeOf(plan)),
    ...chart(plan),
    ...map,
    ...(isOneRow ? [] : [areaTable(plan)]),
  ];
}

function scopeOf({ areas, blueprint: { processes }, words, ...story }: DocsPlan): string {
  const says = words.say.document.landscape;
  return says.scope(processes.length, story.scope.all, areas.length, opportunitiesInWords(story, words));
}

function chart({ areas, basis, words, palette }: DocsPlan): ChartBlock[] {
  const rows = areas
    .map((area) => ({ label: areaName(area), value: area.estimate[basis] }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  if (rows.length < 2) return [];
  const shown = rows.slice(0, BARS_MAX);
  return [
    barChart(
      {
        caption: words.say.document.landscape.byArea(
          basis,
          shown.length < rows.length ? shown.length : null,
          rows.length,
        ),
        rows: shown,
        written: (value) => words.short(1000 * value),
      },
      palette,
    ),
  ];
}

/**
 * Boxes of one area, rows of all, boxes beside each other at most, and widths in twentieths of a point: of the column of
 * areas, of all boxes of a row, of a letter and of the margins of a box.
 */
const MAP = { boxesOfArea: 15, rows: 36, columns: 5, area: 1900, boxes: 7500, letter: 105, margins: 220 };

/**
 * As many boxes beside each other as the widest area has, unless words would break or fewer leave less room empty.
 * `counts` = how many boxes each area has.
 */
function mapColumns(counts: readonly number[], longestWord: number): number {
  const widest = Math.min(MAP.columns, Math.max(1, ...counts));
  const empty = (columns: number) => counts.reduce((sum, count) => sum + ((columns - (count % columns)) % columns), 0);
  const all = Array.from({ length: widest }, (_, index) => widest - index);
  const fitting = all.filter((columns) => MAP.boxes / columns >= longestWord * MAP.letter + MAP.margins);
  const choice = fitting.filter((columns) => columns >= 3);
  return choice.toSorted((a, b) => empty(a) - empty(b))[0] ?? fitting[0] ?? 1;
}

/** The map of the processes: a row or more for each area, a box for each part of it, the darker the more it holds. */
function heatMap({ areas, basis, words, palette, decided }: DocsPlan): TableBlock[] {
  const says = words.say.document.landscape;
  const largest = (all: readonly Area[]) =>
    all.toSorted((a, b) => b.estimate[basis] - a.estimate[basis] || b.opportunityCount - a.opportunityCount);
  const most = Math.max(0, ...areas.flatMap(({ parts }) => parts.map(({ estimate }) => estimate[basis])));
  const box = (area: Area): Cell => {
    const value = area.estimate[basis];
    const figure = value > 0 ? words.short(1000 * value) : withoutFigure({ decided }, area, words);
    const fill = value > 0 ? palette.heat[colourStep(value, most)] : undefined;
    return { text: `${oneLine(areaName(area))}\n${figure}`, ...(fill && { fill }) };
  };
  const ofAreas = largest(areas).map((area) => {
    const parts = largest(area.parts.filter(({ code, opportunityCount }) => code !== '' || opportunityCount > 0));
    const left = parts.length > MAP.boxesOfArea ? parts.slice(MAP.boxesOfArea - 1) : [];
    const boxes = parts.slice(0, parts.length - left.length).map(box);
    if (left.length > 0) boxes.push({ text: says.others(left.length) });
    return { area, boxes };
  });
  const texts = ofAreas.flatMap(({ boxes }) => boxes.map((one) => (typeof one === 'string' ? one : one.text)));
  const columns = mapColumns(
    ofAreas.map(({ boxes }) => boxes.length),
    Math.max(0, ...texts.flatMap((text) => text.split(/[\s-]/)).map(({ length }) => length)),
  );
  const rows = ofAreas.flatMap(({ area, boxes }): Cell[][] =>
    Array.from({ length: Math.ceil(boxes.length / columns) }, (_, index) => [
      { text: index === 0 ? oneLine(areaName(area)) : '', strong: true },
      ...Array.from({ length: columns }, (__, at) => boxes[index * columns + at] ?? { text: '' }),
    ]),
  );
  if (most <= 0 || rows.length > MAP.rows) return [];
  return [
    {
      kind: 'table',
      caption: says.map(basis),
      columns: [
        { header: words.say.document.columns.area, width: MAP.area },
        ...Array.from({ length: columns }, (_, at) => ({
          header: at === 0 ? says.parts : '',
          width: Math.floor(MAP.boxes / columns),
        })),
      ],
      rows,
    },
  ];
}

function areaTable({ areas, basis, totalEstimate, words, palette, decided }: DocsPlan): TableBlock {
  const { landscape: says, columns: headers } = words.say.document;
  const isMixed = totalEstimate.measured > 0 && totalEstimate.benchmark > 0;
  // What belongs to an area itself is in the row of the area; all processes together have no areas to show.
  const partsOf = (area: Area) => (area.code === '' ? [] : area.parts.filter(({ code }) => code !== ''));
  const parts = areas.flatMap(partsOf);
  const withParts = areas.length + parts.length <= ROWS_MAX;
  const mostOf = (all: readonly Area[]) => Math.max(0, ...all.map(({ estimate }) => estimate[basis]));
  const most = [mostOf(areas), mostOf(parts)] as const;
  const row = (area: Area, depth: 0 | 1): Cell[] => {
    const { opportunityCount } = area;
    const other = area.estimate[basis === 'measured' ? 'benchmark' : 'measured'];
    const estimate = area.estimate[basis];
    const strong = depth === 0 && withParts;
    const fill = palette.heat[colourStep(estimate, most[depth])];
    return [
      { text: `${depth === 1 ? '\u2003' : ''}${oneLine(areaName(area))}`, strong },
      { text: String(area.processes.length), strong },
      { text: String(opportunityCount), strong },
      {
        text:
          estimate > 0
            ? words.short(1000 * estimate)
            : opportunityCount > 0
              ? withoutFigure({ decided }, area, words)
              : '–',
        strong,
        ...(estimate > 0 && fill && { fill }),
      },
      ...(isMixed ? [{ text: other > 0 ? words.short(1000 * other) : '–', strong }] : []),
    ];
  };
  return {
    kind: 'table',
    caption: withParts && parts.length > 0 ? says.levels : says.level1,
    columns: [
      { header: headers.area, width: isMixed ? 3850 : 5350 },
      { header: headers.processes, width: 1200, align: 'right' },
      { header: headers.opportunities, width: 1450, align: 'right' },
      { header: basis === 'measured' ? says.measuredPerYear : says.benchmarkPerYear, width: 1400, align: 'right' },
      ...(isMixed ? [{ header: says.benchmarkPerYear, width: 1500, align: 'right' as const }] : []),
    ],
    rows: areas.flatMap((area) => [row(area, 0), ...(withParts ? partsOf(area).map((part) => row(part, 1)) : [])]),
  };
}

/** The processes that carry a figure, one table for each area; how many others there are stands in one line. */
export function processesAppendix({ areas, blueprint, words }: DocsPlan): Block[] {
  if (!blueprint.processes.some(hasFigure)) return [];
  const { landscape: says, columns: headers } = words.say.document;
  // What no process has is neither a column nor explained.
  const costed = new Map(blueprint.processes.flatMap(({ code, roi }) => (roi ? [[code, roi.countedIn ?? code]] : [])));
  const hasCost = costed.size > 0;
  const isCountedAbove = blueprint.processes.some((process) => countedAbove(process) !== null);
  return [
    heading(1, says.appendix),
    prose(says.appendixNote + (hasCost ? says.projectedNote : '') + (isCountedAbove ? says.countedInNote : ''), 'Note'),
    ...areas.flatMap((area) =>
      inTables(
        oneLine(areaName(area)),
        says.processesOf(oneLine(areaName(area))),
        area.processes.filter(hasFigure),
        words,
        (caption, rows) => ({
          kind: 'table',
          caption,
          columns: [
            { header: headers.code, width: 900 },
            { header: headers.process, width: hasCost ? 3790 : 5030 },
            { header: headers.level, width: 680, align: 'right' },
            { header: headers.opportunities, width: 1250, align: 'right' },
            { header: headers.savings, width: 1540, align: 'right' },
            ...(hasCost ? [{ header: says.projected, width: 1240, align: 'right' as const }] : []),
          ],
          rows: rows.map((process) => [
            oneLine(process.code),
            { text: oneLine(process.name), strong: process.level === 1 },
            String(process.level),
            String(process.opportunities.length),
            savingsOf(process),
            ...(hasCost ? [projectionOf(process)] : []),
          ]),
        }),
      ),
    ),
    ...notListed(
      areas.map((area) => [area, area.processes.filter((process) => !hasFigure(process)).length]),
      says.withoutFigures,
      words,
    ),
  ];

  function hasFigure({ roi, opportunities }: BlueprintProcess): boolean {
    const { measured, benchmark } = savingsByBasis(opportunities);
    return roi !== null || measured > 0 || benchmark > 0;
  }

  function savingsOf({ opportunities }: BlueprintProcess): string {
    const { measured, benchmark } = savingsByBasis(opportunities);
    if (measured > 0) return words.say.money.ofBasis(words.short(1000 * measured), 'measured');
    return benchmark > 0 ? words.say.money.ofBasis(words.short(1000 * benchmark), 'benchmark') : '–';
  }

  /** The code of the process whose money holds that of this one. */
  function countedAbove({ roi, path, opportunities }: BlueprintProcess): string | null {
    if (roi) return roi.countedIn;
    if (savingsByBasis(opportunities).measured === 0) return null;
    const above = path.findLast(({ code }) => costed.has(code));
    return costed.get(above?.code ?? '') ?? null;
  }

  function projectionOf(process: BlueprintProcess): string {
    const above = countedAbove(process);
    if (above !== null) return says.countedIn(oneLine(above));
    return process.roi ? words.short(process.roi.result.projectedSavings) : '–';
  }
}
