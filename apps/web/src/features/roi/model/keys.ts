import type { KeyboardEvent } from 'react';
import type { Move } from '../model.ts';
import type { Field } from './fields.ts';

/** Text being typed into the active cell. With `caret`, arrow keys move within the text instead of between cells. */
export interface Draft {
  text: string;
  caret: boolean;
}

/** What Alt with an arrow key adds or takes away. */
export const STEPS: Record<Field, number> = { fteCount: 0.1, processFrequency: 1, averageSalary: 1, averageRuntime: 1 };

type Action =
  | { do: 'move'; move: Move; extend: boolean }
  | { do: 'tab' | 'step'; step: 1 | -1 }
  | { do: 'fold'; open: boolean }
  | { do: 'edit' | 'clear' | 'fillDown' | 'undo' | 'escape' };

interface State {
  isInput: boolean;
  /** The first column: there is nothing to its left, so the key folds. */
  isFirst: boolean;
  draft: Draft | null;
}

const ARROWS: Record<string, Move> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };
const PAGES: Record<string, Move> = { PageUp: 'pageUp', PageDown: 'pageDown' };

/** What a key press means to the grid; null leaves it to the browser. */
export function keyAction(event: KeyboardEvent, { isInput, isFirst, draft }: State): Action | null {
  const { key, shiftKey } = event;
  const modified = event.ctrlKey || event.metaKey;
  if (key === 'Tab') return modified || event.altKey ? null : { do: 'tab', step: shiftKey ? -1 : 1 };
  if (key === 'Escape') return { do: 'escape' };
  if (modified && !shiftKey && !event.altKey) {
    if (key.toLowerCase() === 'd') return { do: 'fillDown' };
    if (key.toLowerCase() === 'z' && !draft) return { do: 'undo' };
  }
  if (key === 'Home' && modified) return { do: 'move', move: 'start', extend: false };
  if (key === 'End' && modified) return { do: 'move', move: 'end', extend: false };
  if (event.altKey) {
    if (!isInput || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
    return { do: 'step', step: key === 'ArrowUp' ? 1 : -1 };
  }
  if (isFirst && (key === 'ArrowLeft' || key === 'ArrowRight')) return { do: 'fold', open: key === 'ArrowRight' };
  const vertical = key === 'ArrowUp' || key === 'ArrowDown';
  if (draft?.caret && !vertical && (ARROWS[key] || key === 'Home' || key === 'End')) return null;
  const move = ARROWS[key] ?? PAGES[key];
  if (move) return { do: 'move', move, extend: shiftKey && isInput && !draft };
  if (key === 'Home' || key === 'End')
    return { do: 'move', move: key === 'Home' ? 'rowStart' : 'rowEnd', extend: false };
  if (!isInput) return null;
  if (key === 'Enter') return { do: 'move', move: shiftKey ? 'up' : 'down', extend: false };
  if (key === 'F2') return { do: 'edit' };
  if ((key === 'Delete' || key === 'Backspace') && !draft) return { do: 'clear' };
  return null;
}
