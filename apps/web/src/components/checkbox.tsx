import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field.tsx';

/** `checked` may be true, false or 'indeterminate'. Outside a Field it needs an aria-label or a label of its own. */
export const Checkbox = ({ className, ...props }: ComponentProps<typeof Radix.Root>) => (
  <Radix.Root
    className={cx(
      'group inline-flex size-6 shrink-0 items-center justify-center rounded-md disabled:cursor-not-allowed disabled:opacity-50',
      className,
    )}
    {...useFieldControl()}
    {...props}
  >
    <span className="flex size-4 items-center justify-center rounded-sm border border-line-strong bg-surface text-on-accent group-data-[state=checked]:border-accent group-data-[state=indeterminate]:border-accent group-data-[state=checked]:bg-accent group-data-[state=indeterminate]:bg-accent">
      {MARKS}
    </span>
  </Radix.Root>
);

/** Always there, and rendered once: an indicator that comes and goes asks the browser for styles, in each row of a tree. */
const MARKS = (
  <>
    <Check aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=checked]:block" />
    <Minus aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=indeterminate]:block" />
  </>
);
