import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface TitledSectionProps {
  title: string;
  text?: string | undefined;
  className?: string;
  children?: ReactNode;
}

/** A part of a page of settings, set off from the one above by a line. */
export const TitledSection = ({ title, text, className, children }: TitledSectionProps) => (
  <section aria-label={title} className={cx('grid gap-3 border-t pt-6', className)}>
    <header>
      <h2 className="font-semibold text-base">{title}</h2>
      {text ? <p className="max-w-prose text-pretty text-muted">{text}</p> : null}
    </header>
    {children}
  </section>
);
