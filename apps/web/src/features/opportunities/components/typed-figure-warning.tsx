import { formatSavings } from '../../../lib/format.ts';
import { useProcess, useProcessMoney } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { typedFigureWarning } from '../model/typed-figure.ts';

interface TypedFigureWarningProps {
  sectorId: string;
  processId: string;
  /** The one that is edited. */
  opportunityId?: string;
  /** Thousands a year. */
  typed: number;
  currency: string;
}

/** Says before saving that a typed figure is more than its process can carry. */
export function TypedFigureWarning({ sectorId, processId, opportunityId, typed, currency }: TypedFigureWarningProps) {
  const money = useProcessMoney(sectorId, processId);
  const process = useProcess(sectorId, processId);
  if (!money.data || !process.data) return null;
  const others = process.data.opportunities
    .filter(({ id, status }) => id !== opportunityId && status !== 'rejected')
    .reduce((sum, { enteredSavings }) => sum + (enteredSavings ?? 0), 0);
  const warning = typedFigureWarning(typed, others, money.data.value);
  if (!warning) return null;
  const words = warning.exceeds === 'cost' ? copy.fields.exceedsCost : copy.fields.exceedsSavings;
  return (
    <p role="status" className="rounded-md border border-warning bg-warning-soft px-3 py-2 text-pretty text-sm">
      {words(formatSavings(warning.together, currency), formatSavings(warning.limit, currency))}
    </p>
  );
}
