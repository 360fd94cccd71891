import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../../lib/format.ts';

interface FileCardProps {
  file: File;
  /** What is known about its content. */
  about?: ReactNode;
  actions?: ReactNode;
  /** What is happening to it. */
  children?: ReactNode;
}

/** The file in hand, through every try. */
export const FileCard = ({ file, about, actions, children }: FileCardProps) => (
  <div className="grid gap-3 rounded-lg border bg-surface p-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FileText aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-48">
        <h2 className="font-semibold text-sm">{file.name}</h2>
        <div className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
          {formatFileSize(file.size)}
          {about}
        </div>
      </div>
      {actions}
    </div>
    {children}
  </div>
);
