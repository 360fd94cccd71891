import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  children: ReactNode;
  below?: ReactNode;
}

export const Panel = ({ title, children, below }: PanelProps) => (
  <section aria-label={title} className="grid content-start gap-3 rounded-lg border bg-surface p-4">
    <h2 className="font-semibold text-base">{title}</h2>
    <dl className="grid gap-2 text-sm">{children}</dl>
    {below}
  </section>
);

/** `note` says more about the value, less loudly. */
export const Fact = ({ name, note, children }: { name: string; note?: string | null; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere ml-auto text-right tabular-nums">
      {children}
      {note ? <span className="block text-muted text-xs">{note}</span> : null}
    </dd>
  </div>
);
