import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The corners of the window, the usual one first. On a phone a toast is as wide as the window: two are alike there. */
const PLACES = ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'] as const;
export type ToastPlace = (typeof PLACES)[number];

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
export function useToastPlace(viewport: RefObject<HTMLElement | null>, toastId: number | undefined): ToastPlace {
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
