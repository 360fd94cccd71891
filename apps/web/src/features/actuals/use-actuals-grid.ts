import type { Month } from '@process-ai/contract/initiatives';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { decimalMark, isBlock, readFigure } from '../../lib/typed-figures.ts';
import { copy } from './copy.ts';
import { type Cell, type Column, type Edits, type Entry, keyOf, type Move, moveCell, pasteFigures } from './model.ts';

interface GridOptions {
  rows: readonly Month[];
  columns: readonly Column[];
  valueAt: (month: Month, column: Column) => number | null;
  edits: Edits;
  onChange: (edits: Edits) => void;
  announce: (message: string) => void;
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What cannot be meant in a column, in words; undefined = fine. */
const refusalOf = (text: string, { isSigned }: Column): string | undefined => {
  if (text.trim() === '') return undefined;
  const value = readFigure(text, decimalMark([text]));
  if (value === null) return copy.grid.notANumber;
  return value < 0 && !isSigned ? copy.grid.negative : undefined;
};

/** Keyboard and clipboard of the grid of figures: which cell is active, what is typed in it, and the way back. */
export function useActualsGrid({ rows, columns, valueAt, edits, onChange, announce }: GridOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const [given, setActive] = useState<Cell>({ row: 0, column: 0 });
  /** Text that is being typed, and text that could not be read, by cell. */
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const past = useRef<Edits[]>([]);
  const wantsFocus = useRef(false);
  const active = clamp(given, rows, columns);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const input = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${active.row}:${active.column}"]`);
    input?.focus();
    input?.select();
  });

  const change = (entries: readonly Entry[]) => {
    if (entries.length === 0) return;
    past.current.push(edits);
    const next = new Map(edits);
    const changed = new Set<string>();
    for (const { month, column: id, value } of entries) {
      const column = columns.find((one) => one.id === id);
      if (!column) continue;
      changed.add(keyOf(month, id));
      // What is put back to what is saved is no change.
      if (value === valueAt(month, column)) next.delete(keyOf(month, id));
      else next.set(keyOf(month, id), value);
    }
    setTexts((before) => new Map([...before].filter(([key]) => !changed.has(key))));
    onChange(next);
  };

  const commit = (month: Month, column: Column) => {
    const key = keyOf(month, column.id);
    const text = texts.get(key);
    if (text === undefined || refusalOf(text, column)) return;
    const value = text.trim() === '' ? null : readFigure(text, decimalMark([text]));
    const before = edits.has(key) ? (edits.get(key) ?? null) : valueAt(month, column);
    if (value === before) setTexts((all) => new Map([...all].filter(([one]) => one !== key)));
    else change([{ month, column: column.id, value }]);
  };

  const undo = () => {
    const before = past.current.pop();
    if (!before) return announce(copy.grid.nothingToUndo);
    setTexts(new Map());
    onChange(before);
    wantsFocus.current = true;
    announce(copy.grid.undone);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, month: Month, column: Column) => {
    const input = event.currentTarget;
    const isTyped = texts.has(keyOf(month, column.id));
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z' && !isTyped) {
      event.preventDefault();
      return undo();
    }
    if (event.key === 'Escape' && isTyped) {
      event.preventDefault();
      setTexts((all) => new Map([...all].filter(([one]) => one !== keyOf(month, column.id))));
      wantsFocus.current = true;
      return;
    }
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const across = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const move: Move | undefined =
      event.key === 'Enter'
        ? event.shiftKey
          ? 'up'
          : 'down'
        : event.ctrlKey && event.key === 'Home'
          ? 'start'
          : event.ctrlKey && event.key === 'End'
            ? 'end'
            : modified || event.shiftKey || (across && !isWhole)
              ? undefined
              : MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    commit(month, column);
    setActive(moveCell(active, move, rows.length, columns.length));
    wantsFocus.current = true;
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, cell: Cell) => {
    const text = event.clipboardData.getData('text/plain');
    if (event.currentTarget.readOnly || !isBlock(text)) return;
    event.preventDefault();
    const { entries, notNumbers, leftOut } = pasteFigures(text, cell, rows, columns);
    const fitting = entries.filter(
      ({ column, value }) => value === null || value >= 0 || columns.find(({ id }) => id === column)?.isSigned,
    );
    change(fitting);
    announce(copy.grid.pasted(fitting.length, notNumbers + entries.length - fitting.length, leftOut));
  };

  return {
    grid,
    active,
    undo,
    /** Once everything is saved or discarded. */
    forgetPast: () => {
      past.current = [];
      setTexts(new Map());
    },
    refused: [...texts].filter(([key, text]) => {
      const column = columns.find(({ id }) => key.endsWith(` ${id}`));
      return column && refusalOf(text, column);
    }).length,
    /** For the input of a cell. */
    inputOf: (cell: Cell, month: Month, column: Column) => {
      const key = keyOf(month, column.id);
      const text = texts.get(key);
      return {
        text,
        refusal: text === undefined ? undefined : refusalOf(text, column),
        handlers: {
          onChange: (event: { target: HTMLInputElement }) =>
            setTexts((all) => new Map(all).set(key, event.target.value)),
          onBlur: () => commit(month, column),
          onFocus: (event: FocusEvent<HTMLInputElement>) => {
            setActive(cell);
            event.target.select();
          },
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, month, column),
          onPaste: (event: ClipboardEvent<HTMLInputElement>) => onPaste(event, cell),
        },
      };
    },
  };
}

/** The months may have become fewer. */
const clamp = ({ row, column }: Cell, rows: readonly unknown[], columns: readonly unknown[]): Cell => ({
  row: Math.max(0, Math.min(rows.length - 1, row)),
  column: Math.max(0, Math.min(columns.length - 1, column)),
});
