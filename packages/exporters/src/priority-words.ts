import type { CaseHeadline } from '@process-ai/contract/business-case';
import type { Priorities, Priority } from '@process-ai/domain/blueprint-priorities';
import { type BlueprintStory, sumOf } from '@process-ai/domain/blueprint-story';
import type { FigureWords } from './figure-words.ts';
import { shortName } from './short-name.ts';

/** How value and cost come about. */
export const priorityNote = (years: number, { say }: FigureWords): string =>
  say.plan.priorityNote(say.money.years(years));

/** The quadrant of an initiative. What is delivered stands in none. */
export const priorityInWords = (one: Priority, { say: { plan: says } }: FigureWords): string =>
  one.isDelivered ? says.status.delivered : says.quadrants[one.quadrant];

/**
 * What to do first, as the quadrants say it, else what begins and in which of them; and what loses, is dropped or has to
 * prove itself. As a title of the map.
 */
export function prioritiesInWords(
  { rows, best, begins: { names, worth, quadrant }, stopped, losing, toProve }: Priorities,
  rejected: number,
  { say, short: money }: FigureWords,
): string {
  const says = say.plan;
  const some = (all: readonly string[], said: (name: string, others: number) => string) =>
    said(shortName(all[0] ?? ''), all.length - 1);
  const lost = losing.map(({ name }) => name);
  const open = rows.filter(({ isDelivered }) => !isDelivered);
  if (lost.length > 0 && open.length > 1 && open.every(({ quadrant }) => quadrant === 'review'))
    return says.allCostMore(open.length, shortName(lost[0] ?? ''), money(losing[0]?.loss ?? 0));
  const begin = () =>
    worth
      ? some(names, (name, others) => {
          const amounts = [money(worth.value), money(worth.cost)] as const;
          return quadrant === null || quadrant === 'startNow' || quadrant === 'review'
            ? says.starts(name, others, ...amounts)
            : says.startsIn(name, others, quadrant, ...amounts);
        })
      : '';
  const head =
    best.names.length > 0
      ? some(best.names, (name, others) => says.brings(name, others, money(best.worth.value), money(best.worth.cost)))
      : begin();
  // What begins is no recommendation where it loses as well.
  const onlyLoses = best.names.length === 0 && names.every((name) => lost.includes(name));
  const more = () => {
    if (lost.length > 0) return some(lost, says.costsMore);
    if (stopped.length > 0) return some(stopped, says.isStopped);
    if (rejected > 0) return says.rejectedDropped(rejected);
    return toProve.length > 0 ? some(toProve, says.hasToProve) : '';
  };
  const told = [onlyLoses && lost.length > 0 ? '' : head, more()].filter(Boolean);
  return told.length > 0 ? say.money.separated(told) : some(names, says.startsUncounted);
}

/** What a map of those to be done leaves out: "Not shown: 1 delivered, 1 outside of the case"; empty where nothing. @param left for want of room */
export function hiddenInWords(
  { delivered, stopped, outside }: Pick<Priorities, 'delivered' | 'stopped' | 'outside'>,
  left: number,
  { say }: FigureWords,
): string {
  const says = say.deck.priorities.hidden;
  const counted = (count: number, said: (count: number) => string) => (count > 0 ? [said(count)] : []);
  const parts = [
    ...counted(left, says.left),
    ...counted(delivered, says.delivered),
    ...counted(stopped.length, says.stopped),
    ...counted(outside, says.outside),
  ];
  return parts.length > 0 ? says.all(parts.join(', ')) : '';
}

/** What saves most for little effort, where no business case weighs initiatives. As a title. */
export function effortInWords(
  { byEffort, totalEstimate, basis, decided }: Pick<BlueprintStory, 'byEffort' | 'totalEstimate' | 'basis' | 'decided'>,
  { say, short: money }: FigureWords,
): string {
  const says = say.deck.priorities.byEffort;
  const best = byEffort.filter(({ quadrant }) => quadrant === 'startNow');
  const [first, held] = [best[0] ?? byEffort[0], best.reduce((sum, { value }) => sum + value, 0)];
  if (!first) return '';
  const name = shortName(first.name);
  return best.length > 0
    ? says.title(name, best.length - 1, money(held), money(1000 * totalEstimate[basis]), sumOf({ basis, decided }))
    : says.most(name, money(first.value), first.effort);
}

/** What of the plan costs more than it brings, by name, and what the case would be without it; empty where nothing does. */
export function losersInWords(
  { rows, losing, npvWithout }: Pick<Priorities, 'rows' | 'losing' | 'npvWithout'>,
  { npv }: Pick<CaseHeadline, 'npv'>,
  { say, short: money }: FigureWords,
): string {
  if (losing.length === 0) return '';
  const named = losing.map(({ name, loss }) => say.plan.loses(shortName(name, 'statement'), money(loss)));
  // Without all of them there is no case to speak of.
  if (losing.length >= rows.length) return say.plan.allLose(named);
  return say.plan.losers(named, money(npvWithout), money(npv));
}
