import type { Vendor, VendorField, VendorRefresh } from '@process-ai/contract/vendors';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { errorReason, errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import { accepted, changesOf, monthLabel } from '../model.ts';
import { useAcceptRefresh } from '../queries.ts';
import type { Refreshing } from '../use-refreshing.ts';
import { FieldChangeView } from './field-change.tsx';

interface ProposalDialogProps {
  vendor: Vendor;
  proposal: VendorRefresh;
  refreshing: Refreshing;
}

/** What a refresh would change, field by field, for a person to accept or to keep as it is. Opens as it is mounted. */
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
      <DialogFooter>
        <Button onClick={refreshing.close}>{copy.proposal.close}</Button>
        <Button
          variant="primary"
          disabled={chosen.size === 0 || isOutdated}
          pending={accept.isPending}
          onClick={submit}
        >
          {copy.proposal.submit(chosen.size, differs.length)}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
