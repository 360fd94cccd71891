import type { ComponentProps } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { cx } from '../../../lib/cx.ts';

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
