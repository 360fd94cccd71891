import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../../components/logo.tsx';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { copy } from '../copy.ts';

interface AuthFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The card in the middle of the pages for people who are not signed in. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  useDocumentTitle(title);
  return (
    <main className="grid min-h-dvh content-start justify-items-center gap-6 px-4 pt-[12vh] pb-12">
      <Link to="/" className="flex items-center gap-2.5 rounded-md font-semibold text-base">
        <Logo className="size-8" />
        {copy.product}
      </Link>
      <div className="grid w-full max-w-sm gap-6 rounded-xl border bg-surface p-6">
        <header>
          <h1 className="font-semibold text-xl tracking-tight">{title}</h1>
          <p className="mt-1 text-muted">{text}</p>
        </header>
        {children}
      </div>
    </main>
  );
}
