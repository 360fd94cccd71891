import { Check } from 'lucide-react';
import { Select } from 'radix-ui';
import { DismissableLayer, Menu, Popper } from 'radix-ui/internal';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../lib/cx.ts';
import type { MenuItemProps, MenuLayerProps, SelectLayerProps, TooltipLayerProps } from '../layers.ts';

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
    <Menu.Root open onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={trigger} />
      <Menu.Portal>
        <Menu.Content
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
      </Menu.Portal>
    </Menu.Root>
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
  <Menu.Item
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
  <Menu.ItemIndicator className="absolute left-3">
    <Check aria-hidden className="size-4" />
  </Menu.ItemIndicator>
);

/** One of several that are on or off. The menu stays open, so that more of them can be chosen. */
export const MenuCheckboxItem = ({ children, ...props }: ComponentProps<typeof Menu.CheckboxItem>) => (
  <Menu.CheckboxItem className={CHOICE} onSelect={(event) => event.preventDefault()} {...props}>
    <Chosen />
    {children}
  </Menu.CheckboxItem>
);

export const MenuRadioGroup = (props: ComponentProps<typeof Menu.RadioGroup>) => <Menu.RadioGroup {...props} />;

export const MenuRadioItem = ({ children, ...props }: ComponentProps<typeof Menu.RadioItem>) => (
  <Menu.RadioItem className={CHOICE} onSelect={(event) => event.preventDefault()} {...props}>
    <Chosen />
    {children}
  </Menu.RadioItem>
);

export const MenuLabel = ({ className, ...props }: ComponentProps<typeof Menu.Label>) => (
  <Menu.Label className={cx('px-2 py-1.5 text-sm', className)} {...props} />
);

export const MenuSeparator = () => <Menu.Separator className="-mx-1 my-1 h-px bg-line" />;

/** The open list of a select. The library places it at a trigger of its own, which lies over the real one. */
export function SelectLayer({ id, trigger, value, onValueChange, onClose, options }: SelectLayerProps) {
  const [{ top, left, width, height }] = useState(() => trigger.current?.getBoundingClientRect() ?? new DOMRect());
  return (
    <Select.Root open onOpenChange={onClose} value={value ?? ''} onValueChange={onValueChange}>
      {createPortal(
        <Select.Trigger asChild>
          <div aria-hidden="true" className="pointer-events-none fixed" style={{ top, left, width, height }} />
        </Select.Trigger>,
        document.body,
      )}
      <Select.Portal>
        <Select.Content
          id={id}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus({ preventScroll: true });
          }}
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] animate-appear overflow-hidden rounded-md border bg-surface shadow-pop"
        >
          <Select.Viewport className="max-h-72 p-1">
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex h-8 cursor-default select-none items-center gap-2 rounded px-2 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-subtle"
              >
                <span className="grow truncate">
                  <Select.ItemText>{option.label}</Select.ItemText>
                </span>
                <Select.ItemIndicator>
                  <Check aria-hidden className="size-4 text-accent" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

/** An open tooltip. */
export function TooltipLayer({ id, trigger, side, onEnter, onLeave, onClose, children }: TooltipLayerProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(trigger.current)) close();
    };
    window.addEventListener('scroll', scroll, { capture: true });
    return () => window.removeEventListener('scroll', scroll, { capture: true });
  }, [trigger]);
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={trigger} />
      {createPortal(
        <DismissableLayer.Root asChild onFocusOutside={(event) => event.preventDefault()} onDismiss={onClose}>
          <Popper.Content
            role="tooltip"
            id={id}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            className="z-60 max-w-64 animate-appear rounded-md bg-ink px-2 py-1 text-canvas text-xs"
          >
            {children}
          </Popper.Content>
        </DismissableLayer.Root>,
        document.body,
      )}
    </Popper.Root>
  );
}
