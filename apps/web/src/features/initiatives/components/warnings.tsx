import { TriangleAlert } from 'lucide-react';
import { Explained } from '../../../components/explained.tsx';
import { copy } from '../copy.ts';

interface WarningsProps {
  /** In sentences. */
  warnings: readonly string[];
  /** Of the initiative, for screen readers. */
  name: string;
  /** Only the sign, where there is little room. */
  isCompact?: boolean;
}

/** What to look at before an initiative is believed; opens to the sentences. */
export const Warnings = ({ warnings, name, isCompact = false }: WarningsProps) =>
  warnings.length > 0 ? (
    <Explained
      title={name}
      aria-label={`${name}: ${copy.warnings.label(warnings.length)}`}
      className="inline-flex h-6 min-w-6 shrink-0 items-center justify-center gap-1 rounded-md px-1 text-warning text-xs whitespace-nowrap hover:bg-warning-soft"
      renderExplanation={() => (
        <ul className="mt-2 grid gap-2">
          {warnings.map((warning) => (
            <li key={warning} className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              {warning}
            </li>
          ))}
        </ul>
      )}
    >
      <TriangleAlert aria-hidden className="size-4" />
      {isCompact ? null : copy.warnings.label(warnings.length)}
    </Explained>
  ) : null;
