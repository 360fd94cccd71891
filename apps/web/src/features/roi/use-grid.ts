import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isBlock, readFigure, readTyped } from '../../lib/typed-figures.ts';
import { FIELDS, type Field } from './model/fields.ts';
import { gridCopy } from './model/grid-copy.ts';
import { type Draft, keyAction, STEPS } from './model/keys.ts';
import {
  type Cell,
  type Entry,
  FIRST_CELL,
  fieldAt,
  fillDown,
  fillRange,
  type Move,
  moveCell,
  nextInput,
  pasteBlock,
  rangeOf,
} from './model.ts';

interface GridOptions {
  rows: number;
  valueAt: (row: number, field: Field) => number | undefined;
  /** Takes what no figure above or below forbids, and says how many cells it has left out for that. */
  change: (entries: readonly Entry[]) => number;
  undo: () => boolean;
  announce: (message: string) => void;
  /** Whether the figures of a row are told above or below it. */
  isLocked: (row: number) => boolean;
  /** Unfolds or folds a row, and says which row the keyboard is in then; null where nothing was to be done. */
  fold: (row: number, open: boolean) => number | null;
}

const PAGE = 10;

/** Keyboard, mouse and clipboard of the grid: which cell is active, and what is typed in it. */
export function useGrid({ rows, valueAt, change, undo, announce, isLocked, fold }: GridOptions) {
  const grid = useRef<HTMLDivElement>(null);
  const [given, setActive] = useState(FIRST_CELL);
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const [draft, setDraft, shownDraft] = useDraft();
  /** The active cell is to have the keyboard: and, where a key led to it, to be in sight. */
  const wantsFocus = useRef<'still' | 'inSight' | null>(null);
  const leaving = useRef(false);

  const active = { ...given, row: Math.max(0, Math.min(given.row, rows - 1)) };
  const range = rangeOf(anchor ?? active, active);
  const field = isLocked(active.row) ? undefined : fieldAt(active.column);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    focusCell(grid.current, active, wantsFocus.current === 'inSight');
    wantsFocus.current = null;
  });

  // A figure that changes under the keyboard is selected again, so that typing replaces it.
  const selectAgain = () => {
    if (grid.current?.contains(document.activeElement)) wantsFocus.current = 'inSight';
  };

  const commit = () => {
    const text = draft.current?.text;
    setDraft(null);
    if (text === undefined || !field) return;
    if (text.trim() === '' && valueAt(active.row, field) === undefined) return;
    if (text.trim() !== '' && readFigure(text, '.') === null) announce(gridCopy.grid.notANumber);
    change([{ row: active.row, field, value: readTyped(text) }]);
  };
  useCommitBeforeLeavingThePage(commit);

  const goTo = (cell: Cell, extend = false, focus: 'still' | 'inSight' = 'inSight') => {
    commit();
    setAnchor(extend ? (anchor ?? active) : null);
    setActive(cell);
    wantsFocus.current = focus;
  };

  const move = (how: Move, extend = false) => {
    const to = moveCell(active, how, rows, PAGE);
    if (!extend || fieldAt(to.column)) goTo(to, extend);
  };

  const put = (entries: Entry[], message: (taken: number) => string) => {
    if (entries.length === 0) return;
    selectAgain();
    const locked = change(entries);
    announce(
      [message(entries.length - locked), locked > 0 ? gridCopy.lock.leftOut(locked) : ''].filter(Boolean).join(' '),
    );
  };

  const actions = {
    fillDown: () => {
      commit();
      if (!range) return;
      const entries = fillDown(range, valueAt);
      put(entries, gridCopy.grid.filled);
    },
    undo: () => {
      selectAgain();
      setDraft(null);
      announce(undo() ? gridCopy.grid.undone : gridCopy.grid.nothingToUndo);
    },
  };

  const step = (direction: 1 | -1) => {
    if (!field) return;
    const value = draft.current ? readTyped(draft.current.text) : (valueAt(active.row, field) ?? 0);
    selectAgain();
    setDraft(null);
    // Tenths that are added up as they are drift: 0.1 + 0.2 is not 0.3.
    change([
      { row: active.row, field, value: Math.max(0, Math.round((value + direction * STEPS[field]) * 1e6) / 1e6) },
    ]);
  };

  const clear = () => {
    if (!range) return;
    selectAgain();
    change(fillRange(range, 0).filter((entry) => valueAt(entry.row, entry.field) !== undefined));
  };

  // Without separators: "12,000" that loses a digit by hand would read as 12.00.
  const plainFigure = (row: number, ofField: Field) => String(valueAt(row, ofField) ?? '');

  const edit = () => {
    if (!field) return;
    const input = document.activeElement;
    if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length);
    setDraft({ text: draft.current?.text ?? plainFigure(active.row, field), caret: true });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isStop(event.target)) return;
    const action = keyAction(event, {
      isInput: field !== undefined,
      isFirst: active.column === 0,
      draft: draft.current,
    });
    const wasLeaving = leaving.current;
    if (event.key !== 'Shift') leaving.current = false;
    if (!action) return;
    if (action.do === 'tab') {
      const to = wasLeaving ? null : nextInput(active, action.step, rows, isLocked);
      if (!to) return;
      event.preventDefault();
      return goTo(to);
    }
    event.preventDefault();
    switch (action.do) {
      case 'fold': {
        const row = fold(active.row, action.open);
        return row === null ? move(action.open ? 'right' : 'left') : goTo({ row, column: active.column });
      }
      case 'move':
        return move(action.move, action.extend);
      case 'edit':
        return edit();
      case 'step':
        return step(action.step);
      case 'clear':
        return clear();
      case 'fillDown':
      case 'undo':
        return actions[action.do]();
      case 'escape':
        if (draft.current) {
          selectAgain();
          return setDraft(null);
        }
        setAnchor(null);
        leaving.current = true;
        return announce(gridCopy.grid.leaving);
    }
  };

  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0) return;
    const isInput = fieldAt(cell.column) !== undefined;
    if (isInput && sameCell(cell, active) && document.activeElement === event.target && !event.shiftKey) {
      setAnchor(null);
      return edit();
    }
    if (isInput) event.preventDefault(); // Else the browser would put the caret into the text that is to be replaced.
    // What is pressed stays where it is: a grid that scrolls meanwhile takes the click away from it.
    if (isInput || !sameCell(cell, active)) goTo(cell, event.shiftKey && isInput, 'still');
  };

  return {
    grid,
    active,
    range,
    draft: shownDraft,
    actions,
    goTo,
    onType: setDraft,
    handlers: {
      onKeyDown,
      onMouseDown,
      onBlur: commit,
      onFocus: ({ target }: FocusEvent) => {
        const cell = cellOf(target);
        if (!cell) return;
        if (!sameCell(cell, active)) {
          setActive(cell);
          setAnchor(null);
        }
        if (target instanceof HTMLInputElement && !draft.current) target.select();
      },
      onCopy: (event: ClipboardEvent) => {
        if (draft.current || !range || !isStop(event.target)) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', blockOf(range, valueAt));
      },
      onPaste: (event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text/plain');
        if (!range || !isStop(event.target) || (draft.current?.caret && !isBlock(text))) return;
        event.preventDefault();
        setDraft(null);
        const { entries, notNumbers, leftOut } = pasteBlock(text, range, rows);
        put(entries, (taken) => gridCopy.grid.pasted(taken, notNumbers, leftOut));
      },
    },
  };
}

function useCommitBeforeLeavingThePage(commit: () => void) {
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}

const isStop = (target: EventTarget) => target instanceof Element && target.matches('[data-cell]');

const sameCell = (one: Cell, other: Cell) => one.row === other.row && one.column === other.column;

function cellOf(target: EventTarget): Cell | null {
  const stop = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = stop?.dataset.cell?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

function focusCell(grid: HTMLElement | null, { row, column }: Cell, inSight: boolean) {
  const stop = grid?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  stop?.focus({ preventScroll: true });
  if (inSight) stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (stop instanceof HTMLInputElement) stop.select();
}

const blockOf = (range: NonNullable<ReturnType<typeof rangeOf>>, valueAt: GridOptions['valueAt']) =>
  Array.from({ length: range.bottom - range.top + 1 }, (_, index) =>
    FIELDS.slice(range.left, range.right + 1)
      .map((field) => valueAt(range.top + index, field) ?? '')
      .join('\t'),
  ).join('\n');

/** Keys may come faster than renders, so what is typed is read from a ref; the state only makes it show. */
function useDraft() {
  const draft = useRef<Draft | null>(null);
  const [shown, show] = useState<Draft | null>(null);
  const set = useCallback((next: Draft | null) => {
    draft.current = next;
    show(next);
  }, []);
  return [draft, set, shown] as const;
}
