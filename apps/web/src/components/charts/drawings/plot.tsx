import { createContext, type PointerEvent, type ReactNode, useContext, useState } from 'react';
import { type Frame, ticksApart } from './axis.ts';

interface Tip {
  x: number;
  y: number;
  content: ReactNode;
}

const ShowTip = createContext<(tip: Tip | null) => void>(() => undefined);

/** A picture of so many px, with the box that says what is under the pointer. */
export function Plot({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  return (
    <div data-testid="plot" className="relative" style={{ width, height }} onPointerLeave={() => setTip(null)}>
      <svg aria-hidden width={width} height={height} className="block">
        <ShowTip value={setTip}>{children}</ShowTip>
      </svg>
      {tip ? (
        <div className="pointer-events-none absolute" style={placeOf(tip, width, height)}>
          {tip.content}
        </div>
      ) : null}
    </div>
  );
}

/** The widest that a box gets, and how far it stands from what it is about, in px. */
const BOX = 256;
const APART = 12;
/** In a picture lower than this a box has no room above or below. */
const LOW = 240;

/** Beside the place where there is room, else above or below it; never beyond the picture's edges. */
function placeOf({ x, y }: Tip, width: number, height: number) {
  const up = `translateY(-${(100 * y) / height}%)`;
  if (x + APART + BOX <= width) return { left: x + APART, top: y, transform: up };
  if (x - APART - BOX >= 0) return { right: width - x + APART, top: y, transform: up };
  const aside = { left: x, transform: `translateX(-${(100 * x) / width}%)` };
  if (height < LOW) return { ...aside, top: y, transform: `${aside.transform} ${up}` };
  return y < height / 2 ? { ...aside, top: y + APART } : { ...aside, bottom: height - y + APART };
}

interface TipTargetProps {
  /** Where the box stands. */
  x: number;
  y: number;
  tip: ReactNode;
  children: ReactNode;
}

/** What has a box of its own while the pointer is over it; a finger leaves the box standing. */
export function TipTarget({ x, y, tip, children }: TipTargetProps) {
  const show = useContext(ShowTip);
  const hide = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') show(null);
  };
  return (
    <g className="group/tip" onPointerEnter={() => show({ x, y, content: tip })} onPointerLeave={hide}>
      {children}
    </g>
  );
}

/** What the pointer reads in a chart: a heading and lines of name and figure. */
export const TipBox = ({ title, lines }: { title: ReactNode; lines: readonly { label: string; value: string }[] }) => (
  <div className="w-max max-w-64 rounded-md border bg-surface px-3 py-2 text-xs shadow-pop">
    <p className="font-medium">{title}</p>
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3">
      {lines.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type At = (value: number) => number;

interface NumberAxisProps {
  frame: Frame;
  at: At;
  ticks: readonly number[];
  format: (value: number) => string;
  /** Beside the numbers. */
  label?: string;
}

const DASHES = '2 4';
/** From the middle of a line of text to its base. */
const TEXT_BASE = '0.35em';

/** Numbers below the frame; where they have no room, some are left out. */
export const XAxis = ({ frame, at, ticks, format, label }: NumberAxisProps) => (
  <>
    <line x1={frame.left} x2={frame.right} y1={frame.bottom} y2={frame.bottom} stroke="var(--line)" />
    {ticksApart(ticks, at, format).map((tick) => (
      <text key={tick} x={at(tick)} y={frame.bottom + 18} textAnchor="middle" fill="var(--muted)" fontSize={12}>
        {format(tick)}
      </text>
    ))}
    {label ? (
      <text
        x={(frame.left + frame.right) / 2}
        y={frame.bottom + 40}
        textAnchor="middle"
        fill="var(--muted)"
        fontSize={12}
      >
        {label}
      </text>
    ) : null}
  </>
);

/** Numbers at the left of the frame, each with a line across it. */
export const YAxis = ({ frame, at, ticks, format, label }: NumberAxisProps) => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line
          x1={frame.left}
          x2={frame.right}
          y1={at(tick)}
          y2={at(tick)}
          stroke="var(--line)"
          strokeDasharray={DASHES}
        />
        <text x={frame.left - 8} y={at(tick)} dy={TEXT_BASE} textAnchor="end" fill="var(--muted)" fontSize={12}>
          {format(tick)}
        </text>
      </g>
    ))}
    <line x1={frame.left} x2={frame.left} y1={frame.top} y2={frame.bottom} stroke="var(--line)" />
    {label ? (
      <text
        transform={`translate(14 ${(frame.top + frame.bottom) / 2}) rotate(-90)`}
        textAnchor="middle"
        fill="var(--muted)"
        fontSize={12}
      >
        {label}
      </text>
    ) : null}
  </>
);

/** Lines from the numbers of the axis below, up through the frame. */
export const UprightLines = ({ frame, at, ticks }: Pick<NumberAxisProps, 'frame' | 'at' | 'ticks'>) =>
  ticks.map((tick) => (
    <line
      key={tick}
      x1={at(tick)}
      x2={at(tick)}
      y1={frame.top}
      y2={frame.bottom}
      stroke="var(--line)"
      strokeDasharray={DASHES}
    />
  ));

interface MarkerProps {
  frame: Frame;
  x: number;
  label?: string;
  dashed?: boolean;
  /** Where its name stands: above the frame, `raised` by so many px, or inside it at one side of the line. */
  place?: 'above' | 'left' | 'right';
  raised?: number;
}

/** A value worth a line from top to bottom, with its name. */
export const Marker = ({ frame, x, label, dashed = false, place = 'above', raised = 0 }: MarkerProps) => (
  <>
    <line
      x1={x}
      x2={x}
      y1={frame.top}
      y2={frame.bottom}
      stroke="var(--ink)"
      {...(dashed ? { strokeDasharray: '4 3' } : {})}
    />
    {label ? (
      <text
        x={x + { above: 0, left: -6, right: 6 }[place]}
        y={place === 'above' ? frame.top - 6 - raised : frame.top + 12}
        textAnchor={({ above: 'middle', left: 'end', right: 'start' } as const)[place]}
        fill="var(--ink)"
        fontSize={12}
      >
        {label}
      </text>
    ) : null}
  </>
);

/** Ground of what is pointed at; it takes the pointer where nothing else does. */
export const Band = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect
    x={x}
    y={y}
    width={Math.max(0, width)}
    height={Math.max(0, height)}
    className="fill-transparent group-hover/tip:fill-subtle"
  />
);
