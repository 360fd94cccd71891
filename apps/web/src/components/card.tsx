import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

/** A bordered surface. Never put one inside another. */
export const Card = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cx('rounded-lg border bg-surface', className)} {...props} />
);
