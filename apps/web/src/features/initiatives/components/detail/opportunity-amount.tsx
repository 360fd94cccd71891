import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { Badge } from '../../../../components/badge.tsx';
import { formatMoney } from '../../../../lib/format.ts';
import { copy } from '../../copy.ts';

const words = copy.form.carried;

/** What an opportunity saves a year, with what the figure rests on; or what it moves where that is not money. */
export function OpportunityAmount({ opportunity, currency }: { opportunity: SectorOpportunity; currency: string }) {
  const { estimatedSavings, savingsBasis, sizeClass, enteredSavings, benefit } = opportunity;
  if (estimatedSavings === null) return <span className="text-muted">{words.moves(benefit.moves)}</span>;
  const money = formatMoney(1000 * estimatedSavings, currency);
  if (savingsBasis === 'benchmark' && sizeClass && enteredSavings === null) {
    return (
      <span title={`${money} ${words.aYear}`}>
        <Badge tone="outline">{sizeClass}</Badge> <span className="text-muted text-xs">{copy.benchmark}</span>
      </span>
    );
  }
  return (
    <>
      {money} <span className="text-muted text-xs">{enteredSavings === null ? copy.measured : words.entered}</span>
    </>
  );
}
