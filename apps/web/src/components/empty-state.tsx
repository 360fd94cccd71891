import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../lib/document-title.ts';
import { Button } from './button.tsx';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** One or two sentences: why it is empty, what to do. */
  children?: ReactNode;
  /** Buttons; the primary one first. */
  actions?: ReactNode;
  /** The way out, where that is a single link. */
  back?: { to: string; label: string };
  /** 1 where this is all that the page has. */
  headingLevel?: 1 | 2;
}

export function EmptyState({ icon: Icon, title, children, back, headingLevel = 2, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const actions = back ? (
    <Button asChild>
      <Link to={back.to}>{back.label}</Link>
    </Button>
  ) : (
    rest.actions
  );
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-2 px-4 py-16 text-center">
      <Icon aria-hidden strokeWidth={1.5} className="mb-2 size-8 text-muted" />
      <Heading className="text-balance font-semibold text-base">{title}</Heading>
      {children ? <div className="text-pretty text-muted text-sm">{children}</div> : null}
      {actions ? <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}

/** An empty state that is a whole page, and so names the tab too. */
export function EmptyPage(props: Omit<EmptyStateProps, 'headingLevel'>) {
  useDocumentTitle(props.title);
  return <EmptyState {...props} headingLevel={1} />;
}
