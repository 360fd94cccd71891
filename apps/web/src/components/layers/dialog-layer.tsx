import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cx } from '../../lib/cx.ts';
import { useDeliberateDismissal, useEscape } from '../../lib/dismissal.ts';
import { useReturnFocus } from '../../lib/return-focus.ts';
import { IconButton } from '../icon-button.tsx';
import type { DialogLayerProps } from '../layers.ts';

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' };

/** On paper it is the page: all of it, and nothing around it. */
const ON_PAPER =
  'print:static print:block print:max-h-none print:w-full print:max-w-none print:translate-none print:overflow-visible print:border-0 print:shadow-none';

/** An open dialog. */
export function DialogLayer({ onOpenChange, title, description, width = 'md', children }: DialogLayerProps) {
  const returnFocus = useReturnFocus();
  const content = useEscape(() => onOpenChange(false));
  const dismissal = useDeliberateDismissal();
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim print:hidden" />
        <Radix.Content
          ref={content}
          className={cx(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2',
            'animate-appear flex-col overflow-hidden rounded-xl border bg-surface shadow-pop focus:outline-none',
            WIDTHS[width],
            ON_PAPER,
          )}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus(event);
            dismissal.onOpen();
            focusFirstControl(event);
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onPointerDownOutside={dismissal.onPointerDownOutside}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-4 px-5 pt-4 pb-3">
            <div className="min-w-0 grow">
              <Radix.Title className="text-balance font-semibold text-base">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-muted text-sm">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" icon={X} className="-mt-1 -mr-2 print:hidden" />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Into the first field to fill in; without one the dialog itself has the keyboard, not its Close button. */
function focusFirstControl(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  const control = dialog.querySelector<HTMLElement>(
    'input:not([type="hidden"], [readonly]), textarea, [role="combobox"]',
  );
  (control ?? dialog).focus();
}
