import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field.tsx';
import { CONTROL } from './input.tsx';

/** Grows with its text, from `rows` up to about 20 lines. */
export const Textarea = ({ className, rows = 3, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    className={cx(CONTROL, 'field-sizing-content max-h-100 min-h-16 py-1.5', className)}
    {...useFieldControl()}
    {...props}
  />
);
