import type { SavingsVariance } from '@process-ai/contract/actuals';
import { Explained } from '../../../components/explained.tsx';
import { WHERE_FROM } from '../../../components/explanation/explanation.ts';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { barsOf, explainVariance } from '../model/view.ts';

const words = copy.variance;

/** Why the savings differ from the plan: in words, and as bars to the left for less and to the right for more. */
export function Variance({ variance, currency }: { variance: SavingsVariance; currency: string }) {
  const money = (amount: number) => (amount > 0 ? '+' : '') + formatMoney(amount, currency);
  return (
    <section
      aria-label={words.title}
      className="grid content-start gap-3 break-inside-avoid rounded-lg border bg-surface p-4 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{words.title}</h3>
        <Explained
          title={WHERE_FROM}
          aria-label={`${words.total}: ${money(variance.total)}. ${WHERE_FROM}`}
          renderExplanation={() => <ExplanationView {...explainVariance(variance, currency)} />}
          className="rounded font-semibold underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        >
          {money(variance.total)}
        </Explained>
      </header>
      <p className="text-pretty text-muted text-xs">{variance.words}</p>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{words.title}</caption>
        <tbody>
          {barsOf(variance).map(({ reason, amount, length }) => (
            <tr key={reason}>
              <th scope="row" className="w-28 py-1 pr-2 text-left align-middle font-normal">
                {words.reasons[reason]}
              </th>
              <td aria-hidden className="py-1 print:[print-color-adjust:exact]">
                <div className="relative h-5 rounded bg-subtle">
                  <div className="absolute inset-y-0 left-1/2 w-px bg-line-strong" />
                  <div
                    className={cx(
                      'absolute inset-y-0.5',
                      amount < 0
                        ? 'right-1/2 rounded-l bg-danger [background-image:repeating-linear-gradient(135deg,transparent_0_4px,var(--danger-soft)_4px_5px)]'
                        : 'left-1/2 rounded-r bg-success',
                    )}
                    style={{ width: `${50 * Math.abs(length)}%` }}
                  />
                </div>
              </td>
              <td className="w-28 py-1 pl-2 text-right whitespace-nowrap">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid gap-1 text-muted text-xs">
        {barsOf(variance).map(({ reason }) => (
          <div key={reason}>
            <dt className="inline font-medium">{words.reasons[reason]}: </dt>
            <dd className="inline">{words.meanings[reason]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
