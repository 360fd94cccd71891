import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

const TONES = {
  neutral: 'bg-subtle text-muted',
  outline: 'border border-line-strong/50 text-muted',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof TONES;
}

/** A short label. Its words, not its colour, carry the meaning. */
export const Badge = ({ tone = 'neutral', className, ...props }: BadgeProps) => (
  <span
    className={cx(
      'inline-flex h-5 max-w-full items-center gap-1 rounded px-1.5 font-medium text-xs whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0',
      TONES[tone],
      className,
    )}
    {...props}
  />
);
