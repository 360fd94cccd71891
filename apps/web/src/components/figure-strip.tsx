import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Explained } from './explained.tsx';
import { WHERE_FROM } from './explanation/explanation.ts';

const COLUMNS = {
  4: 'grid-cols-2 @4xl:grid-cols-4 print:grid-cols-4',
  6: 'grid-cols-2 @2xl:grid-cols-3 @7xl:grid-cols-6',
};

interface FigureStripProps {
  label: string;
  columns: keyof typeof COLUMNS;
  /** As many as there are columns, so that no gap is left. */
  children: ReactNode;
}

/** The figures that answer a screen's question, side by side. */
export const FigureStrip = ({ label, columns, children }: FigureStripProps) => (
  <section aria-label={label} className="@container overflow-hidden rounded-lg border bg-line">
    <div className={cx('grid gap-px', COLUMNS[columns])}>{children}</div>
  </section>
);

interface FigureProps {
  label: string;
  value: string;
  note: ReactNode;
  renderExplanation: () => ReactNode;
}

/** One of them; pressing it shows where it comes from. */
export const Figure = ({ label, value, note, renderExplanation }: FigureProps) => (
  <div className="bg-surface px-4 py-3 print:px-3 print:py-2">
    <p className="text-muted text-xs">{label}</p>
    <Explained
      title={WHERE_FROM}
      renderExplanation={renderExplanation}
      aria-label={`${label}: ${value}. ${WHERE_FROM}`}
      className="-mx-1 mt-0.5 rounded-md px-1 text-left font-semibold text-xl tabular-nums leading-8 whitespace-nowrap @md:text-2xl print:text-lg! underline decoration-1 decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
    >
      {value}
    </Explained>
    <p className="mt-0.5 text-muted text-xs">{note}</p>
  </div>
);
