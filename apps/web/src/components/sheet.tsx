import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useDeliberateDismissal, useEscape } from '../lib/dismissal.ts';
import { useReturnFocus } from '../lib/return-focus.ts';

const SIDES = { left: 'left-0 border-r', right: 'right-0 border-l' };

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Read by screen readers; show a heading of your own. */
  title: string;
  side?: keyof typeof SIDES;
  className?: string;
  children: ReactNode;
}

/** A modal panel along one edge of the window. */
export function Sheet({ open, onOpenChange, title, side = 'right', className, children }: SheetProps) {
  const returnFocus = useReturnFocus();
  const content = useEscape(() => onOpenChange(false));
  const dismissal = useDeliberateDismissal();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim print:hidden" />
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus(event);
            dismissal.onOpen();
            focusPanel(event);
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onPointerDownOutside={dismissal.onPointerDownOutside}
          className={cx(
            'fixed inset-y-0 z-50 flex max-w-[calc(100vw-2rem)] animate-appear flex-col overflow-y-auto bg-surface shadow-pop focus:outline-none',
            'print:static print:block print:w-auto print:max-w-none print:overflow-visible print:border-0 print:shadow-none',
            SIDES[side],
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The panel itself has the keyboard, not its first button, whose tooltip would open and take the first Escape. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
