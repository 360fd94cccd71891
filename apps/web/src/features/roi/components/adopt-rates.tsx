import type { UseCaseRates } from '@process-ai/contract/roi-benchmarks';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { gridCopy } from '../model/grid-copy.ts';
import { useAdoptRates, useUseCaseRates } from '../queries.ts';

interface AdoptRatesProps {
  sectorId: string;
  currency: string;
  nameOf: (processId: string) => string;
}

const words = gridCopy.rates;

/** The way from the default rate to those of the use cases: what changes is said first. */
export function AdoptRates(props: AdoptRatesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button title={words.open} className="max-lg:px-2!" onClick={() => setOpen(true)}>
        <Percent aria-hidden />
        <span className="max-lg:sr-only">{words.open}</span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.title} description={words.text} width="lg">
        <AdoptRatesBody {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function AdoptRatesBody({ sectorId, currency, nameOf, onClose }: AdoptRatesProps & { onClose: () => void }) {
  const rates = useUseCaseRates(sectorId);
  const adopt = useAdoptRates(sectorId, onClose);
  if (!rates.data) {
    return (
      <DialogBody>
        {rates.error ? (
          <FailedState title={words.failedToLoad} error={rates.error} onRetry={() => void rates.refetch()} />
        ) : (
          <Loading label={words.loading}>
            <Skeleton className="h-24" />
          </Loading>
        )}
      </DialogBody>
    );
  }
  const { rates: changes, withoutUseCases } = rates.data;
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>{summaryOf(changes, currency)}</p>
        {withoutUseCases > 0 ? <p className="text-muted">{words.kept(withoutUseCases)}</p> : null}
        {changes.length > 0 ? <Changes changes={changes} currency={currency} nameOf={nameOf} /> : null}
      </DialogBody>
      <DialogButtons
        cancel={words.cancel}
        onCancel={onClose}
        submit={words.adopt(changes.length)}
        onSubmit={() => adopt.mutate({ sectorId })}
        pending={adopt.isPending}
        disabled={changes.length === 0}
      />
    </>
  );
}

function summaryOf(changes: UseCaseRates['rates'], currency: string): string {
  if (changes.length === 0) return words.none;
  const sum = (of: (change: UseCaseRates['rates'][number]) => number) =>
    formatMoney(
      changes.reduce((total, change) => total + of(change), 0),
      currency,
    );
  return words.summary(
    changes.length,
    sum(({ savings }) => savings),
    sum(({ savingsThen }) => savingsThen),
  );
}

const percent = (rate: number) => `${Number(formatNumber(100 * rate, 1))}%`;

interface ChangesProps extends Pick<AdoptRatesProps, 'currency' | 'nameOf'> {
  changes: UseCaseRates['rates'];
}

const Changes = ({ changes, currency, nameOf }: ChangesProps) => (
  <ul aria-label={words.list} className="divide-y rounded-lg border text-xs">
    {changes.map(({ processId, automationRate, useCaseRate, savings, savingsThen }) => (
      <li
        key={processId}
        className="flex flex-wrap items-baseline justify-end gap-x-4 gap-y-0.5 px-3 py-2 sm:flex-nowrap"
      >
        <span className="wrap-anywhere min-w-full grow sm:min-w-0">{nameOf(processId)}</span>
        <span className="whitespace-nowrap sm:w-28 sm:text-right">
          {words.change(percent(automationRate), percent(useCaseRate))}
        </span>
        <span className="whitespace-nowrap text-muted sm:w-48 sm:text-right">
          {words.savings(formatMoney(savings, currency), formatMoney(savingsThen, currency))}
        </span>
      </li>
    ))}
  </ul>
);
