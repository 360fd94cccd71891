import type { ColourStep, LandscapeBox } from '@process-ai/domain/landscape';
import { type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { boxTowards, type Colour, isArrow, isUnknown, suitabilityRange } from '../model.ts';

interface LandscapeMapProps {
  boxes: readonly LandscapeBox[];
  steps: readonly ColourStep[];
  /** Its value is not known. Around others it stays plain: they say it themselves. */
  isHatched: (box: LandscapeBox) => boolean;
  /** The number in the box, and the same in full for screen readers. */
  textOf: (box: LandscapeBox) => string;
  fullTextOf: (box: LandscapeBox) => string;
  width: number;
  height: number;
  /** The process whose branch is drawn; null = all of them. The map stays as it changes, and so the keyboard in it. */
  rootId: string | null;
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
  const { boxes, steps, isHatched, textOf, fullTextOf, width, height, rootId, initialId, onOpen, onBack } = props;
  const helpId = useId();
  const map = useRef<HTMLDivElement>(null);
  const targets = boxes.filter(isTarget);
  const places = new Map(targets.map((box, place) => [box, place]));
  const [chosen, setChosen] = useState({ rootId, id: initialId });
  const activeId = chosen.rootId === rootId ? chosen.id : initialId;
  const setActiveId = (id: string | null) => setChosen({ rootId, id });
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
          const place = places.get(box);
          const style = {
            ...heatStyle(steps[index] ?? 0),
            ...(box.header === 0 && isHatched(box) && HATCHED),
            left: box.x + 0.5,
            top: box.y + 0.5,
            width: Math.max(1, box.width - 1),
            height: Math.max(1, box.height - 1),
          };
          if (place === undefined) {
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
/** Px of a line in a box without others inside. */
const LINE = 14;
/** Px that a character of a name takes, and what stands beside it. */
const NAME_CHARACTER = 6.8;
const NAME_MARGIN = 12;
const NAME_LINES_MAX = 3;

/** What fits: the name in up to three lines, or the code where a word is too long, and the number below it; or nothing. */
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
  // With others inside and no strip for its name, whatever it said would show between them.
  if (box.processCount > 1 && box.hidden === 0) return null;
  const lines = Math.floor((box.height - 6) / LINE);
  const hasFigure = text !== '' && box.width >= room;
  const nameLines = Math.min(NAME_LINES_MAX, hasFigure && lines > 1 ? lines - 1 : lines);
  const fits = (word: string) => word.length * NAME_CHARACTER + NAME_MARGIN <= box.width;
  const label = name.split(/\s+/).every(fits) ? name : code;
  if (!fits(label.split(/\s+/)[0] ?? '') || nameLines < 1)
    return hasFigure ? <Figure text={text} className="py-0.5" /> : null;
  return (
    <span
      aria-hidden
      className="grid content-between py-0.5 text-[0.6875rem] leading-3.5"
      style={{ height: box.height - 2 }}
    >
      <span className="line-clamp-(--lines)" style={{ '--lines': nameLines } as CSSProperties}>
        {label}
      </span>
      {hasFigure && lines > 1 ? <Figure text={text} className="font-medium" /> : null}
    </span>
  );
}

/** The box's name says it in full, so that this is not text of its own (WCAG 2.5.3). */
const Figure = ({ text, className }: { text: string; className: string }) => (
  <span aria-hidden data-text={text} className={cx('after:content-[attr(data-text)]', className)} />
);

const isTarget = ({ width, height }: LandscapeBox) => Math.min(width, height) >= TARGET;

const focusBox = (map: HTMLElement | null, place: number) =>
  map?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });

const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The ground of what is not known, over that of nothing. */
const HATCHED = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--line-strong) 0 0.5px, transparent 0.5px 7px)',
};

/** Ground and ink of a step, in both themes; ink reads on every ground. */
const heatStyle = (step: ColourStep) => ({
  backgroundColor: `var(--heat-${step})`,
  color: step > 3 ? 'var(--on-heat-high)' : 'var(--on-heat-low)',
});

interface HeatLegendProps {
  colour: Colour;
  boxes: readonly LandscapeBox[];
}

/** What the colours mean. The boxes say their number as well. */
export function HeatLegend({ colour, boxes }: HeatLegendProps) {
  const isRange = colour === 'suitability';
  const range = suitabilityRange(boxes);
  const ends = isRange ? range && copy.landscape.range(...range) : copy.landscape.ends[colour];
  const unknown = boxes.some((box) => isUnknown(box, colour));
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
      <span className="sr-only">{copy.landscape.legend(copy.landscape.colours[colour])}</span>
      {ends ? (
        <span className="flex items-center gap-2">
          <span>{ends[0]}</span>
          <span aria-hidden className="flex overflow-hidden rounded-sm border print:[print-color-adjust:exact]">
            {STEPS.slice(isRange ? 1 : 0).map((step) => (
              <span key={step} className="h-3 w-6" style={heatStyle(step)} />
            ))}
          </span>
          <span>{ends[1]}</span>
        </span>
      ) : null}
      {unknown ? (
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            className="h-3 w-6 rounded-sm border print:[print-color-adjust:exact]"
            style={{ ...heatStyle(0), ...HATCHED }}
          />
          {isRange ? copy.landscape.notAnalyzed : copy.landscape.notCosted}
        </span>
      ) : null}
    </p>
  );
}
