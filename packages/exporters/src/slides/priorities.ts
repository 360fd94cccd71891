import { addsToCase, type EffortPriority, type Priority } from '@process-ai/domain/blueprint-priorities';
import { fte } from '../governance-words.ts';
import { effortInWords, hiddenInWords, prioritiesInWords, priorityInWords, priorityNote } from '../priority-words.ts';
import { shortName } from '../short-name.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { drawGroup } from './grouped.ts';
import { drawMap } from './priority-map.ts';

/** More names nobody reads; the others are in the document. */
const MOST = 12;
/** Fewer are no map. */
const LEAST = 3;

/** Cost against net value of each initiative: a bubble for the work that it frees, its name led out to the right. */
export function prioritySlides(plan: DeckPlan): SlideDraft[] {
  const { weighed, rejected, words, blueprint } = plan;
  if (!weighed) return effortSlides(plan);
  // What is delivered is no candidate for a quadrant.
  const open = weighed.rows.filter(({ isDelivered }) => !isDelivered);
  if (open.length < LEAST) return [];
  const shown = open.slice(0, MOST);
  const { money } = words.say;
  const says = words.say.deck.priorities;
  const years = money.years(blueprint.assumptions.years);
  return [
    {
      section: 'value',
      title: prioritiesInWords(weighed, rejected.length, words),
      source: says.source(
        years,
        open.some(({ quadrant }) => quadrant !== 'review'),
      ),
      notes: [
        priorityNote(blueprint.assumptions.years, words),
        ...shown.map((one) =>
          says.note(
            one.name,
            priorityInWords(one, words),
            words.short(one.value),
            words.short(one.cost),
            fte(one.fte, words, 1),
          ),
        ),
      ],
      draw: (slide) =>
        drawGroup(
          slide,
          says.map,
          says.mapAlt(
            words.say.money.separated(
              shown.map((one) =>
                says.row(
                  shortName(one.name),
                  priorityInWords(one, words),
                  words.short(one.value),
                  words.short(one.cost),
                ),
              ),
            ),
          ),
          () =>
            drawMap(slide, plan, shown, open, {
              cost: says.cost,
              value: says.netValue,
              hidden: hiddenInWords(weighed, open.length - shown.length, words),
              height: addsToCase,
              short: words.short,
              label: (row) => says.label(words.short(row.value), words.short(row.cost), fte(row.fte, words, 1)),
              bubble: (row) =>
                says.bubble(shortName(row.name), words.short(row.cost), words.short(row.value), fte(row.fte, words, 1)),
            }),
        ),
    },
  ];
}

/** The same of opportunities by their effort, where no business case says what initiatives cost. */
function effortSlides(plan: DeckPlan): SlideDraft[] {
  const { byEffort, words } = plan;
  if (byEffort.length < LEAST) return [];
  const { plan: labels, money, document } = words.say;
  const { map, mapAlt, value, byEffort: says } = words.say.deck.priorities;
  const shown = byEffort.slice(0, MOST);
  const told = (one: EffortPriority) =>
    money.labelled(shortName(one.name), says.label(words.short(one.value), one.effort));
  const asRow = (one: EffortPriority): Priority => ({ ...one, cost: one.effort, fte: 0 });
  return [
    {
      section: 'value',
      title: effortInWords(plan, words),
      source: says.source(byEffort.length - shown.length),
      notes: [says.note, ...shown.map((one) => `${told(one)} (${labels.quadrants[one.quadrant]}).`)],
      draw: (slide) =>
        drawGroup(slide, map, mapAlt(money.separated(shown.map(told))), () =>
          drawMap(slide, plan, shown.map(asRow), byEffort.map(asRow), {
            cost: document.columns.effort,
            value,
            hidden: '',
            height: (row) => row.value,
            short: (effort) => words.decimals(effort),
            label: (row) => says.label(words.short(row.value), row.cost),
            bubble: (row) => money.labelled(shortName(row.name), says.label(words.short(row.value), row.cost)),
          }),
        ),
    },
  ];
}
