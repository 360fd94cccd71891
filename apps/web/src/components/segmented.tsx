import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { RadioGroup } from './radio-group.tsx';

interface SegmentedProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  size?: 'sm' | 'md';
  className?: string;
}

/** One choice out of a few that all stay in sight. Arrow keys choose. */
export const Segmented = <Value extends string>({
  label,
  value,
  onValueChange,
  options,
  size = 'md',
  className,
}: SegmentedProps<Value>) => (
  <RadioGroup
    aria-label={label}
    value={value}
    onValueChange={onValueChange}
    values={options.map((option) => option.value)}
    className={cx('inline-flex shrink-0 gap-0.5 rounded-md bg-subtle p-0.5 print:hidden', className)}
  >
    {(radioOf) =>
      options.map((option) => (
        <button
          key={option.value}
          {...radioOf(option.value)}
          className={cx(
            'inline-flex items-center justify-center gap-1.5 rounded font-medium whitespace-nowrap transition-colors [&_svg]:size-3.5 [&_svg]:shrink-0',
            'text-muted hover:text-ink data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-sm',
            size === 'sm' ? 'h-6 px-2 text-xs' : 'h-7 px-3 text-sm',
          )}
        >
          {option.label}
        </button>
      ))
    }
  </RadioGroup>
);
