import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';

/** A deck with fewer slides needs no agenda. */
const SLIDES_LEAST = 10;
/** Behind the cover and the answer. */
const PLACE = 2;

interface Chapter {
  name: string;
  says: string;
  slides: string;
}

/** The slides with an agenda behind the answer: each chapter with what its first slide says, and where it stands. */
export function withAgenda(drafts: readonly SlideDraft[], { theme }: DeckPlan): SlideDraft[] {
  if (drafts.length < SLIDES_LEAST) return [...drafts];
  const chapters = chaptersOf(drafts);
  const names = chapters.map(({ name }) => name.toLowerCase()).filter((name) => name !== 'appendix');
  const agenda: SlideDraft = {
    section: 'The answer',
    title: `From the value to what is to be decided: ${LIST.format(names)}`,
    source: 'Source: the slides that follow; each chapter by what its first slide says.',
    notes: [
      'Those who have five minutes need the slide before this one and the decisions. The other chapters show what each figure rests on.',
    ],
    draw(slide) {
      drawTable(slide, theme, {
        name: 'Chapters of the deck',
        box: BODY,
        grows: true,
        rows: chapters,
        columns: [
          { header: 'Chapter', width: 1.7, bold: true, cell: ({ name }) => name },
          { header: 'What it says', width: 9.4, lines: 2, cell: ({ says }) => says },
          { header: 'Slides', width: 1, align: 'right', cell: ({ slides }) => slides },
        ],
      });
    },
  };
  return [...drafts.slice(0, PLACE), agenda, ...drafts.slice(PLACE)];
}

function chaptersOf(drafts: readonly SlideDraft[]): Chapter[] {
  const rest = drafts.slice(PLACE);
  // The agenda itself is a slide too, and the first slide has the number 1.
  const numberOf = (index: number) => index + PLACE + 2;
  return [...new Set(rest.map(({ section }) => section))].map((name) => {
    const first = rest.findIndex(({ section }) => section === name);
    const last = rest.findLastIndex(({ section }) => section === name);
    const slides = first === last ? `${numberOf(first)}` : `${numberOf(first)}–${numberOf(last)}`;
    return { name, says: rest[first]?.title ?? '', slides };
  });
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });
