import type { DeckWords } from '../words/en/deck.ts';
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

/** The slides with an agenda behind the answer: each chapter with what it says, and where it stands. */
export function withAgenda(drafts: readonly SlideDraft[], plan: DeckPlan): SlideDraft[] {
  if (drafts.length < SLIDES_LEAST) return [...drafts];
  const { agenda: says, sections } = plan.words.say.deck;
  const chapters = chaptersOf(drafts, sections);
  const names = chapters.map(({ name }) => name).filter((name) => name !== sections.appendix);
  const agenda: SlideDraft = {
    section: 'answer',
    title: says.title(names),
    source: says.source,
    notes: [says.note],
    draw(slide) {
      drawTable(slide, plan, {
        name: says.table,
        box: BODY,
        grows: true,
        rows: chapters,
        columns: [
          { header: says.chapter, width: 1.7, bold: true, cell: ({ name }) => name },
          { header: says.says, width: 9.4, lines: 2, cell: ({ says }) => says },
          { header: says.slides, width: 1, align: 'right', cell: ({ slides }) => slides },
        ],
      });
    },
  };
  return [...drafts.slice(0, PLACE), agenda, ...drafts.slice(PLACE)];
}

function chaptersOf(drafts: readonly SlideDraft[], names: DeckWords['sections']): Chapter[] {
  const rest = drafts.slice(PLACE);
  // The agenda itself is a slide too, and the first slide has the number 1.
  const numberOf = (index: number) => index + PLACE + 2;
  return [...new Set(rest.map(({ section }) => section))].map((chapter) => {
    const first = rest.findIndex(({ section }) => section === chapter);
    const last = rest.findLastIndex(({ section }) => section === chapter);
    const slides = first === last ? `${numberOf(first)}` : `${numberOf(first)}–${numberOf(last)}`;
    const said = rest.find((draft) => draft.section === chapter && draft.chapter)?.chapter;
    return { name: names[chapter], says: said ?? rest[first]?.title ?? '', slides };
  });
}
