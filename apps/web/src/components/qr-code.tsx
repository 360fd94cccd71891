import { encode } from 'uqr';

/** Black on white in both themes: cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-44 rounded-md border bg-[#ffffff]"
    >
      <path d={squares.join('')} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
