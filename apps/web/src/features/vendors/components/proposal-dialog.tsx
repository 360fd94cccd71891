import type { Vendor, VendorField, VendorRefresh } from '@process-ai/contract/vendors';
import { Minus, PenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { cx } from '../../../lib/cx.ts';
import { errorReason, errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import { accepted, changesOf, type FieldChange, monthLabel, type RowChange } from '../model.ts';
import { useAcceptRefresh } from '../queries.ts';
import type { Refreshing } from '../use-refreshing.ts';

interface ProposalDialogProps {
  vendor: Vendor;
  proposal: VendorRefresh;
  refreshing: Refreshing;
}

/** What a refresh would change, field by field, for a person to accept or to keep as it is. Opens on mount. */
export function ProposalDialog({ vendor, proposal, refreshing }: ProposalDialogProps) {
  const { proposed, differs, source, factsAsOf } = proposal;
  const [chosen, setChosen] = useState<ReadonlySet<VendorField>>(() => new Set(differs));
  const accept = useAcceptRefresh();
  const isOutdated = vendor.version !== proposal.vendor.version || errorReason(accept.error) === 'editedMeanwhile';
  const choose = (field: VendorField, isAccepted: boolean) =>
    setChosen(new Set(differs.filter((each) => (each === field ? isAccepted : chosen.has(each)))));
  const submit = () =>
    accept.mutate(
      {
        vendorId: vendor.id,
        version: proposal.vendor.version,
        vendor: accepted(proposal.vendor, proposed, chosen),
        // The month stands for all facts of a vendor, and so counts only where all were accepted.
        factsAsOf: chosen.size === differs.length ? factsAsOf : proposal.vendor.factsAsOf,
      },
      { onSuccess: refreshing.close },
    );
  return (
    <Dialog
      open
      onOpenChange={refreshing.close}
      title={copy.proposal.title(vendor.name)}
      description={copy.proposal.text}
      width="xl"
    >
      <DialogBody className="grid content-start gap-3">
        {isOutdated ? (
          <FormError>
            {copy.proposal.outdated}{' '}
            <button
              type="button"
              className="rounded font-medium underline underline-offset-2"
              onClick={refreshing.start}
            >
              {copy.proposal.anew}
            </button>
          </FormError>
        ) : accept.error ? (
          <FormError>{errorText(accept.error)}</FormError>
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{copy.proposal.source(source)}</Badge>
          {factsAsOf === null ? null : <Badge>{copy.card.factsAsOf(monthLabel(factsAsOf))}</Badge>}
          <span className="grow" />
          <Button size="sm" variant="ghost" onClick={() => setChosen(new Set())}>
            {copy.proposal.keepAll}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setChosen(new Set(differs))}>
            {copy.proposal.acceptAll}
          </Button>
        </div>
        <ul className="divide-y border-t">
          {changesOf(proposal.vendor, proposed, differs).map((change) => (
            <FieldChangeView
              key={change.field}
              change={change}
              isAccepted={chosen.has(change.field)}
              onChoose={(isAccepted) => choose(change.field, isAccepted)}
            />
          ))}
        </ul>
      </DialogBody>
      <DialogButtons
        cancel={copy.proposal.close}
        onCancel={refreshing.close}
        submit={copy.proposal.submit(chosen.size, differs.length)}
        onSubmit={submit}
        pending={accept.isPending}
        disabled={chosen.size === 0 || isOutdated}
      />
    </Dialog>
  );
}

interface FieldChangeProps {
  change: FieldChange;
  isAccepted: boolean;
  onChoose: (isAccepted: boolean) => void;
}

/** One field before and after, and which of the two is to stand. */
function FieldChangeView({ change, isAccepted, onChoose }: FieldChangeProps) {
  const label = copy.fields[change.field];
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold text-sm">{label}</h3>
        <Segmented
          label={copy.proposal.choice(label)}
          size="sm"
          value={isAccepted ? 'accept' : 'keep'}
          onValueChange={(value) => onChoose(value === 'accept')}
          options={CHOICES}
        />
      </div>
      {'rows' in change ? (
        <div className="grid gap-1.5">
          <ul className="grid gap-1.5">
            {change.rows.map((row) => (
              <RowChangeView key={`${row.kind} ${row.name}`} row={row} />
            ))}
          </ul>
          {change.unchanged > 0 ? (
            <p className="text-muted text-xs">{copy.proposal.unchangedRows(change.unchanged)}</p>
          ) : null}
        </div>
      ) : (
        <dl className="grid gap-2 sm:grid-cols-2">
          <Side label={copy.proposal.current} text={change.before} isChosen={!isAccepted} />
          <Side label={copy.proposal.proposed} text={change.after} isChosen={isAccepted} />
        </dl>
      )}
    </li>
  );
}

const CHOICES = [
  { value: 'keep' as const, label: copy.proposal.keep },
  { value: 'accept' as const, label: copy.proposal.accept },
];

interface SideProps {
  label: string;
  text: string | null;
  isChosen: boolean;
}

const Side = ({ label, text, isChosen }: SideProps) => (
  <div className={cx('rounded-md border px-3 py-2', isChosen && 'border-accent bg-accent-soft/50')}>
    <dt className="text-muted text-xs">{label}</dt>
    <dd className={cx('mt-0.5 whitespace-pre-line text-pretty break-words', !text && 'text-muted')}>
      {text || copy.proposal.nothing}
    </dd>
  </div>
);

const KINDS = {
  added: { icon: Plus, tone: 'success' },
  removed: { icon: Minus, tone: 'danger' },
  changed: { icon: PenLine, tone: 'warning' },
} as const;

function RowChangeView({ row: { kind, name, before, after } }: { row: RowChange }) {
  const { icon: Icon, tone } = KINDS[kind];
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-start gap-2">
      <Badge tone={tone} className="justify-self-start">
        <Icon aria-hidden />
        {copy.proposal.rows[kind]}
      </Badge>
      <div className="min-w-0 break-words">
        <span className={cx('font-medium', kind === 'removed' && 'line-through')}>{name}</span>
        {after || kind === 'removed' ? (
          <span className="text-muted">{after || before ? ` – ${after || before}` : ''}</span>
        ) : null}
        {kind === 'changed' ? <p className="text-muted text-xs">{copy.proposal.before(before)}</p> : null}
      </div>
    </li>
  );
}
