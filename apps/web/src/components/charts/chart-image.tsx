import type { ReactNode } from 'react';

/** A drawing as one picture to screen readers: its figures are in the table behind the toggle. */
export const ChartImage = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="img" aria-label={label} className="text-xs print:[print-color-adjust:exact]">
    {children}
  </div>
);
