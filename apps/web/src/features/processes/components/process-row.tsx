import type { FindingState } from '@process-ai/contract/findings';
import type { ProcessNode } from '@process-ai/contract/processes';
import { CircleCheck, CircleHelp, Lightbulb, type LucideIcon, Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import type { ItemContentProps } from '../../../components/tree/tree-item.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { ProposedNode } from '../model/proposal.ts';
import { ProposalEditor, useProposalEditing } from './proposal-editor.tsx';
import { RowButtons, RowMenu } from './row-actions.tsx';

/** What a row of the tree says of its process, and the way to its actions. */
export const ProcessRow = ({ node, active, narrow }: ItemContentProps<ProcessNode>) => (
  <>
    <div className="flex min-w-0 grow flex-col-reverse self-stretch pl-1 max-md:justify-center md:flex-row md:items-center md:gap-3">
      <span className="flex shrink-0 items-center gap-2 text-muted max-md:text-xs md:min-w-10">
        {node.code}
        {narrow ? <ProcessMarks node={node} /> : null}
      </span>{' '}
      <span
        className={cx('line-clamp-2 max-md:leading-4.5 md:line-clamp-1 md:grow', node.level === 1 && 'font-medium')}
        title={node.name}
      >
        {node.name}
      </span>
    </div>
    {narrow ? null : (
      // Their room is kept free: nothing that a press is meant for ever has them come up over it.
      <span className="w-32 shrink-0">{active ? <RowButtons node={node} /> : null}</span>
    )}
    {narrow ? <RowMenu node={node} active={active} /> : <ProcessMarks node={node} />}
  </>
);

const ProcessMarks = ({ node }: { node: ProcessNode }) => (
  <span className="flex shrink-0 items-center gap-1.5 md:pl-2">
    {node.opportunityCount > 0 ? (
      <RowMark
        tone="accent"
        title={copy.tree.found(node.opportunityCount, node.finding)}
        text={String(node.opportunityCount)}
      >
        <Lightbulb aria-hidden />
      </RowMark>
    ) : null}
    {node.opportunityCount === 0 && node.finding && SILENT[node.finding] ? <SilentMark finding={node.finding} /> : null}
    <RowMark text={copy.tree.level(node.level)} />
  </span>
);

/** Analyzed without a proposal: a calm state, and not one to mend. */
const SILENT: Partial<Record<FindingState, LucideIcon>> = { nothing: CircleCheck, unknown: CircleHelp };

function SilentMark({ finding }: { finding: FindingState }) {
  const Icon = SILENT[finding];
  return Icon ? (
    <span aria-hidden title={copy.tree.silent[finding]} className="text-muted">
      <Icon className="size-4" />
    </span>
  ) : null;
}

/** A proposal in the tree: what it is called and says, or the form to correct that. */
export function ProposalRow({ node, active }: ItemContentProps<ProposedNode>) {
  const { editing, setEditing } = useProposalEditing();
  if (editing === node.id) return <ProposalEditor node={node} />;
  return (
    <>
      <div className="flex min-w-0 grow flex-col-reverse self-stretch pl-1 max-md:justify-center md:flex-row md:items-center md:gap-3">
        <span className="flex shrink-0 items-center gap-2 text-muted max-md:text-xs md:min-w-10">
          {node.code}
          <span className="md:hidden">
            <RowMark text={copy.tree.level(node.level)} />
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
          <IconButton label={copy.research.edit} icon={Pencil} onClick={() => setEditing(node.id)} />
        ) : null}
      </span>
      <span className="flex shrink-0 items-center gap-1.5 pl-2">
        {node.isPresent ? <Badge tone="success">{copy.research.present}</Badge> : null}
        <span className="max-md:hidden">
          <RowMark text={copy.tree.level(node.level)} />
        </span>
      </span>
    </>
  );
}

interface RowMarkProps extends ComponentProps<typeof Badge> {
  text: string;
}

/**
 * A short mark in a row of the tree. The row's name says it in full ("level 2"), so the short form is not text of its
 * own: a name must hold all text of its row as it stands (WCAG 2.5.3).
 */
const RowMark = ({ text, className, children, ...props }: RowMarkProps) => (
  <Badge aria-hidden data-text={text} className={cx('after:content-[attr(data-text)]', className)} {...props}>
    {children}
  </Badge>
);
