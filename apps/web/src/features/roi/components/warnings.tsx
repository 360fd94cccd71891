import type { RoiResult } from '@process-ai/contract/roi';
import { portfolioWarnings } from '@process-ai/domain/roi-warnings';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { GridRow } from '../model/rows.ts';

/** More than these are marked in their rows only. */
const LISTED = 50;

interface WarningsProps {
  rows: readonly GridRow[];
  results: readonly RoiResult[];
  /** Whether they belong on paper, too. */
  isPrinted: boolean;
  /** Shows the row of a process. */
  onShow: (processId: string) => void;
}

/** What a person should know before trusting the figures: of the whole sector, then process by process. */
export function Warnings({ rows, results, isPrinted, onShow }: WarningsProps) {
  const whole = portfolioWarnings(results);
  const single = rows.flatMap(({ process, warnings }) => warnings.map(({ message }) => ({ process, message })));
  const count = whole.length + single.length;
  if (count === 0) return null;
  return (
    <details
      className={cx(
        'group rounded-lg border bg-surface',
        isPrinted ? 'print:text-xs print:[&::details-content]:[content-visibility:visible]' : 'print:hidden',
      )}
    >
      <summary className="flex min-h-9 list-none items-center gap-2 rounded-lg px-3 py-1.5 font-medium [&::-webkit-details-marker]:hidden">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
        <span className="grow">{copy.warnings.title(count)}</span>
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90 print:hidden"
        />
      </summary>
      {/* What scrolls must be reachable by keyboard. */}
      <ul
        tabIndex={0}
        aria-label={copy.warnings.title(count)}
        className="max-h-72 divide-y overflow-y-auto border-t print:max-h-none print:overflow-visible"
      >
        {whole.map(({ code, message }) => (
          <li key={code} className="break-inside-avoid px-3 py-2 print:py-1">
            <span className="font-medium">{copy.warnings.portfolio}.</span> {message}
          </li>
        ))}
        {single.slice(0, LISTED).map(({ process, message }) => (
          <li key={`${process.id} ${message}`} className="break-inside-avoid break-words px-3 py-2 print:py-1">
            <button
              type="button"
              onClick={() => onShow(process.id)}
              className="rounded text-left font-medium text-accent underline underline-offset-2"
            >
              {process.code} {process.name}
            </button>{' '}
            {message}
          </li>
        ))}
        {single.length > LISTED ? (
          <li className="px-3 py-2 text-muted">{copy.warnings.more(single.length - LISTED)}</li>
        ) : null}
      </ul>
    </details>
  );
}
