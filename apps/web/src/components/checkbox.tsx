import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field.tsx';

type Checked = boolean | 'indeterminate';

interface CheckboxProps extends Omit<ComponentProps<'button'>, 'children' | 'onChange'> {
  checked: Checked;
  onCheckedChange?: (checked: Checked) => void;
}

const STATES = { true: 'checked', false: 'unchecked', indeterminate: 'indeterminate' } as const;

/** Outside a Field it needs an aria-label or a label of its own. A press on an indeterminate one checks it. */
export const Checkbox = ({ checked, onCheckedChange, onClick, onKeyDown, className, ...props }: CheckboxProps) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
    data-state={STATES[`${checked}`]}
    onClick={(event) => {
      onClick?.(event);
      if (!event.defaultPrevented) onCheckedChange?.(checked !== true);
    }}
    // By the space key alone (WAI-ARIA).
    onKeyDown={(event) => {
      onKeyDown?.(event);
      if (event.key === 'Enter') event.preventDefault();
    }}
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
  </button>
);

/** Always there, and rendered once: an indicator that comes and goes asks the browser for styles, in each row of a tree. */
const MARKS = (
  <>
    <Check aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=checked]:block" />
    <Minus aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=indeterminate]:block" />
  </>
);
