import { TriangleAlert } from 'lucide-react';
import { formatMoney } from '../../../lib/format.ts';
import { useProcess } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useProcessValue } from '../queries.ts';

interface AboveCostNoticeProps {
  sectorId: string;
  processId: string;
  /** The opportunity that is edited; absent for a new one. */
  opportunityId?: string | undefined;
  /** As it was typed, in thousands. */
  typed: string;
  currency: string;
}

/** Where figures that persons entered come to more than the process costs: said before it is saved. */
export function AboveCostNotice({ sectorId, processId, opportunityId, typed, currency }: AboveCostNoticeProps) {
  const value = useProcessValue(sectorId, processId).data;
  const opportunities = useProcess(sectorId, processId).data?.opportunities ?? [];
  const figure = Number(typed.replaceAll(',', ''));
  if (!value || typed.trim() === '' || !Number.isFinite(figure)) return null;
  const others = opportunities
    .filter(({ id }) => id !== opportunityId)
    .reduce((sum, { enteredSavings }) => sum + (enteredSavings ?? 0), 0);
  const cost = value.measured.cost > 0 ? value.measured.cost : value.benchmark.cost;
  const entered = 1000 * (figure + others);
  if (entered <= cost) return null;
  return (
    <p role="status" className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {copy.fields.aboveCost(
        formatMoney(entered, currency),
        formatMoney(cost, currency),
        value.measured.cost > 0 ? copy.fields.measured : copy.fields.benchmark,
      )}
    </p>
  );
}
