import type { Area } from '@process-ai/domain/blueprint-story';

/** An area with what it is worth to the deck. */
export interface DeckArea extends Area {
  /** Currency units a year, by the view that the deck takes. */
  value: number;
  parts: readonly DeckArea[];
}

/** The areas and their parts, largest value first; what belongs to an area itself is left out where it is nothing. */
export const deckAreas = (areas: readonly Area[], kind: 'projected' | 'estimated'): DeckArea[] =>
  areas
    .map((area) => ({
      ...area,
      value: kind === 'estimated' ? 1000 * area.estimate : (area.projected ?? 0),
      parts: deckAreas(area.parts, kind),
    }))
    .filter(
      ({ code, parts, value, opportunityCount }) =>
        code !== '' || parts.length > 0 || value > 0 || opportunityCount > 0,
    )
    .sort((a, b) => b.value - a.value || b.opportunityCount - a.opportunityCount);

/** What can be told apart by name: the areas, or the parts of the whole where it has no areas. */
export const namedAreas = (areas: readonly DeckArea[]): readonly DeckArea[] =>
  areas[0]?.code === '' ? areas[0].parts : areas;

/** The largest of them, and the others in one. */
export function largestAreas(areas: readonly DeckArea[], most: number): DeckArea[] {
  if (areas.length <= most) return [...areas];
  const rest = areas.slice(most - 1);
  const sum = (amount: (area: DeckArea) => number) => rest.reduce((total, area) => total + amount(area), 0);
  const others: DeckArea = {
    code: '',
    name: `${rest.length} others`,
    processes: rest.flatMap(({ processes }) => processes),
    opportunityCount: sum(({ opportunityCount }) => opportunityCount),
    estimate: sum(({ estimate }) => estimate),
    projected: sum(({ projected }) => projected ?? 0),
    value: sum(({ value }) => value),
    parts: rest,
  };
  return [...areas.slice(0, most - 1), others];
}
