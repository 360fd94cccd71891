import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { Ban, Check, Ellipsis, Pencil } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { Worth } from '../../../components/worth.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatCount, formatDate } from '../../../lib/format.ts';
import { useCommentCount } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { decidedInWords } from '../model/decided-copy.ts';
import { processLabel } from '../model.ts';
import { EffortMark } from './effort-mark.tsx';

export type RowLayout = 'narrow' | 'compact' | 'middle' | 'wide';
export const ROW_HEIGHTS: Record<RowLayout, number> = { narrow: 96, compact: 76, middle: 68, wide: 68 };

/** Select, opportunity, type (not compact), savings, effort, source (wide only), status (not compact), actions. */
export const COLUMNS: Record<RowLayout, string> = {
  narrow: 'grid-cols-[1.75rem_minmax(0,1fr)_2rem]',
  compact: 'grid-cols-[1.75rem_minmax(0,1fr)_6rem_2.75rem_6.25rem]',
  middle: 'grid-cols-[1.75rem_minmax(0,1fr)_6.5rem_6rem_3.5rem_5.25rem_6.25rem]',
  wide: 'grid-cols-[1.75rem_minmax(0,1fr)_6.5rem_6rem_3.5rem_minmax(0,8rem)_5.25rem_6.25rem]',
};

export interface RowActions {
  select: (id: string) => void;
  accept: (opportunity: SectorOpportunity) => void;
  reject: (opportunity: SectorOpportunity) => void;
  edit: (id: string) => void;
}

interface OpportunityRowProps {
  sectorId: string;
  opportunity: SectorOpportunity;
  index: number;
  /** Px from the top of the list. */
  start: number;
  layout: RowLayout;
  currency: string;
  isSelected: boolean;
  /** The one row in the tab order. */
  isActive: boolean;
  /** Its details stand beside the list. */
  isOpen: boolean;
  actions: RowActions;
}

export const OpportunityRow = memo(function OpportunityRow(props: OpportunityRowProps) {
  const { sectorId, opportunity, index, start, layout, currency, isSelected, isActive, isOpen, actions } = props;
  const { id, type, title, effort, source, status, basis, confidence, owner, dueDate } = opportunity;
  const decided = decidedInWords(opportunity);
  const comments = useCommentCount(sectorId, 'opportunity', id);
  const place = [
    processLabel(opportunity),
    ...(basis === null ? [] : [copy.basis.of(basis, confidence)]),
    ...(owner === null ? [] : [owner]),
    ...(dueDate === null ? [] : [copy.assign.due(formatDate(`${dueDate}T00:00`))]),
    ...(decided === null ? [] : [decided]),
    ...(comments === 0 ? [] : [formatCount(comments, 'comment')]),
    ...(layout === 'wide' ? [] : [source]),
  ].join(' · ');
  const tabIndex = isActive ? 0 : -1;
  const worth = (
    <Worth
      of={opportunity}
      currency={currency}
      tabIndex={tabIndex}
      sectorId={sectorId}
      processId={opportunity.processId}
    />
  );
  return (
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      tabIndex={tabIndex}
      style={{ height: ROW_HEIGHTS[layout], transform: `translateY(${start}px)` }}
      className={cx(
        'absolute inset-x-0 top-0 grid cursor-default items-center gap-x-3 border-b pr-1 pl-1 focus-visible:-outline-offset-2',
        COLUMNS[layout],
        isSelected ? 'bg-accent-soft' : isOpen ? 'bg-subtle' : 'bg-canvas hover:bg-subtle',
        isOpen && 'before:absolute before:inset-y-0 before:-left-1 before:w-0.5 before:bg-accent',
      )}
    >
      <div role="gridcell">
        <Checkbox
          aria-label={copy.list.select(title)}
          tabIndex={tabIndex}
          checked={isSelected}
          onCheckedChange={() => actions.select(id)}
        />
      </div>
      <div role="rowheader" className="grid min-w-0 gap-0.5">
        <span className="line-clamp-2 font-medium" title={title}>
          {title}
        </span>
        {layout === 'narrow' ? (
          <span className="flex items-center gap-x-2">
            <TypeMark type={type} look="text" />
            {worth}
            <EffortMark effort={effort} short />
          </span>
        ) : null}
        <span className="flex min-w-0 items-center gap-2 text-muted text-xs">
          {layout === 'compact' ? <TypeMark type={type} look="text" /> : null}
          {(layout === 'compact' || layout === 'narrow') && status === 'accepted' ? (
            <Badge tone="success">{copy.statuses.accepted}</Badge>
          ) : null}
          <span className="truncate" title={place}>
            {place}
          </span>
        </span>
      </div>
      {layout === 'narrow' ? (
        <div role="gridcell">
          <ForEditors>
            <RowMenu opportunity={opportunity} tabIndex={tabIndex} actions={actions} />
          </ForEditors>
        </div>
      ) : (
        <>
          {layout === 'compact' ? null : (
            <div role="gridcell">
              <TypeMark type={type} />
            </div>
          )}
          <div role="gridcell" className="text-right">
            {worth}
          </div>
          <div role="gridcell">
            <EffortMark effort={effort} short />
          </div>
          {layout === 'wide' ? (
            <div role="gridcell" className="truncate text-muted" title={source}>
              {source}
            </div>
          ) : null}
          {layout === 'compact' ? null : (
            <div role="gridcell">
              <Badge tone={status === 'accepted' ? 'success' : 'neutral'}>{copy.statuses[status]}</Badge>
            </div>
          )}
          <div role="gridcell" className="flex">
            <ForEditors>
              <IconButton
                label={copy.card.of(status === 'accepted' ? copy.card.accepted : copy.card.accept, title)}
                icon={Check}
                aria-pressed={status === 'accepted'}
                tabIndex={tabIndex}
                className={cx(status === 'accepted' && 'text-success!')}
                onClick={() => actions.accept(opportunity)}
              />
              <IconButton
                label={copy.card.of(copy.card.edit, title)}
                icon={Pencil}
                tabIndex={tabIndex}
                onClick={() => actions.edit(id)}
              />
              <IconButton
                label={copy.card.of(copy.card.reject, title)}
                icon={Ban}
                tabIndex={tabIndex}
                onClick={() => actions.reject(opportunity)}
              />
            </ForEditors>
          </div>
        </>
      )}
    </div>
  );
});

interface RowMenuProps {
  opportunity: SectorOpportunity;
  tabIndex: number;
  actions: RowActions;
}

const RowMenu = ({ opportunity, tabIndex, actions }: RowMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger>
      <Button
        variant="ghost"
        size="icon"
        tabIndex={tabIndex}
        aria-label={copy.card.of(copy.columns.actions, opportunity.title)}
      >
        <Ellipsis aria-hidden />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem onSelect={() => actions.accept(opportunity)}>
        <Check aria-hidden />
        {opportunity.status === 'accepted' ? copy.rejected.takeBack : copy.card.accept}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => actions.edit(opportunity.id)}>
        <Pencil aria-hidden />
        {copy.card.edit}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => actions.reject(opportunity)}>
        <Ban aria-hidden />
        {copy.card.reject}
      </DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);
