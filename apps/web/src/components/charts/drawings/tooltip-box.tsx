import type { ReactNode } from 'react';

/** What a chart hands to its tooltip: the datum under the pointer. */
export interface TipProps {
  payload?: readonly { payload?: unknown }[];
}

/** What the pointer reads in a chart: a heading and lines of name and figure. */
export const TooltipBox = ({
  title,
  lines,
}: {
  title: ReactNode;
  lines: readonly { label: string; value: string }[];
}) => (
  <div className="max-w-64 rounded-md border bg-surface px-3 py-2 text-xs shadow-pop">
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
