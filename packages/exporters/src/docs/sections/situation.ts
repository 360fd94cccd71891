import { situationInWords, sourceOf, VERDICT_LABELS } from '../../situation-words.ts';
import { type Block, heading, leadIn, prose } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';

/** Where the client stands in its own words, and what it wants kept; nothing where no document says so. */
export function situationChapter({ situation, planned }: DocsPlan): Block[] {
  if (!situation) return [];
  const { said, competitors, constraints } = situation;
  const quotes = [
    ...competitors.map((one) => [{ text: 'Against others', strong: true }, `“${one.quote}”`, sourceOf(one)]),
    ...said.map((one) => [{ text: 'Today', strong: true }, `“${one.quote}”`, sourceOf(one)]),
  ];
  return [
    heading(1, 'Situation'),
    prose(`${situationInWords(situation, planned)}.`),
    ...(quotes.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'In the client’s own words',
            columns: [
              { header: 'What', width: 1500 },
              { header: 'What it says', width: 5700 },
              { header: 'Source', width: 2200 },
            ],
            rows: quotes,
          },
        ]
      : []),
    ...(constraints.length > 0
      ? [
          heading(2, 'What has to be kept'),
          leadIn(
            'Conditions that the client’s documents set, each held against the plan as far as its figures, titles and months can tell.',
          ),
          {
            kind: 'table' as const,
            caption: 'Conditions, checked against the plan',
            columns: [
              { header: 'Condition', width: 3000 },
              { header: 'Source', width: 1700 },
              { header: 'Plan', width: 1300 },
              { header: 'Why', width: 3400 },
            ],
            rows: constraints.map((one) => [
              { text: `“${one.quote}”`, strong: true },
              sourceOf(one),
              VERDICT_LABELS[one.verdict],
              one.reason,
            ]),
          },
        ]
      : []),
  ];
}
