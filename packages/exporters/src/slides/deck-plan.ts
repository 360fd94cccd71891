import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { type Area, type BlueprintStory, blueprintStory } from '@process-ai/domain/blueprint-story';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { type FigureWords, figureWords } from '../figure-words.ts';
import { originsInWords } from '../origin-words.ts';
import { followsPlan } from '../plan-words.ts';
import { shortName } from '../short-name.ts';
import { sizeInWords } from '../size-words.ts';
import type { DeckWords } from '../words/en/deck.ts';
import { type DeckTheme, deckTheme } from './deck-theme.ts';
import type { Slide } from './presentation.ts';
import type { TextTable } from './table-layout.ts';
import { writableTexts } from './writable-texts.ts';

/** What all exported opportunities count, planned or not: of the measured processes, or by benchmark where none is. */
interface DeckValue {
  kind: 'projected' | 'estimated';
  /** Currency units a year. */
  total: number;
  /** As "measured savings". */
  name: string;
  basis: MoneyBasis;
  /** Largest first. */
  byType: { type: OpportunityType; label: string; value: number }[];
}

/** What every slide is made from, computed once. */
export interface DeckPlan extends Omit<BlueprintStory, 'areas'> {
  blueprint: Blueprint;
  /** As it is told everywhere; the areas below are those of the slides. */
  story: BlueprintStory;
  theme: DeckTheme;
  words: FigureWords;
  /** Short enough for a sentence. */
  client: string;
  value: DeckValue;
  /** Largest first. */
  areas: DeckArea[];
  /** "Opportunities come from an industry library of use cases." */
  origins: string;
}

/** A slide before it is drawn; its texts are final. */
export interface SlideDraft {
  section: keyof DeckWords['sections'];
  /** The finding, as a sentence. */
  title: string;
  /** What its chapter says in one sentence, where that is not the title of the first slide of it. */
  chapter?: string;
  /** Where the figures come from, in one line below them. */
  source: string;
  /** Paragraphs for whoever presents it. */
  notes: string[];
  /** Of a list that goes on where the largest opportunities end: the number of its last one. */
  lists?: number;
  /** All that stands on it, where that is one table. */
  table?: TextTable;
  /** @param drafts all slides of the deck */
  draw(slide: Slide, drafts: readonly SlideDraft[]): void;
}

export const TYPES = ['automation', 'ai', 'agentic'] as const satisfies OpportunityType[];

export function planDeck(given: Blueprint): DeckPlan {
  const blueprint = writableBlueprint(given);
  const story = blueprintStory(blueprint);
  const words = figureWords(blueprint.assumptions.currency, blueprint.language);
  return {
    ...story,
    story,
    blueprint,
    theme: deckTheme(blueprint.branding.accentColour),
    words,
    client: shortName(blueprint.client, 'client'),
    value: deckValue(story, words),
    areas: deckAreas(story.areas, story.basis),
    origins: blueprint.sources.length > 0 ? originsInWords(blueprint.sources, words) : '',
  };
}

/** Except what has no texts to write: values of processes; and the vendors' matches, which are many: the slide that shows a few makes them writable. */
function writableBlueprint(given: Blueprint): Blueprint {
  const { processValues, comparison } = given;
  const blueprint = writableTexts({ ...given, processValues: [], comparison: { ...comparison, matches: [] } });
  return { ...blueprint, processValues, comparison: { ...blueprint.comparison, matches: comparison.matches } };
}

function deckValue({ opportunities, totalEstimate, basis }: BlueprintStory, { say }: FigureWords): DeckValue {
  const byType = TYPES.map((type) => ({
    type,
    label: say.money.types[type],
    value: 1000 * savingsByBasis(opportunities.filter((opportunity) => opportunity.type === type))[basis],
  }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  return {
    kind: basis === 'measured' ? 'projected' : 'estimated',
    total: 1000 * totalEstimate[basis],
    name: say.deck.value.name[basis],
    basis,
    byType,
  };
}

/** What the value of a slide is computed from, in words. */
export const valueNote = ({ value, opportunities, planned, decided, words: { say } }: DeckPlan): string =>
  value.kind === 'projected'
    ? say.deck.value.note(decided, followsPlan(planned))
    : say.deck.value.benchmarkNote(opportunities.length);

/** The same in a few words, for the line below the figures. */
export const valueSource = ({ value, scope, blueprint, words }: DeckPlan): string => {
  const says = words.say.deck.value;
  return value.kind === 'projected'
    ? says.source(scope.withFigures, scope.all)
    : says.benchmarkSource(sizeInWords(blueprint, words));
};

const WITHOUT = ['notCosted', 'noUseCase', 'noSavings', 'inParent'] as const satisfies readonly Area['without'][];

/** An area with its value. */
export interface DeckArea extends Area {
  /** Currency units a year, in the view that the deck uses. */
  value: number;
  parts: readonly DeckArea[];
}

/** The areas and their parts, largest value first; the part of an area itself is left out where it is empty. */
const deckAreas = (areas: readonly Area[], basis: MoneyBasis): DeckArea[] =>
  areas
    .map((area) => ({
      ...area,
      value: 1000 * area.estimate[basis],
      parts: deckAreas(area.parts, basis),
    }))
    .filter(
      ({ code, parts, value, opportunityCount }) =>
        code !== '' || parts.length > 0 || value > 0 || opportunityCount > 0,
    )
    .sort((a, b) => b.value - a.value || b.opportunityCount - a.opportunityCount);

/** The largest areas, and the others combined into one. */
export function largestAreas(areas: readonly DeckArea[], most: number, { say }: FigureWords): DeckArea[] {
  if (areas.length <= most) return [...areas];
  const rest = areas.slice(most - 1);
  const sum = (amount: (area: DeckArea) => number) => rest.reduce((total, area) => total + amount(area), 0);
  const others: DeckArea = {
    code: '',
    name: say.deck.others(rest.length),
    processes: rest.flatMap(({ processes }) => processes),
    opportunityCount: sum(({ opportunityCount }) => opportunityCount),
    estimate: {
      measured: sum(({ estimate }) => estimate.measured),
      benchmark: sum(({ estimate }) => estimate.benchmark),
    },
    proposed: {
      measured: sum(({ proposed }) => proposed.measured),
      benchmark: sum(({ proposed }) => proposed.benchmark),
    },
    projected: rest.every(({ projected }) => projected === null) ? null : sum(({ projected }) => projected ?? 0),
    // Of several reasons, what is not known comes first.
    without: WITHOUT.find((reason) => rest.some(({ without }) => without === reason)) ?? 'notCosted',
    value: sum(({ value }) => value),
    parts: rest,
  };
  return [...areas.slice(0, most - 1), others];
}
