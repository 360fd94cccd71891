import { Check } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { SelectLayerProps } from '../layers.ts';

/** The open list of a select. The library places it at a trigger of its own, which lies over the real one. */
export function SelectLayer({ id, trigger, value, onValueChange, onClose, options }: SelectLayerProps) {
  const [{ top, left, width, height }] = useState(() => trigger.current?.getBoundingClientRect() ?? new DOMRect());
  return (
    <Radix.Root open onOpenChange={onClose} value={value ?? ''} onValueChange={onValueChange}>
      {createPortal(
        <Radix.Trigger asChild>
          <div aria-hidden="true" className="pointer-events-none fixed" style={{ top, left, width, height }} />
        </Radix.Trigger>,
        document.body,
      )}
      <Radix.Portal>
        <Radix.Content
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
          <Radix.Viewport className="max-h-72 p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex h-8 cursor-default select-none items-center gap-2 rounded px-2 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-subtle"
              >
                <span className="grow truncate">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="size-4 text-accent" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
