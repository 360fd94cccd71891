import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from '../lib/cx.ts';
import { currentToasts, dismissToast, subscribeToToasts } from '../lib/toast-store.ts';
import { Button } from './button.tsx';

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
  const passesOn = useRef(false);
  const passOn = (event: KeyboardEvent) => {
    passesOn.current = !event.defaultPrevented && !viewport.current?.contains(document.activeElement);
  };
  useLastEscape();
  return (
    <Radix.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE}>
      {toasts.map(({ id, title, description, tone = 'neutral', action, open }) => (
        <Radix.Root
          key={id}
          open={open}
          onEscapeKeyDown={passOn}
          onOpenChange={(stays) => {
            if (!stays && !passesOn.current) dismissToast(id);
            passesOn.current = false;
          }}
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

/** One Escape closes one thing: what is open on the page goes before the toast, unless that has the keyboard. */
function useLastEscape() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Whether anything took it shows once all have heard it.
      setTimeout(() => {
        const shown = currentToasts().find(({ open }) => open);
        if (shown && !event.defaultPrevented) dismissToast(shown.id);
      });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The corners of the window, the usual one first. On a phone a toast is as wide as the window: two are alike there. */
const PLACES = ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'] as const;
type ToastPlace = (typeof PLACES)[number];

/** What no toast may cover: primary buttons carry this attribute. Neither may it cover what has the keyboard. */
const KEEP_CLEAR = '[data-keep-clear]';
const CONTROL = 'a, button, input, textarea, [role="treeitem"], [role="row"]';
/** Between a toast and the edge of the window, and around what it must not cover, in px. */
const EDGE = 16;
const GAP = 4;

/**
 * Where the toast stands: in the first corner where it covers neither a primary button nor the focus. It moves only when one comes under it,
 * and not while somebody is about to use it. `toastId` is undefined while none shows.
 */
function useToastPlace(viewport: RefObject<HTMLElement | null>, toastId: number | undefined): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>(PLACES[0]);
  const settle = useEffectEvent((isNew: boolean) => {
    const toast = viewport.current?.querySelector('li');
    if (!toast || (!isNew && toast.matches(':hover, :focus-within'))) return;
    const covered = (at: ToastPlace) => countCovered(toast, at);
    const wanted = isNew ? PLACES[0] : place;
    if (covered(wanted) === 0) return setPlace(wanted);
    setPlace(PLACES.toSorted((one, other) => covered(one) - covered(other))[0] ?? wanted);
  });
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- how large a toast is shows only once it is there
    if (toastId !== undefined) settle(true);
  }, [toastId]);
  useEffect(() => {
    if (toastId === undefined) return undefined;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => settle(false));
    };
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    window.addEventListener('focusin', soon);
    window.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', soon);
      window.removeEventListener('focusin', soon);
      window.removeEventListener('scroll', soon, { capture: true });
    };
  }, [toastId]);
  return place;
}

/** How much of what is to stay clear a toast of this size covers there. What a dialog has made inert does not count. */
function countCovered(toast: Element, place: ToastPlace): number {
  const { offsetWidth: width, offsetHeight: height } = toast as HTMLElement;
  const left = place.endsWith('Left') ? EDGE : innerWidth - EDGE - width;
  const top = place.startsWith('top') ? EDGE : innerHeight - EDGE - height;
  const focused = document.activeElement;
  const covers = (one: Element) => {
    if (one.closest('[data-aria-hidden="true"]')) return false;
    const box = one.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.left < left + width + GAP &&
      box.right > left - GAP &&
      box.top < top + height + GAP &&
      box.bottom > top - GAP
    );
  };
  const buttons = [...document.querySelectorAll(KEEP_CLEAR)].filter(covers).length;
  // Where both cannot stay clear, the buttons do.
  return 2 * buttons + (focused?.matches(CONTROL) && covers(focused) ? 1 : 0);
}
