import type { Opportunity } from '@process-ai/contract/opportunities';
import { Link } from 'react-router-dom';
import { Explained } from '../../../components/explained.tsx';
import { WHERE_FROM } from '../../../components/explanation/explanation.ts';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Loading } from '../../../components/loading.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatByBasis, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useProcessMoney } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { explainMoney } from '../model/money.ts';

interface MoneyExplanationProps {
  sectorId: string;
  processId: string;
  opportunity?: Opportunity;
}

/** How the money of a process came about, once that is read. */
export function MoneyExplanation({ sectorId, processId, opportunity }: MoneyExplanationProps) {
  const money = useProcessMoney(sectorId, processId);
  if (opportunity?.savingsBasis === null) return null;
  if (money.error) return <FormError>{errorText(money.error)}</FormError>;
  if (!money.data) return <Loading label={copy.money.loading} />;
  const { employees, employeeCost, organisationAssumed, currency } = money.data.total;
  const restsOnProfile = money.data.value.benchmark.cost > 0;
  return (
    <>
      <ExplanationView {...explainMoney(money.data, opportunity)} />
      {organisationAssumed && restsOnProfile ? (
        <p className="mt-3 text-pretty text-xs">
          {copy.money.organisation(formatNumber(employees), formatMoney(employeeCost, currency))}{' '}
          <Link to={`/sectors/${sectorId}?profile=true`} className="text-accent underline underline-offset-2">
            {copy.money.profile}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** What a process and all below it save a year, each basis apart; opens to where that comes from. */
export function ProcessSavings({ sectorId, processId }: Omit<MoneyExplanationProps, 'opportunity'>) {
  const money = useProcessMoney(sectorId, processId);
  if (!money.data) return null;
  const { value, total } = money.data;
  const savings = { measured: value.measured.savings / 1000, benchmark: value.benchmark.savings / 1000 };
  if (value.measured.cost + value.benchmark.cost === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">{copy.process.saves}:</span>
      <Explained
        title={WHERE_FROM}
        className="rounded text-left font-medium underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        renderExplanation={() => <MoneyExplanation sectorId={sectorId} processId={processId} />}
      >
        {formatByBasis(savings, value.size, total.currency)}
      </Explained>
    </p>
  );
}
