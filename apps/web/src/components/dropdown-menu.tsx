import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

/** Not modal: the page behind stays as it is for screen readers, and still scrolls. */
export const DropdownMenu = (props: ComponentProps<typeof Radix.Root>) => <Radix.Root modal={false} {...props} />;

export const DropdownMenuTrigger = Radix.Trigger;

export const DropdownMenuContent = ({ className, align = 'end', ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content
      align={align}
      sideOffset={4}
      collisionPadding={8}
      className={cx('relative z-60 min-w-44 animate-appear rounded-lg border bg-surface p-1 shadow-pop', className)}
      {...props}
    />
  </Radix.Portal>
);

interface ItemProps extends ComponentProps<typeof Radix.Item> {
  tone?: 'danger';
}

/** With `asChild` its single child, a link for instance, becomes the item. */
export const DropdownMenuItem = ({ className, tone, ...props }: ItemProps) => (
  <Radix.Item
    className={cx(
      'flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-subtle [&_svg]:size-4',
      tone === 'danger' ? 'text-danger' : '[&_svg]:text-muted',
      className,
    )}
    {...props}
  />
);

const CHOICE =
  'flex min-h-8 cursor-default select-none items-center gap-2 rounded-md pr-3 pl-8 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-subtle';

const Chosen = () => (
  <Radix.ItemIndicator className="absolute left-3">
    <Check aria-hidden className="size-4" />
  </Radix.ItemIndicator>
);

/** One of several that are on or off. The menu stays open, so that more of them can be chosen. */
export const DropdownMenuCheckboxItem = ({ children, ...props }: ComponentProps<typeof Radix.CheckboxItem>) => (
  <Radix.CheckboxItem className={CHOICE} onSelect={(event) => event.preventDefault()} {...props}>
    <Chosen />
    {children}
  </Radix.CheckboxItem>
);

export const DropdownMenuRadioGroup = Radix.RadioGroup;

export const DropdownMenuRadioItem = ({ children, ...props }: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem className={CHOICE} onSelect={(event) => event.preventDefault()} {...props}>
    <Chosen />
    {children}
  </Radix.RadioItem>
);

export const DropdownMenuLabel = ({ className, ...props }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label className={cx('px-2 py-1.5 text-sm', className)} {...props} />
);

export const DropdownMenuSeparator = () => <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
