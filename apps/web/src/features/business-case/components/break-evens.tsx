import type { BreakEven } from '@process-ai/contract/business-case';
import { copy } from '../copy.ts';
import { type CaseView, driverValue } from '../model.ts';
import { ExplainedCell } from './explained-cell.tsx';

const words = copy.breakEven;

/** Where the plan stops paying, one driver at a time, in words. */
export const BreakEvens = ({ view }: { view: CaseView }) => {
  const { breakEvens, result } = view.outcome;
  const gains = result.npv >= 0;
  return (
    <section
      aria-label={words.title}
      className="grid content-start gap-3 rounded-lg border bg-surface p-4 break-inside-avoid"
    >
      <header>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="mt-0.5 text-muted text-xs">{gains ? words.text : words.losing}</p>
      </header>
      <dl className="grid gap-2">
        {breakEvens.map((one) => (
          <div key={one.driver} className="grid grid-cols-[8.5rem_1fr] gap-x-4 max-sm:grid-cols-1">
            <dt className="text-muted">{copy.drivers[one.driver]}</dt>
            <dd>
              <ExplainedCell
                label={copy.drivers[one.driver]}
                value={sentence(one, gains)}
                explain={({ explainBreakEven }) => explainBreakEven(one, view)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** "Pays off until the average automation rate falls to 31% (planned 60%)." */
export function sentence({ driver, planned, breakEven }: BreakEven, gains: boolean): string {
  if (breakEven === null) return !gains ? words.never : driver === 'delay' ? words.anyDelay : words.always;
  return words[gains ? 'holds' : 'needs'][driver](driverValue(driver, breakEven), driverValue(driver, planned));
}
