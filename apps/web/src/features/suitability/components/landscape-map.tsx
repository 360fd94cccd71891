import type { ColourStep, LandscapeBox } from '@process-ai/domain/landscape';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { boxTowards, isArrow } from '../model.ts';

interface LandscapeMapProps {
  boxes: readonly LandscapeBox[];
  steps: readonly ColourStep[];
  /** The number in the box, and the same in full for screen readers. */
  textOf: (box: LandscapeBox) => string;
  fullTextOf: (box: LandscapeBox) => string;
  width: number;
  height: number;
  /** The box that has the keyboard when the map is drawn anew, after going back. */
  initialId: string | null;
  onOpen: (box: LandscapeBox) => void;
  /** undefined at the top. */
  onBack: (() => void) | undefined;
}

/** Smaller boxes are no targets: one gets to them through the box around them. */
const TARGET = 24;

/** Nested boxes. One of them is in the tab order; arrow keys lead on. */
export function LandscapeMap(props: LandscapeMapProps) {
  const { boxes, steps, textOf, fullTextOf, width, height, initialId, onOpen, onBack } = props;
  const helpId = useId();
  const map = useRef<HTMLDivElement>(null);
  const targets = boxes.filter(isTarget);
  const [activeId, setActiveId] = useState(initialId);
  const found = targets.findIndex(({ process }) => process.id === activeId);
  const active = Math.max(0, found);

  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // Going in or out takes the focused box away: its place is taken by the first one, or the one gone out of.
    if (hadFocus.current && !map.current?.contains(document.activeElement)) focusBox(map.current, active);
  });
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key)) {
      const next = boxTowards(targets, active, event.key);
      setActiveId(targets[next]?.process.id ?? null);
      focusBox(map.current, next);
    } else if ((event.key === 'Backspace' || event.key === 'Escape') && onBack) onBack();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <p id={helpId} className="sr-only">
        {copy.landscape.help}
      </p>
      <div
        ref={map}
        role="group"
        aria-label={copy.landscape.title}
        aria-describedby={helpId}
        className="relative overflow-hidden rounded-md print:[print-color-adjust:exact]"
        style={{ width, height }}
      >
        {boxes.map((box, index) => {
          const target = isTarget(box);
          const place = target ? targets.indexOf(box) : -1;
          const style = {
            ...heatStyle(steps[index] ?? 0),
            left: box.x + 0.5,
            top: box.y + 0.5,
            width: Math.max(1, box.width - 1),
            height: Math.max(1, box.height - 1),
          };
          if (!target) {
            return (
              <span
                key={box.process.id}
                aria-hidden
                className="pointer-events-none absolute rounded-xs"
                style={style}
              />
            );
          }
          return (
            <button
              key={box.process.id}
              type="button"
              data-place={place}
              tabIndex={place === active ? 0 : -1}
              aria-label={`${fullTextOf(box)}. ${box.processCount > 1 ? copy.landscape.opens : copy.landscape.leaf}`}
              title={fullTextOf(box)}
              className={cx(
                'absolute grid content-start overflow-hidden rounded-sm border border-surface/60 px-1 text-left text-xs leading-4',
                'hover:z-10 hover:outline-2 hover:outline-ink focus-visible:z-10 focus-visible:outline-offset-0',
              )}
              style={style}
              onClick={() => onOpen(box)}
              onKeyDown={pressKey}
              onFocus={() => {
                hadFocus.current = true;
                setActiveId(box.process.id);
              }}
              onBlur={(event) => {
                if (event.relatedTarget || event.target.isConnected) hadFocus.current = false;
              }}
            >
              <Label box={box} text={textOf(box)} />
            </button>
          );
        })}
      </div>
    </>
  );
}

/** Px that a character takes at most. */
const CHARACTER = 7.2;

/** What fits: name and number, only the number, or nothing. */
function Label({ box, text }: { box: LandscapeBox; text: string }) {
  const { code, name } = box.process;
  const room = text.length * CHARACTER + 10;
  if (box.header > 0) {
    return (
      <span aria-hidden className="flex h-5 items-center gap-2">
        <span className="truncate font-medium">{box.width > 72 ? `${code} ${name}` : code}</span>
        {box.width > room + 72 ? <Figure text={text} className="ml-auto shrink-0" /> : null}
      </span>
    );
  }
  if (box.width >= Math.max(72, room) && box.height >= 38) {
    return (
      <span aria-hidden className="grid content-between py-0.5" style={{ height: box.height - 4 }}>
        <span className={box.height >= 56 ? 'line-clamp-2' : 'line-clamp-1'}>{name}</span>
        <Figure text={text} className="font-medium" />
      </span>
    );
  }
  return box.width >= room ? <Figure text={text} className="py-0.5" /> : null;
}

/** The box's name says it in full, so that this is not text of its own (WCAG 2.5.3). */
const Figure = ({ text, className }: { text: string; className: string }) => (
  <span aria-hidden data-text={text} className={cx('after:content-[attr(data-text)]', className)} />
);

const isTarget = ({ width, height }: LandscapeBox) => Math.min(width, height) >= TARGET;

const focusBox = (map: HTMLElement | null, place: number) =>
  map?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });

export const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Ground and ink of a step, in both themes; ink reads on every ground. */
export const heatStyle = (step: ColourStep) => ({
  background: `var(--heat-${step})`,
  color: step > 3 ? 'var(--on-heat-high)' : 'var(--on-heat-low)',
});
