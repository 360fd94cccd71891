import type { VisibleNode } from '@process-ai/domain/hierarchy';
import { usePrinting } from '../../../lib/printing.ts';
import type { ProcessLike } from '../model.ts';

interface PrintedTreeProps<T extends ProcessLike> {
  rows: readonly VisibleNode<T>[];
  /** What stands at the right edge of a row. */
  note: (node: T) => string;
}

/** On paper every open row, in rows so plain that tens of thousands of them can be laid out on pages. */
export function PrintedTree<T extends ProcessLike>({ rows, note }: PrintedTreeProps<T>) {
  if (!usePrinting()) return null;
  return (
    <ul className="hidden text-xs print:block">
      {rows.map(({ node, depth }) => (
        <li key={node.id} className="flex gap-3 border-b py-0.5" style={{ paddingLeft: `${depth}rem` }}>
          <span className="min-w-10 max-w-1/3 shrink-0 text-muted">{node.code}</span>
          <span className="min-w-0 grow">{node.name}</span>
          <span className="shrink-0 text-muted">{note(node)}</span>
        </li>
      ))}
    </ul>
  );
}
