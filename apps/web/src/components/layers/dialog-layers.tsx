import { X } from 'lucide-react';
import { AlertDialog, Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { useDeliberateDismissal, useEscape } from '../../lib/dismissal.ts';
import { useReturnFocus } from '../../lib/return-focus.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import type { ConfirmLayerProps, DialogLayerProps, SheetLayerProps } from '../layers.ts';

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' };

/** On paper it is the page: all of it, and nothing around it. */
const ON_PAPER =
  'print:static print:block print:max-h-none print:w-full print:max-w-none print:translate-none print:overflow-visible print:border-0 print:shadow-none';

/** An open dialog. */
export function DialogLayer({ onOpenChange, title, description, width = 'md', children }: DialogLayerProps) {
  return (
    <Layer
      onOpenChange={onOpenChange}
      focus={focusFirstControl}
      className={cx(
        'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2',
        'overflow-hidden rounded-xl border',
        WIDTHS[width],
        ON_PAPER,
      )}
      isDescribed={Boolean(description)}
    >
      <header className="flex items-start gap-4 px-5 pt-4 pb-3">
        <div className="min-w-0 grow">
          <Dialog.Title className="text-balance font-semibold text-base">{title}</Dialog.Title>
          {description ? (
            <Dialog.Description className="mt-1 text-muted text-sm">{description}</Dialog.Description>
          ) : null}
        </div>
        <Dialog.Close asChild>
          <IconButton label="Close" icon={X} className="-mt-1 -mr-2 print:hidden" />
        </Dialog.Close>
      </header>
      {children}
    </Layer>
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

const SIDES = { left: 'left-0 border-r', right: 'right-0 border-l' };

/** An open sheet. */
export function SheetLayer({ onOpenChange, title, side = 'right', className, children }: SheetLayerProps) {
  return (
    <Layer
      onOpenChange={onOpenChange}
      focus={focusPanel}
      className={cx(
        'inset-y-0 max-w-[calc(100vw-2rem)] overflow-y-auto',
        'print:static print:block print:w-auto print:max-w-none print:overflow-visible print:border-0 print:shadow-none',
        SIDES[side],
        className,
      )}
    >
      <Dialog.Title className="sr-only">{title}</Dialog.Title>
      {children}
    </Layer>
  );
}

/** The panel itself has the keyboard, not its first button, whose tooltip would open and take the first Escape. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** An open question. */
export function ConfirmLayer({
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  pending = false,
  tone = 'danger',
}: ConfirmLayerProps) {
  const returnFocus = useReturnFocus();
  const content = useEscape(() => onOpenChange(false));
  return (
    <AlertDialog.Root open onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <AlertDialog.Content
          ref={content}
          {...returnFocus}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-appear rounded-xl border bg-surface shadow-pop focus:outline-none"
        >
          <div className="px-5 pt-4 pb-5">
            <AlertDialog.Title className="text-balance font-semibold text-base">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-1 text-muted text-sm">{description}</div>
            </AlertDialog.Description>
          </div>
          <div className="flex justify-end gap-2 border-t px-5 py-3">
            <AlertDialog.Cancel asChild>
              <Button>Cancel</Button>
            </AlertDialog.Cancel>
            <Button variant={tone} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface LayerProps {
  onOpenChange: (open: boolean) => void;
  /** Where the keyboard goes when it opens. */
  focus: (event: Event) => void;
  className: string;
  /** Whether a description stands in it. */
  isDescribed?: boolean;
  children: ReactNode;
}

/** What a person leaves by Escape or a press outside; the keyboard goes into it, and back where it was. */
function Layer({ onOpenChange, focus, className, isDescribed = false, children }: LayerProps) {
  const returnFocus = useReturnFocus();
  const { onOpen, onPointerDownOutside } = useDeliberateDismissal();
  const content = useEscape(() => onOpenChange(false));
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim print:hidden" />
        <Dialog.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus(event);
            onOpen();
            focus(event);
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onPointerDownOutside={onPointerDownOutside}
          className={cx('fixed z-50 flex animate-appear flex-col bg-surface shadow-pop focus:outline-none', className)}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
