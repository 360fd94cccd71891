import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import { Spinner } from './spinner.tsx';

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:bg-subtle',
  ghost: 'text-muted hover:bg-subtle hover:text-ink data-[state=open]:bg-subtle data-[state=open]:text-ink',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
};

const SIZES = {
  sm: 'h-7 gap-1.5 px-2.5 text-xs',
  md: 'h-8 gap-1.5 px-3 text-sm',
  lg: 'h-10 gap-2 px-4 text-sm',
  icon: 'size-8',
};

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** The single child (a link, say) becomes the button. */
  asChild?: boolean;
  /** Work is under way: shows a spinner and takes no further press. */
  pending?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  asChild,
  pending,
  className,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const look = cx(
    'inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
  const keepClear = variant === 'primary' || variant === 'danger' ? '' : undefined;
  if (asChild) {
    return (
      <Slot.Root className={look} data-keep-clear={keepClear} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={look}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      data-keep-clear={keepClear}
      {...props}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}
