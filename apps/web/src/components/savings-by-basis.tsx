import type { SavingsByBasis as Savings } from '@process-ai/contract/process-values';
import { sizeOf } from '@process-ai/domain/process-values';
import { formatBenchmark, formatMeasured, NOTHING_COSTED } from '../lib/format.ts';
import { Explained } from './explained.tsx';
import { WHERE_FROM } from './explanation/explanation.ts';

interface SavingsByBasisProps {
  savings: Savings;
  /** Of the organisation, currency units a year: the size goes by its share of it. */
  payroll: number;
  currency: string;
}

/** A sum of savings: what is measured, and apart from it what is not costed yet, as a size that opens to its figure. */
export const SavingsByBasis = ({ savings: { measured, benchmark }, payroll, currency }: SavingsByBasisProps) => {
  const size = sizeOf(1000 * benchmark, payroll);
  if (!size) return <>{measured > 0 ? formatMeasured(measured, currency) : NOTHING_COSTED}</>;
  return (
    <>
      {measured > 0 ? `${formatMeasured(measured, currency)} · ` : null}
      <Explained
        title={WHERE_FROM}
        className="rounded underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        renderExplanation={() => (
          <p className="mt-2 text-pretty">
            {formatBenchmark(benchmark, currency)}: nobody has costed these processes yet. It rests on the size of the
            organization, and is never added to what is measured.
          </p>
        )}
      >
        size {size} not costed yet
      </Explained>
    </>
  );
};
