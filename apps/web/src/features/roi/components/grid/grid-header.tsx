import { Checkbox } from '../../../../components/checkbox.tsx';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';
import { COLUMNS, figureNames, STICKY_PROCESS, STICKY_SELECT } from './columns.ts';

interface GridHeaderProps {
  currency: string;
  /** Whether all, some or none of the rows shown are selected. */
  selected: boolean | 'indeterminate';
  onSelectAll: (selected: boolean) => void;
}

export function GridHeader({ currency, selected, onSelectAll }: GridHeaderProps) {
  const { columns } = copy;
  const names = [...figureNames(currency), columns.notes];
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cx(COLUMNS, 'sticky top-0 z-30 h-16 border-b bg-canvas font-medium text-muted text-xs')}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className={cx(STICKY_SELECT, 'flex items-end bg-canvas pb-1.5 pl-1.5')}
      >
        <Checkbox
          checked={selected}
          onCheckedChange={(checked) => onSelectAll(checked === true)}
          aria-label={copy.grid.selectAll}
        />
      </div>
      <div role="columnheader" aria-colindex={2} className={cx(STICKY_PROCESS, 'flex items-end bg-canvas px-2 pb-2')}>
        {columns.process}
      </div>
      {names.map((name, index) => (
        <div
          key={name}
          role="columnheader"
          aria-colindex={index + 3}
          className={cx(
            'flex items-end justify-end px-2 pb-2 text-right',
            index === 3 && 'border-r',
            index === 8 && 'px-0 justify-center',
          )}
        >
          {name}
        </div>
      ))}
    </div>
  );
}
