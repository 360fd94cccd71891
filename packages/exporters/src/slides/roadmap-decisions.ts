import type { RoadmapWave } from '@process-ai/domain/roadmap';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { decisionColumns } from '../governance-tables.ts';
import type { DeckPlan } from './deck-plan.ts';
import { belowEachOther, inTexts, type PlacedTable } from './stacked-tables.ts';

/** More than so many opportunities are a list of their own. */
const ITEMS_MOST = 6;

/**
 * Where no plan has been made: what is to be decided, and below it the waves that it opens the way to, on one slide
 * where both stand whole and each alone would leave half a slide empty; else null.
 */
export function wavesBeside({ decisions, planned, blueprint, words }: DeckPlan): readonly PlacedTable[] | null {
  const { waves: all } = blueprint.roadmap;
  const waves = all.filter(({ items }) => items.length > 0);
  const isShort = waves.every(({ items }) => items.length <= ITEMS_MOST) && blueprint.roadmap.later.length === 0;
  if (planned?.follows === 'plan' || decisions.length === 0 || waves.length === 0 || !isShort) return null;
  const { money, document, deckCase, plan: labels } = words.say;
  const named = storyWords(words.language);
  const table = { isWhole: true, grows: true };
  const asked = { ...table, name: deckCase.governance.decisions, rows: decisions, columns: decisionColumns(words) };
  const opened = {
    ...table,
    name: document.plan.wavesTable,
    rows: waves,
    columns: [
      { header: document.plan.wave, width: 14, bold: true, cell: ({ name }: RoadmapWave) => named.wave(name) },
      {
        header: document.columns.when,
        width: 14,
        cell: ({ months }: RoadmapWave) => named.months(months.from, months.to),
      },
      {
        header: document.columns.opportunities,
        width: 54,
        lines: 4,
        cell: ({ items }: RoadmapWave) => money.separated(items.map(({ opportunityTitle }) => opportunityTitle)),
      },
      {
        header: labels.columns.saves,
        width: 18,
        align: 'right' as const,
        lines: 2,
        cell: ({ totalSavings: { measured, benchmark } }: RoadmapWave) =>
          measured + benchmark > 0 ? words.byBasis({ measured, benchmark }) : '–',
      },
    ],
  };
  return belowEachOther([inTexts(asked), inTexts(opened)]);
}
