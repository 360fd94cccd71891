import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

interface TableProps extends ComponentProps<'table'> {
  /** What the table lists, for screen readers. */
  label: string;
}

/** A table that scrolls sideways inside itself where the window is narrow. */
export const Table = ({ label, className, ...props }: TableProps) => (
  // What scrolls must be reachable by keyboard, hence the tabIndex.
  <div
    role="region"
    aria-label={label}
    tabIndex={0}
    className="@container relative overflow-x-auto rounded-lg border bg-surface print:overflow-visible"
  >
    <table className={cx('w-full border-collapse text-left text-sm', className)} {...props} />
  </div>
);

export const TableHead = (props: ComponentProps<'thead'>) => <thead {...props} />;

export const TableBody = (props: ComponentProps<'tbody'>) => <tbody {...props} />;

export const TableRow = ({ className, ...props }: ComponentProps<'tr'>) => (
  <tr className={cx('border-b last:border-b-0', className)} {...props} />
);

export const TableHeaderCell = ({ className, ...props }: ComponentProps<'th'>) => (
  <th
    scope="col"
    className={cx('h-9 border-b px-4 print:h-7 print:px-2 font-medium text-muted text-xs whitespace-nowrap', className)}
    {...props}
  />
);

export const TableCell = ({ className, ...props }: ComponentProps<'td'>) => (
  <td className={cx('h-11 px-4 py-1.5 print:h-7 print:px-2 print:py-0.5', className)} {...props} />
);
