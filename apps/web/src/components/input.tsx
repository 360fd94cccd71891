import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field.tsx';

/** The look that every text control shares. */
export const CONTROL = cx(
  'w-full min-w-0 rounded-md border border-line-strong bg-surface px-2.5 text-ink text-sm transition-colors',
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger',
  '[&[readonly]]:bg-subtle disabled:cursor-not-allowed disabled:opacity-50',
);

export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input className={cx(CONTROL, 'h-8', className)} {...useFieldControl()} {...props} />
);
