import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface LoadingProps {
  /** What a screen reader hears and a person reads, such as "Loading sectors...". */
  label: string;
  /** Skeletons with the geometry of what will come. */
  children?: ReactNode;
}

/** Stands in for content on its way. Shows itself after 150 ms only, so that quick answers do not flicker. */
export const Loading = ({ label, children }: LoadingProps) => (
  <div className="grid animate-late gap-4">
    <p role="status" className="text-muted text-sm">
      {label}
    </p>
    {children}
  </div>
);

export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('rounded-md bg-subtle print:hidden', className)} />
);
