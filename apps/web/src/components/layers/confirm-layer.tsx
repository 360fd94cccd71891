import { AlertDialog as Radix } from 'radix-ui';
import { useEscape } from '../../lib/dismissal.ts';
import { useReturnFocus } from '../../lib/return-focus.ts';
import { Button } from '../button.tsx';
import type { ConfirmLayerProps } from '../layers.ts';

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
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          ref={content}
          {...returnFocus}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-appear rounded-xl border bg-surface shadow-pop focus:outline-none"
        >
          <div className="px-5 pt-4 pb-5">
            <Radix.Title className="text-balance font-semibold text-base">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-1 text-muted text-sm">{description}</div>
            </Radix.Description>
          </div>
          <div className="flex justify-end gap-2 border-t px-5 py-3">
            <Radix.Cancel asChild>
              <Button>Cancel</Button>
            </Radix.Cancel>
            <Button variant={tone} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
