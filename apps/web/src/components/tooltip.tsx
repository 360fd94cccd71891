import { Slot } from 'radix-ui';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { layers } from './layers.ts';

const TooltipLayer = layers.part('TooltipLayer');

/** In ms: a pointer that rests opens it, and at once where one was open just before; it may go over to the tooltip. */
const REST = 700;
const JUST_BEFORE = 300;
const WAY_OVER = 150;

/** What closes the tooltip that is open, of which there is one at most. */
let closeOpen: (() => void) | null = null;
let closedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** A single focusable element. */
  children: ReactNode;
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const { isOpen, open, close, stay, leave, enter } = useOpening();
  return (
    <>
      <Slot.Root
        ref={trigger}
        {...(isOpen ? { 'aria-describedby': id } : {})}
        onPointerMove={enter}
        onPointerLeave={leave}
        onPointerDown={close}
        onClick={close}
        // Focus that comes back when a dialog closes opens none: that would take the next Escape.
        onFocus={(event: FocusEvent) => {
          if (event.target === trigger.current && keyMovedFocus()) open();
        }}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {isOpen ? (
        <TooltipLayer id={id} trigger={trigger} side={side} onEnter={stay} onLeave={leave} onClose={close}>
          {label}
        </TooltipLayer>
      ) : null}
    </>
  );
}

function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  // Once for each visit of the pointer: a press closes it until the next one.
  const hasEntered = useRef(false);
  // Whether it is to open once its part of the interface is loaded.
  const isAwaited = useRef(false);
  const stay = () => window.clearTimeout(timer.current);
  const close = () => {
    stay();
    isAwaited.current = false;
    setOpen(false);
  };
  const open = () => {
    stay();
    closeOpen?.();
    if (layers.current()) return setOpen(true);
    isAwaited.current = true;
    // Not worth a page that waits, or fails, where that cannot be loaded.
    layers.prefetch().then(
      () => isAwaited.current && setOpen(true),
      () => {},
    );
    return undefined;
  };
  const after = (delay: number, act: () => void) => {
    stay();
    timer.current = window.setTimeout(act, delay);
  };
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || hasEntered.current) return;
    hasEntered.current = true;
    if (isOpen) stay();
    else if (closeOpen || performance.now() - closedAt < JUST_BEFORE) open();
    else after(REST, open);
  };
  const leave = () => {
    hasEntered.current = false;
    if (isOpen) after(WAY_OVER, close);
    else close();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = () => setOpen(false);
    closeOpen = closeThis;
    return () => {
      closedAt = performance.now();
      if (closeOpen === closeThis) closeOpen = null;
    };
  }, [isOpen]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { isOpen, open, close, stay, leave, enter };
}

const MOVING = /^(Tab|Arrow.*|Home|End|Page.*)$/;

let movedByKey = false;
window.addEventListener('keydown', ({ key }) => (movedByKey = MOVING.test(key)), { capture: true });
window.addEventListener('pointerdown', () => (movedByKey = false), { capture: true });

/** Whether the last thing a person did is to press a key that moves the focus. */
const keyMovedFocus = () => movedByKey;
