/** Rows of a picture: how deep each line of the process tree stands, how long it is, and whether it lights up. */
const LINES = [
  { depth: 0, width: 150, lit: false },
  { depth: 1, width: 130, lit: false },
  { depth: 2, width: 170, lit: true },
  { depth: 2, width: 120, lit: false },
  { depth: 1, width: 160, lit: false },
  { depth: 2, width: 140, lit: true },
  { depth: 3, width: 110, lit: true },
  { depth: 2, width: 165, lit: false },
  { depth: 1, width: 115, lit: false },
];
const ROW = 36;
const INDENT = 32;

/** A picture, no data: a process tree in which some branches light up. */
export const ProcessMap = ({ className }: { className?: string }) => (
  <svg viewBox={`0 0 400 ${LINES.length * ROW + 8}`} aria-hidden="true" className={className}>
    {LINES.map(({ depth, width, lit }, row) => {
      const x = 12 + depth * INDENT;
      const y = 20 + row * ROW;
      const parent = LINES.slice(0, row).findLastIndex((line) => line.depth < depth);
      return (
        <g key={row}>
          {parent >= 0 ? (
            <path
              d={`M${x - INDENT} ${20 + parent * ROW + 9}V${y - 8}a8 8 0 0 0 8 8H${x - 9}`}
              fill="none"
              className="stroke-line"
              strokeWidth="1.5"
            />
          ) : null}
          <circle cx={x} cy={y} r="5" className={lit ? 'fill-accent' : 'fill-line'} />
          <rect
            x={x + 16}
            y={y - 11}
            width={width}
            height="22"
            rx="6"
            className={lit ? 'fill-accent-soft' : 'fill-subtle'}
          />
          <rect
            x={x + 26}
            y={y - 2.5}
            width={width * 0.55}
            height="5"
            rx="2.5"
            className={lit ? 'fill-accent' : 'fill-line'}
          />
          {lit ? <rect x={x + width + 26} y={y - 2.5} width="44" height="5" rx="2.5" className="fill-accent" /> : null}
        </g>
      );
    })}
  </svg>
);
