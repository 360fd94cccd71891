import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import type { ItemContentProps } from '../../../components/tree/tree-item.tsx';
import { cx } from '../../../lib/cx.ts';
import type { ProposedNode } from '../model/proposal.ts';
import { researchCopy } from '../model/research-copy.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { RowMark } from './process-row.tsx';
import { useProposalEditing } from './proposal-context.tsx';

const ProposalEditor = lazy(async () => ({ default: (await import('./proposal-editor.tsx')).ProposalEditor }));

/** A proposal in the tree: what it is called and says, or the form to correct that. */
export function ProposalRow({ node, active }: ItemContentProps<ProposedNode>) {
  const { editing, setEditing } = useProposalEditing();
  if (editing === node.id) {
    return (
      <Suspense>
        <ProposalEditor node={node} />
      </Suspense>
    );
  }
  return (
    <>
      <div className="flex min-w-0 grow flex-col-reverse self-stretch pl-1 max-md:justify-center md:flex-row md:items-center md:gap-3">
        <span className="flex shrink-0 items-center gap-2 text-muted max-md:text-xs md:min-w-10">
          {node.code}
          <span className="md:hidden">
            <RowMark text={treeCopy.tree.level(node.level)} />
          </span>
        </span>{' '}
        <span
          className={cx(
            'line-clamp-2 max-md:leading-4.5 md:line-clamp-1 lg:max-w-3/5 lg:shrink-0',
            node.level === 1 && 'font-medium',
          )}
        >
          {node.name}
        </span>{' '}
        <span className="min-w-0 grow truncate text-muted max-lg:hidden">{node.description}</span>
      </div>{' '}
      <span className="w-8 shrink-0 max-md:hidden">
        {active && !node.isPresent ? (
          <IconButton label={researchCopy.edit} icon={Pencil} onClick={() => setEditing(node.id)} />
        ) : null}
      </span>
      <span className="flex shrink-0 items-center gap-1.5 pl-2">
        {node.isPresent ? <Badge tone="success">{researchCopy.present}</Badge> : null}
        <span className="max-md:hidden">
          <RowMark text={treeCopy.tree.level(node.level)} />
        </span>
      </span>
    </>
  );
}
