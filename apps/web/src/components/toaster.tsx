import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { cx } from '../lib/cx.ts';
import { currentToasts, dismissToast, subscribeToToasts } from '../lib/toast-store.ts';
import { Button } from './button.tsx';
import { type ToastPlace, useToastPlace } from './toast-place.ts';

const DURATION = 5000;
const SWIPE = 50;

const AT: Record<ToastPlace, string> = {
  bottomRight: 'right-0 bottom-0',
  bottomLeft: 'bottom-0 left-0',
  topRight: 'top-0 right-0',
  topLeft: 'top-0 left-0',
};

/**
 * Shows what `toast()` was called with. Stands once, in the app. F8 leads to it.
 * Dialogs hide the rest of the page from screen readers, but leave out what carries `aria-live`: hence the wrapper.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const viewport = useRef<HTMLOListElement>(null);
  const place = useToastPlace(viewport, toasts.find(({ open }) => open)?.id);
  return (
    <Radix.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
      {toasts.map(({ id, title, description, tone = 'neutral', action, open }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(stays) => (stays ? undefined : dismissToast(id))}
          className={cx(
            'pointer-events-auto flex animate-rise items-start gap-3 rounded-lg border bg-surface py-3 pr-2 pl-4 shadow-pop',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            tone === 'danger' && 'destructive border-danger',
          )}
        >
          {tone === 'danger' ? <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" /> : null}
          {tone === 'success' ? <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" /> : null}
          <div className="min-w-0 grow">
            <Radix.Title className="font-medium text-sm">{title}</Radix.Title>
            {description ? (
              <Radix.Description className="mt-0.5 max-h-40 overflow-y-auto text-muted text-sm">
                {description}
              </Radix.Description>
            ) : null}
          </div>
          {action ? (
            <Radix.Action
              altText={action.label}
              onClick={action.onSelect}
              className="h-7 shrink-0 rounded-md px-2 font-medium text-accent text-sm hover:bg-subtle"
            >
              {action.label}
            </Radix.Action>
          ) : null}
          <Radix.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Dismiss" className="-my-0.5">
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Root>
      ))}
      <div aria-live="off">
        <Radix.Viewport
          ref={viewport}
          className={cx(
            'pointer-events-none fixed z-70 flex w-full max-w-md flex-col gap-2 p-4 focus:outline-none',
            AT[place],
          )}
        />
      </div>
    </Radix.Provider>
  );
}
