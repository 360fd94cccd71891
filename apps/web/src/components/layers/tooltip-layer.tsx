import { DismissableLayer, Popper } from 'radix-ui/internal';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { TooltipLayerProps } from '../layers.ts';

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
