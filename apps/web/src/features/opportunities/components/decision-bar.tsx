import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { Archive, Ban, Check, FileSpreadsheet, ListChecks, UserRoundCheck } from 'lucide-react';
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { ForEditors, useMayEdit } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { SavingsByBasis } from '../../../components/savings-by-basis.tsx';
import { downloadCsv } from '../../../lib/csv.ts';
import { formatMeasured } from '../../../lib/format.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { usePayroll } from '../../../lib/payroll.ts';
import { useRoi } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { csvCopy } from '../model/csv-copy.ts';
import { opportunityRows } from '../model/list-csv.ts';
import type { Assign, Decide } from '../queries.ts';

const RejectedDialog = lazy(async () => ({ default: (await import('./rejected-dialog.tsx')).RejectedDialog }));

const AssignDialog = lazy(async () => ({ default: (await import('./assignment.tsx')).AssignDialog }));
const ShortlistDialog = lazy(async () => ({ default: (await import('./shortlist-dialog.tsx')).ShortlistDialog }));

interface DecisionBarProps {
  sectorId: string;
  /** Whether that is all there are. */
  isWhole: boolean;
  /** What the filters leave. */
  shown: readonly SectorOpportunity[];
  /** What of it is selected. */
  chosen: readonly SectorOpportunity[];
  currency: string;
  isPending: boolean;
  onSelect: (ids: string[]) => void;
  onDecide: Decide;
  owners: readonly string[];
  onAssign: Assign;
}

/** Right above the rows: what they come to, and decisions on all that is selected. */
export const DecisionBar = memo(function DecisionBar(props: DecisionBarProps) {
  const { sectorId, isWhole, shown, chosen, currency } = props;
  const { isPending, onSelect, onDecide, owners, onAssign } = props;
  const [asked, setAsked] = useState<'rejected' | 'assign' | 'shortlist' | null>(null);
  const close = () => setAsked(null);
  const mayEdit = useMayEdit();
  const all = chosen.length > 0 && chosen.length === shown.length;
  // A process that is costed saves also where none of its opportunities carries the money.
  const whole = useRoi(sectorId).data?.summary.totalSavings ?? 0;
  const ofShown = useMemo(() => savingsByBasis(shown), [shown]);
  const rest = isWhole ? whole / 1000 - ofShown.measured : 0;
  const accepted = shown.filter(({ status }) => status === 'accepted').length;
  const payroll = usePayroll(sectorId);
  const isPhone = useMediaQuery('(width < 40rem)');
  const renderSavings = (savings: typeof ofShown) => {
    // A phone has no room for remarks in a bar that stays in sight.
    if (isPhone && savings.measured > 0) return formatMeasured(savings.measured, currency);
    return <SavingsByBasis savings={savings} payroll={payroll} currency={currency} of="several" />;
  };
  return (
    <div className="sticky top-14 z-20 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-b bg-canvas py-1 pl-1 print:static">
      <Checkbox
        aria-label={copy.list.selectAll}
        checked={all ? true : chosen.length > 0 ? 'indeterminate' : false}
        disabled={shown.length === 0}
        onCheckedChange={() => onSelect(all ? [] : shown.map(({ id }) => id))}
        className="print:hidden"
      />
      <p role="status" className="min-w-0 grow basis-48 text-muted max-sm:basis-0">
        {chosen.length > 0 ? (
          <span className="font-medium text-ink">
            {copy.list.selected(chosen.length)}, {renderSavings(savingsByBasis(chosen))}
          </span>
        ) : (
          <>
            <span className="font-medium text-ink">
              {copy.list.totals(shown.length)}, {renderSavings(ofShown)}
            </span>
            <span className="max-lg:hidden">
              {accepted > 0 ? ` · ${copy.list.acceptedOf(accepted)}` : null}
              {rest >= 0.5 ? ` · ${copy.list.moveOther(formatMeasured(rest, currency))}` : null}
              {countsLess(shown) ? ` · ${copy.list.countsLess}` : null}
            </span>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-sm:gap-1 print:hidden">
        {chosen.length > 0 ? (
          <>
            <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => onSelect([])}>
              {copy.list.selectNone}
            </Button>
            <ForEditors>
              <Button size="sm" title={copy.assign.open} onClick={() => setAsked('assign')}>
                <UserRoundCheck aria-hidden />
                <span className="max-lg:sr-only">{copy.assign.open}</span>
              </Button>
              <Button
                size="sm"
                title={copy.list.reject}
                disabled={isPending}
                onClick={() => onDecide(chosen, 'rejected')}
              >
                <Ban aria-hidden />
                <span className="max-lg:sr-only">{copy.list.reject}</span>
              </Button>
              <Button
                variant="primary"
                size="sm"
                disabled={isPending}
                onClick={() => {
                  onDecide(chosen, 'accepted');
                  onSelect([]);
                }}
              >
                <Check aria-hidden />
                {copy.list.accept}
              </Button>
            </ForEditors>
          </>
        ) : (
          <>
            {mayEdit && shown.some(({ status }) => status === 'proposed') ? (
              <Button size="sm" title={copy.shortlist.open} disabled={isPending} onClick={() => setAsked('shortlist')}>
                <ListChecks aria-hidden />
                <span className="max-lg:sr-only">{copy.shortlist.open}</span>
              </Button>
            ) : null}
            {shown.length > 0 ? (
              <IconButton
                label={csvCopy.hint(shown.length)}
                icon={FileSpreadsheet}
                className="max-sm:hidden"
                onClick={() => downloadCsv(csvCopy.file, opportunityRows(shown, currency))}
              />
            ) : null}
            <Button variant="ghost" size="sm" title={copy.rejected.open} onClick={() => setAsked('rejected')}>
              <Archive aria-hidden />
              <span className="max-lg:sr-only">{copy.rejected.open}</span>
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {asked === 'rejected' ? <RejectedDialog sectorId={sectorId} onClose={close} /> : null}
        {asked === 'assign' ? (
          <AssignDialog chosen={chosen} owners={owners} onAssign={onAssign} onClose={close} />
        ) : null}
        {asked === 'shortlist' ? (
          <ShortlistDialog shown={shown} currency={currency} onDecide={onDecide} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
});

/** Whether totals count less than the figures that persons typed, because those are more than the processes save. */
const countsLess = (opportunities: readonly SectorOpportunity[]) =>
  opportunities.some(
    ({ enteredSavings, countedSavings }) => enteredSavings !== null && countedSavings < enteredSavings - 0.001,
  );
