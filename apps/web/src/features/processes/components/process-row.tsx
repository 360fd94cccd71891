import type { FindingState } from '@process-ai/contract/findings';
import { OPPORTUNITY_TYPES } from '@process-ai/contract/opportunities';
import type { ProcessRollUp } from '@process-ai/contract/process-values';
import type { ProcessNode } from '@process-ai/contract/processes';
import { CircleCheck, CircleHelp, Lightbulb, type LucideIcon } from 'lucide-react';
import { type ComponentProps, Fragment, use } from 'react';
import { Badge } from '../../../components/badge.tsx';
import type { ItemContentProps } from '../../../components/tree/tree-item.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatByBasis, formatNumber, formatSavings } from '../../../lib/format.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { foundIn } from '../model.ts';
import { COLUMN_ROOM, type Column, type RowFacts, RowFactsContext } from '../use-tree-columns.ts';
import { RowMenu } from './row-actions.tsx';

/** What a row of the tree says of its process and all below it, and the way to its actions. */
export function ProcessRow({ node, active, narrow }: ItemContentProps<ProcessNode>) {
  const { columns, currency, rollUpOf, hitsIn } = use(RowFactsContext);
  const rollUp = rollUpOf(node.id);
  const cells = { node, rollUp, currency };
  return (
    <>
      <div className="flex min-w-0 grow flex-col-reverse self-stretch pl-1 max-md:justify-center md:flex-row md:items-center md:gap-3">
        <span className="flex shrink-0 items-center gap-2 text-muted max-md:text-xs md:min-w-10">
          <Marked text={node.code} hitsIn={hitsIn} />
          {narrow ? columns.map((column) => <NarrowCell key={column} column={column} {...cells} />) : null}
        </span>{' '}
        <span
          className={cx('line-clamp-2 max-md:leading-4.5 md:line-clamp-1 md:grow', node.level === 1 && 'font-medium')}
          title={node.name}
        >
          <Marked text={node.name} hitsIn={hitsIn} />
        </span>
      </div>
      {narrow
        ? null
        : columns.map((column) => (
            <span key={column} className={cx('flex shrink-0 items-center gap-1 pl-2', COLUMN_ROOM[column])}>
              <Cell column={column} {...cells} />
            </span>
          ))}
      {/* Its room is kept free: nothing that a press is meant for ever has it come up over it. */}
      <span className="w-8 shrink-0">{active || narrow ? <RowMenu node={node} active={active} /> : null}</span>
    </>
  );
}

interface MarkedProps {
  text: string;
  hitsIn: RowFacts['hitsIn'];
}

/** A text with what is searched for marked in it. */
function Marked({ text, hitsIn }: MarkedProps) {
  const hits = hitsIn?.(text) ?? [];
  if (hits.length === 0) return <>{text}</>;
  return (
    <>
      {hits.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(hits[index - 1]?.[1] ?? 0, start)}
          <mark className="rounded-xs bg-accent-soft text-accent-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(hits.at(-1)?.[1] ?? 0)}
    </>
  );
}

interface CellProps {
  column: Column;
  node: ProcessNode;
  rollUp: ProcessRollUp | undefined;
  currency: string;
}

function Cell({ column, node, rollUp, currency }: CellProps) {
  if (column === 'level') return <RowMark text={treeCopy.tree.level(node.level)} />;
  if (!rollUp) return null;
  if (column === 'value' && (rollUp.savings.measured > 0 || rollUp.size))
    return <Value rollUp={rollUp} currency={currency} />;
  if (column === 'value') return null;
  if (column === 'analyzed') {
    return (
      <>
        <span aria-hidden className="h-1 w-7 overflow-hidden rounded-full bg-line">
          <span
            className="block h-full bg-accent"
            style={{ width: `${(100 * rollUp.analyzed) / rollUp.processes}%` }}
          />
        </span>
        <Figure text={treeCopy.tree.share(rollUp)} className="w-9 text-right text-muted" />
      </>
    );
  }
  if (foundIn(rollUp) === 0) return node.finding ? <SilentMark finding={node.finding} /> : null;
  return (
    <span aria-hidden title={treeCopy.tree.found(rollUp, node)} className="contents">
      {OPPORTUNITY_TYPES.map((type) => (
        <span
          key={type}
          className={cx('flex w-11 items-center gap-1', rollUp.opportunities[type] === 0 && 'invisible')}
        >
          <TypeMark type={type} look="icon" />
          <Figure text={formatNumber(rollUp.opportunities[type])} />
        </span>
      ))}
    </span>
  );
}

/** Where it is narrow there is no heading above the cells, so that each says what it is. */
function NarrowCell(props: CellProps) {
  const { column, node, rollUp } = props;
  if (column === 'analyzed') return null;
  if (column !== 'opportunities') return <Cell {...props} />;
  if (!rollUp || foundIn(rollUp) === 0) return node.finding ? <SilentMark finding={node.finding} /> : null;
  return (
    <RowMark tone="accent" title={treeCopy.tree.found(rollUp, node)} text={formatNumber(foundIn(rollUp))}>
      <Lightbulb aria-hidden />
    </RowMark>
  );
}

/** What is measured as an amount; what is not costed yet as its size, and never added to it. */
const Value = ({ rollUp: { savings, size }, currency }: Pick<CellProps, 'currency'> & { rollUp: ProcessRollUp }) => (
  <span aria-hidden title={formatByBasis(savings, size, currency)} className="flex items-center gap-1.5">
    {savings.measured > 0 ? <Figure text={formatSavings(savings.measured, currency)} /> : null}
    {size ? (
      <Badge tone="outline" data-text={treeCopy.tree.size(size)} className="after:content-[attr(data-text)]" />
    ) : null}
  </span>
);

/** Analyzed without a proposal: a calm state, and not one to mend. */
const SILENT: Partial<Record<FindingState, LucideIcon>> = { nothing: CircleCheck, unknown: CircleHelp };

function SilentMark({ finding }: { finding: FindingState }) {
  const Icon = SILENT[finding];
  return Icon ? (
    <span aria-hidden title={treeCopy.tree.silent[finding]} className="text-muted">
      <Icon className="size-4" />
    </span>
  ) : null;
}

/** A figure of a row, by the same rule as its marks. */
const Figure = ({ text, className }: { text: string; className?: string }) => (
  <span aria-hidden data-text={text} className={cx('text-xs after:content-[attr(data-text)]', className)} />
);

interface RowMarkProps extends ComponentProps<typeof Badge> {
  text: string;
}

/**
 * A short mark in a row of the tree. The row's name says it in full ("level 2"), so the short form is not text of its
 * own: a name must hold all text of its row as it stands (WCAG 2.5.3).
 */
export const RowMark = ({ text, className, children, ...props }: RowMarkProps) => (
  <Badge aria-hidden data-text={text} className={cx('after:content-[attr(data-text)]', className)} {...props}>
    {children}
  </Badge>
);
