import { situationInWords, sourceOf, VERDICT_LABELS } from '../situation-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, GAP, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';

const QUOTES_MOST = 4;
const CONSTRAINTS_MOST = 5;

/** Where the client stands in its own words, and what it wants kept. */
export function situationSlides({ situation, planned, theme }: DeckPlan): SlideDraft[] {
  if (!situation) return [];
  const { said, competitors, constraints } = situation;
  const quotes = [
    ...competitors.map((one) => ({ ...one, what: 'Against others' })),
    ...said.map((one) => ({ ...one, what: 'Today' })),
  ];
  const shown = quotes.slice(0, constraints.length > 0 ? QUOTES_MOST : QUOTES_MOST + 2);
  return [
    {
      section: 'Situation',
      title: situationInWords(situation, planned),
      source:
        'Source: documents of the client, quoted; each condition held against initiatives, months and figures of the plan.',
      notes: [
        ...quotes.map((one) => `${one.what}: “${one.quote}” (${sourceOf(one)})`),
        ...constraints.map((one) => `“${one.quote}” (${sourceOf(one)}): ${VERDICT_LABELS[one.verdict]}. ${one.reason}`),
      ],
      draw(slide) {
        const end =
          shown.length === 0
            ? BODY.y
            : drawTable(slide, theme, {
                name: 'In the client’s own words',
                grows: true,
                box: { ...BODY, h: constraints.length > 0 ? 2.45 : BODY.h },
                size: SIZE.small,
                rows: shown,
                columns: [
                  { header: '', width: 1.4, bold: true, cell: ({ what }) => what },
                  { header: 'In the client’s own words', width: 8.2, lines: 2, cell: ({ quote }) => `“${quote}”` },
                  { header: 'Source', width: 2.3, cell: (one) => sourceOf(one) },
                ],
              }) + GAP;
        if (constraints.length === 0) return;
        drawTable(slide, theme, {
          name: 'Conditions, checked against the plan',
          grows: true,
          box: { ...BODY, y: end, h: BODY.y + BODY.h - end },
          size: SIZE.small,
          rows: constraints.slice(0, CONSTRAINTS_MOST),
          columns: [
            { header: 'What has to be kept', width: 3.6, bold: true, lines: 2, cell: ({ quote }) => `“${quote}”` },
            { header: 'Plan', width: 1.5, cell: ({ verdict }) => VERDICT_LABELS[verdict] },
            { header: 'Why', width: 4.9, lines: 3, cell: ({ reason }) => reason },
            { header: 'Source', width: 2.1, cell: (one) => sourceOf(one) },
          ],
        });
      },
    },
  ];
}
