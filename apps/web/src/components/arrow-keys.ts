import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ENDS: Record<string, number> = { Home: 0, End: -1 };

/**
 * Moves the focus among the parts of a group that share one stop of the Tab key, round and round: as an arrow key says,
 * or to the first or last one. Returns the part that has the focus now; undefined for any other key.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, parts: string): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(parts)];
  const at = all.indexOf(event.target as HTMLElement);
  const step = STEPS[event.key];
  const end = ENDS[event.key];
  if (at < 0 || (step === undefined && end === undefined)) return undefined;
  event.preventDefault();
  const next = step === undefined ? all.at(end ?? 0) : all[(at + step + all.length) % all.length];
  next?.focus();
  return next;
}
