import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  /** Buttons at the right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the page of an initiative, with what it is for. */
export const Section = ({ title, text, actions, children }: SectionProps) => (
  <section aria-label={title} className="grid gap-3 print:block print:space-y-3">
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 break-after-avoid">
      <div className="min-w-52 grow basis-0">
        <h3 className="font-semibold">{title}</h3>
        {text ? <p className="mt-0.5 max-w-prose text-pretty text-muted text-xs">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2 print:hidden">{actions}</div> : null}
    </header>
    {children}
  </section>
);
