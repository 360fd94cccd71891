import type { SavingsByBasis as Savings, SizeClass } from '@process-ai/contract/process-values';
import { SIZE_FROM, type SizedAs, sizeOf } from '@process-ai/domain/organisation-size';
import {
  formatBenchmark,
  formatMeasured,
  formatNumber,
  formatUncosted,
  NOTHING_COSTED,
  SIZE_NAMES,
} from '../lib/format.ts';
import { Explained } from './explained.tsx';
import { WHERE_FROM } from './explanation/explanation.ts';

interface SavingsByBasisProps {
  savings: Savings;
  /** Of the organisation, currency units a year: the size goes by its share of it. */
  payroll: number;
  currency: string;
  /** What it is the sum of. */
  of: SizedAs;
}

/** A sum of savings: what is measured, and apart from it what is not costed yet, as a size that opens to its figure. */
export const SavingsByBasis = ({ savings: { measured, benchmark }, payroll, currency, of }: SavingsByBasisProps) => {
  const size = sizeOf(1000 * benchmark, payroll, of);
  if (!size) return <>{measured > 0 ? formatMeasured(measured, currency) : NOTHING_COSTED}</>;
  return (
    <>
      {measured > 0 ? `${formatMeasured(measured, currency)} · ` : null}
      <Explained
        title={WHERE_FROM}
        className="rounded underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        renderExplanation={() => (
          <p className="mt-2 text-pretty">
            {formatBenchmark(benchmark, currency)}: these processes have no ROI inputs yet. It rests on the size of the
            organization, and is never added to what is measured. A {SIZE_NAMES[size]} one {boundsOf(size, of)} of the
            payroll.
          </p>
        )}
      >
        {formatUncosted(size)}
      </Explained>
    </>
  );
};

/** What a size class of savings means, as "is 0.25% to 1.25%". */
function boundsOf(size: SizeClass, of: SizedAs): string {
  const [from, to] = [SIZE_FROM[of].M, SIZE_FROM[of].L].map((share) => `${formatNumber(100 * share, 2)}%`);
  return { S: `is less than ${from}`, M: `is ${from} to ${to}`, L: `is ${to} or more` }[size];
}
