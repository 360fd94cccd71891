import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactNode } from 'react';

/** Opens after 700 ms, and at once when one was open less than 300 ms ago. Stands once, around the app. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
);

interface TooltipProps {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** A single focusable element. */
  children: ReactNode;
}

export const Tooltip = ({ label, side = 'top', children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild onFocus={openForMovesOnly}>
      {children}
    </Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-60 max-w-64 animate-appear rounded-md bg-ink px-2 py-1 text-canvas text-xs"
      >
        {label}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

/** Focus that comes back when a dialog closes opens no tooltip: that would take the next Escape. */
function openForMovesOnly(event: FocusEvent) {
  if (!keyMovedFocus()) event.preventDefault();
}

const MOVING = /^(Tab|Arrow.*|Home|End|Page.*)$/;

let movedByKey = false;
window.addEventListener('keydown', ({ key }) => (movedByKey = MOVING.test(key)), { capture: true });
window.addEventListener('pointerdown', () => (movedByKey = false), { capture: true });

/** Whether the last thing a person did is to press a key that moves the focus. */
const keyMovedFocus = () => movedByKey;
