import { Popover as Radix } from 'radix-ui';
import { useRef } from 'react';
import type { PopoverLayerProps } from '../layers.ts';

/** An open popover at its trigger, which has the keyboard again once it closes, unless the person went elsewhere. */
export function PopoverLayer({ trigger, onClose, modal = false, ...props }: PopoverLayerProps) {
  const wentElsewhere = useRef(false);
  return (
    <Radix.Root open modal={modal} onOpenChange={onClose}>
      <Radix.Anchor virtualRef={trigger} />
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The trigger itself closes what it has opened.
            if (!modal && trigger.current?.contains(event.target as Node)) event.preventDefault();
            else wentElsewhere.current = !modal;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!wentElsewhere.current) trigger.current?.focus();
          }}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
