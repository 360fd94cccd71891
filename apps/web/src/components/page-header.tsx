import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../lib/document-title.ts';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  /** The page above this one. */
  back?: { to: string; label: string };
  /** Buttons on the right; the primary one last. */
  actions?: ReactNode;
}

/** The page's only h1; also names the browser tab. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-4 sm:gap-x-8">
      <div className="min-w-60 max-w-3xl grow basis-0">
        {back ? (
          <Link
            to={back.to}
            className="-ml-1 mb-1 inline-flex h-6 items-center gap-0.5 rounded text-muted text-sm hover:text-ink print:hidden"
          >
            <ChevronLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
        ) : null}
        <h1 className="text-balance font-semibold text-xl tracking-tight">{title}</h1>
        {description ? <div className="mt-1 text-pretty text-muted text-sm">{description}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div> : null}
    </header>
  );
}
