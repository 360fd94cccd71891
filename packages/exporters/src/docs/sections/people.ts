import { percent } from '../../figure-words.ts';
import { fte, workInWords, workNote } from '../../governance-words.ts';
import { type Block, heading, prose } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { shortName } from '../document-text.ts';

/** The work today, what the plan frees of it, and what stays with people; nothing where neither is known. */
export function peopleChapter({ work, kept }: DocsPlan): Block[] {
  if (!work && kept.length === 0) return [];
  return [
    heading(1, 'People'),
    ...(work
      ? [
          prose(`${workInWords(work)}.`),
          {
            kind: 'table' as const,
            caption: 'Measured work today, and what the plan frees of it',
            columns: [
              { header: 'Area', width: 4200 },
              { header: 'Today', width: 1300, align: 'right' as const },
              { header: 'Freed', width: 1300, align: 'right' as const },
              { header: 'Stays', width: 1300, align: 'right' as const },
              { header: 'Freed, %', width: 1300, align: 'right' as const },
            ],
            rows: [...work.areas, { name: 'All measured work', today: work.today, freed: work.freed }].map(
              ({ name, today, freed }, index) => [
                { text: shortName(name), strong: index === work.areas.length },
                fte(today, work.today),
                fte(freed, work.today),
                fte(today - freed, work.today),
                percent((100 * freed) / today, 0),
              ],
            ),
          },
          prose(workNote(work), 'Note'),
        ]
      : []),
    ...(kept.length > 0
      ? [
          heading(2, 'What stays with people'),
          ...kept.map(({ title, text }) => prose(text, 'Body', `${shortName(title, 90)}.`)),
        ]
      : []),
  ];
}
