export interface Place {
  row: number;
  column: number;
}

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const PAGE = 10;

/** Where a key leads from a cell, by the grid pattern of WAI-ARIA; null for a key that leads nowhere. */
export function placeAfter(
  { key, ctrlKey, metaKey }: Press,
  { row, column }: Place,
  size: { rows: number; columns: number },
): Place | null {
  const far = ctrlKey || metaKey;
  const to: Record<string, Place> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? size.rows - 1 : row, column: size.columns - 1 },
  };
  const next = Object.hasOwn(to, key) ? to[key] : undefined;
  return next ? { row: within(next.row, size.rows), column: within(next.column, size.columns) } : null;
}

const within = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
