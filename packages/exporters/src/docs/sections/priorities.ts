import { fte } from '../../governance-words.ts';
import { effortInWords, prioritiesInWords, priorityInWords, priorityNote } from '../../priority-words.ts';
import { type Block, heading, leadIn, prose } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';

const ROWS_MAX = 40;

/** Which initiatives bring much for what they cost; without a business case, which opportunities save much for their effort. */
export function ranking(plan: DocsPlan): Block[] {
  const { weighed, rejected, words, blueprint } = plan;
  if (!weighed) return byEffort(plan);
  const { document, money, plan: labels } = words.say;
  const says = document.plan;
  return [
    heading(2, says.priorities),
    leadIn(`${prioritiesInWords(weighed, rejected.length, words)}.`),
    {
      kind: 'table',
      caption: says.byValue,
      columns: [
        { header: labels.columns.initiative, width: 3500 },
        { header: says.priority, width: 1850 },
        { header: says.mostly, width: 1200 },
        { header: says.value, width: 950, align: 'right' },
        { header: says.cost, width: 900, align: 'right' },
        { header: says.frees, width: 1000, align: 'right' },
      ],
      rows: weighed.rows
        .slice(0, ROWS_MAX)
        .map((one) => [
          { text: oneLine(one.name), strong: true },
          priorityInWords(one, words),
          money.types[one.kind],
          words.short(one.value),
          words.short(one.cost),
          fte(one.fte, words, 1),
        ]),
    },
    prose(priorityNote(blueprint.assumptions.years, words), 'Note'),
  ];
}

/** Fewer are told apart without a table. */
const LEAST = 3;
const OPPORTUNITIES_MAX = 20;

function byEffort({ byEffort: rows, totalEstimate, basis, decided, words }: DocsPlan): Block[] {
  if (rows.length < LEAST) return [];
  const { document, money, plan: labels, deck } = words.say;
  const { columns: headers, plan: says } = document;
  return [
    heading(2, says.priorities),
    leadIn(`${effortInWords({ byEffort: rows, totalEstimate, basis, decided }, words)}.`),
    {
      kind: 'table',
      caption: says.byEffort,
      columns: [
        { header: headers.opportunity, width: 4000 },
        { header: says.priority, width: 2000 },
        { header: headers.type, width: 1300 },
        { header: headers.savings, width: 1200, align: 'right' },
        { header: headers.effort, width: 900, align: 'right' },
      ],
      rows: rows
        .slice(0, OPPORTUNITIES_MAX)
        .map((one) => [
          { text: oneLine(one.name), strong: true },
          labels.quadrants[one.quadrant],
          money.types[one.kind],
          words.short(one.value),
          String(one.effort),
        ]),
    },
    prose(`${deck.priorities.byEffort.source(0)} ${deck.priorities.byEffort.note}`, 'Note'),
  ];
}
