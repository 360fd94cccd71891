import { Dialog as Radix } from 'radix-ui';
import { cx } from '../../lib/cx.ts';
import { useDeliberateDismissal, useEscape } from '../../lib/dismissal.ts';
import { useReturnFocus } from '../../lib/return-focus.ts';
import type { SheetLayerProps } from '../layers.ts';

const SIDES = { left: 'left-0 border-r', right: 'right-0 border-l' };

/** An open sheet. */
export function SheetLayer({ onOpenChange, title, side = 'right', className, children }: SheetLayerProps) {
  const returnFocus = useReturnFocus();
  const content = useEscape(() => onOpenChange(false));
  const dismissal = useDeliberateDismissal();
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
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
