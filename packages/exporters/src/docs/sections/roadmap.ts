import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { EFFORT_PER_MONTH, ROADMAP_RULE, type RoadmapItem, type RoadmapWave } from '@process-ai/domain/roadmap';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { counted } from '../../figure-words.ts';
import { type Block, heading, leadIn, prose, type TableBlock } from '../blocks.ts';
import { spanChart } from '../charts.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { shortName } from '../document-text.ts';

const ROWS_MAX = 40;

/** What comes when, and by which rule. */
export function roadmapChapter(plan: DocsPlan): Block[] {
  const { waves, later } = plan.blueprint.roadmap;
  const planned = waves.filter(({ items }) => items.length > 0);
  if (planned.length === 0) {
    return [heading(1, 'Roadmap'), prose('There is nothing to plan yet: no opportunities have been found.')];
  }
  return [
    heading(1, 'Roadmap'),
    prose(lead(plan)),
    spanChart(
      {
        caption: 'The months of each wave',
        rows: waves.map(({ name, months, items, totalSavings }) => ({
          label: `${name}: ${counted(items.length, 'opportunity', 'opportunities')}, ${plan.words.byBasis(totalSavings)}`,
          ...months,
        })),
      },
      plan.palette,
    ),
    overview(waves, plan),
    prose(ROADMAP_RULE, 'Note', 'How it was planned.'),
    prose(
      `A month has room for ${EFFORT_PER_MONTH} points of effort: an assumption. Savings of a wave are those of its opportunities, each its share of what its process saves.`,
      'Note',
    ),
    ...planned.flatMap((wave): Block[] => [
      heading(2, `${wave.name}: months ${wave.months.from} to ${wave.months.to}`),
      ...itemTable(`Wave ${waves.indexOf(wave) + 1}, ${wave.name.toLowerCase()}`, wave.items, plan),
    ]),
    ...(later.length > 0
      ? [
          heading(2, 'Later'),
          leadIn(`${counted(later.length, 'opportunity has', 'opportunities have')} no room in the three waves.`),
          ...itemTable('Not planned yet, highest savings first', later, plan),
        ]
      : []),
  ];
}

function lead({ blueprint: { roadmap }, overpromising, words }: DocsPlan): string {
  const count = roadmap.waves.reduce((sum, { items }) => sum + items.length, 0);
  const savings = savingsByBasis(roadmap.waves.flatMap(({ items }) => items));
  const planned = counted(count, 'opportunity is planned', 'opportunities are planned');
  const months = roadmap.waves.at(-1)?.months.to ?? 0;
  const isSound = savings.measured + savings.benchmark > 0 && overpromising === 0;
  const worthIt = isSound ? `, worth ${words.byBasis(savings)} once all of them run` : '';
  return `${planned} in three waves over ${counted(months, 'month')}${worthIt}.`;
}

function overview(waves: readonly RoadmapWave[], { words }: DocsPlan): TableBlock {
  return {
    kind: 'table',
    caption: 'Three waves',
    columns: [
      { header: 'Wave', width: 2600 },
      { header: 'Months', width: 1500 },
      { header: 'Opportunities', width: 1700, align: 'right' },
      { header: 'Effort of capacity', width: 1900, align: 'right' },
      { header: 'Savings', width: 1700, align: 'right' },
    ],
    rows: waves.map(({ name, months, items, totalEffort, capacity, totalSavings }, index) => [
      { text: `${index + 1} ${name}`, strong: true },
      `${months.from}–${months.to}`,
      String(items.length),
      `${totalEffort} of ${capacity}`,
      { text: words.byBasis(totalSavings), strong: true },
    ]),
  };
}

function itemTable(caption: string, items: readonly RoadmapItem[], { words }: DocsPlan): Block[] {
  const shown = items.slice(0, ROWS_MAX);
  const left = items.length - shown.length;
  const table: TableBlock = {
    kind: 'table',
    caption,
    columns: [
      { header: 'Opportunity', width: 3260 },
      { header: 'Process', width: 2900 },
      { header: 'Type', width: 1200 },
      { header: 'Effort', width: 800, align: 'right' },
      { header: 'Savings', width: 1240, align: 'right' },
    ],
    rows: shown.map(({ opportunityTitle, processCode, processName, type, effort, estimatedSavings, savingsBasis }) => [
      shortName(opportunityTitle),
      `${processCode} ${shortName(processName)}`,
      OPPORTUNITY_TYPE_LABELS[type],
      String(effort),
      estimatedSavings === null ? '–' : `${words.thousands(estimatedSavings)} ${savingsBasis ?? ''}`.trim(),
    ]),
  };
  return left > 0 ? [table, prose(`And ${left.toLocaleString('en-US')} more.`, 'Note')] : [table];
}
