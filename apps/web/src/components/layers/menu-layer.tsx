import { Check } from 'lucide-react';
import { Menu as Radix } from 'radix-ui/internal';
import { type ComponentProps, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import type { MenuItemProps, MenuLayerProps } from '../layers.ts';

/** An open menu below its trigger. Not modal: the page behind stays as it is for screen readers, and still scrolls. */
export function MenuLayer({
  trigger,
  onOpenChange,
  isOpenedByKey,
  className,
  align = 'end',
  ...props
}: MenuLayerProps) {
  const pressedElsewhere = useRef(false);
  return (
    <Radix.Root open onOpenChange={onOpenChange} modal={false}>
      <Radix.Anchor virtualRef={trigger} />
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={() => (pressedElsewhere.current = true)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!pressedElsewhere.current) trigger.current?.focus();
          }}
          className={cx('relative z-60 min-w-44 animate-appear rounded-lg border bg-surface p-1 shadow-pop', className)}
          {...(isOpenedByKey ? { onOpenAutoFocus: focusFirstItem } : {})}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The library does so itself where it saw the key, which it is there too late for. */
function focusFirstItem(event: Event) {
  event.preventDefault();
  const menu = event.currentTarget as HTMLElement;
  menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true });
}

/** With `asChild` its single child, a link for instance, becomes the item. */
export const MenuItem = ({ className, tone, ...props }: MenuItemProps) => (
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
export const MenuCheckboxItem = ({ children, ...props }: ComponentProps<typeof Radix.CheckboxItem>) => (
  <Radix.CheckboxItem className={CHOICE} onSelect={(event) => event.preventDefault()} {...props}>
    <Chosen />
    {children}
  </Radix.CheckboxItem>
);

export const MenuRadioGroup = (props: ComponentProps<typeof Radix.RadioGroup>) => <Radix.RadioGroup {...props} />;

export const MenuRadioItem = ({ children, ...props }: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem className={CHOICE} onSelect={(event) => event.preventDefault()} {...props}>
    <Chosen />
    {children}
  </Radix.RadioItem>
);

export const MenuLabel = ({ className, ...props }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label className={cx('px-2 py-1.5 text-sm', className)} {...props} />
);

export const MenuSeparator = () => <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
