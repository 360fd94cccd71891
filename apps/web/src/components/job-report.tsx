import type { JobFailure } from '@process-ai/contract/jobs';
import { CircleAlert, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface JobReportProps {
  title: string;
  /** Why, or what was kept all the same. */
  text: string;
  failures: readonly JobFailure[];
  onDismiss: () => void;
}

/** Long work that ended with something undone: what failed, by name, until the person has read it. */
export const JobReport = ({ title, text, failures, onDismiss }: JobReportProps) => (
  <section aria-label={title} className="rounded-lg border border-danger bg-surface py-2.5 pr-2 pl-4 print:hidden">
    <div className="flex items-start gap-3">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0 grow">
        <h3 className="font-medium">{title}</h3>
        <p className="text-pretty text-muted">{text}</p>
      </div>
      <IconButton label="Dismiss" icon={X} onClick={onDismiss} />
    </div>
    {failures.length > 0 ? (
      // What scrolls must be reachable by keyboard.
      <ul tabIndex={0} aria-label="What failed" className="mt-2 ml-7 grid max-h-40 gap-1 overflow-y-auto pr-2">
        {failures.map(({ name, message }) => (
          <li key={name}>
            <span className="font-medium">{name}</span> <span className="text-muted">{message}</span>
          </li>
        ))}
      </ul>
    ) : null}
  </section>
);
