import { LoaderCircle } from 'lucide-react';
import { cx } from '../lib/cx.ts';

/** Turning ring; says nothing to screen readers, so set a text beside it. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={cx('size-4 shrink-0 animate-spin', className)} />
);
