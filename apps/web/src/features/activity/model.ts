import type { ActivityEvent } from '@process-ai/contract/activity';
import { formatDate } from '../../lib/format.ts';
import { copy } from './copy.ts';

const DAY = 86_400_000;

export interface Day {
  title: string;
  events: ActivityEvent[];
}

/** Events in their order, under the day of the reader's time zone on which they happened. @param now ms */
export function byDay(events: readonly ActivityEvent[], now: number): Day[] {
  const known = new Map([
    [dayOf(now - DAY), copy.days.yesterday],
    [dayOf(now), copy.days.today],
  ]);
  const days = Map.groupBy(events, ({ at }) => formatDate(at));
  return [...days].map(([day, ofDay]) => ({ title: known.get(day) ?? day, events: ofDay }));
}

const dayOf = (time: number) => formatDate(new Date(time).toISOString());
