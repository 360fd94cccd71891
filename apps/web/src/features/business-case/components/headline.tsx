import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { Figure, FigureStrip } from '../../../components/figure-strip.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainCase, explainRange, explainTotal } from '../model/explain.ts';
import { type CaseView, monthOfPayback, percent, showFigure } from '../model.ts';

const words = copy.headline;
const more = copy.more;

/** The one payback and the one NPV, with what stands beside them; each opens to where it comes from. */
export function Headline({ view }: { view: CaseView }) {
  const { outcome } = view;
  const { headline, result, currency, range, scenario } = outcome;
  const money = (amount: number) => formatMoney(amount, currency);
  const paidIn = monthOfPayback(outcome, headline.paybackMonths);
  const savings = scenario.assumptions.includeBenchmark ? words.savings.withBenchmark : words.savings.label;
  return (
    <div className="grid gap-3">
      <FigureStrip label={words.label} columns={4}>
        <Figure
          label={words.payback.label}
          value={showFigure.payback(result, currency)}
          note={paidIn === null ? words.payback.note : words.payback.by(paidIn)}
          renderExplanation={() => <ExplanationView {...explainCase('payback', view)} />}
        />
        <Figure
          label={words.npv.label}
          value={money(headline.npv)}
          note={words.npv.note(scenario.name)}
          renderExplanation={() => <ExplanationView {...explainCase('npv', view)} />}
        />
        <Figure
          label={words.p50.label}
          value={money(headline.p50)}
          note={words.p50.note(percent(range.chanceOfGain))}
          renderExplanation={() => <ExplanationView {...explainRange('p50', view)} />}
        />
        <Figure
          label={savings}
          value={money(headline.annualSavings)}
          note={words.savings.note(money(headline.oneOffCost))}
          renderExplanation={() => <ExplanationView {...explainTotal('savings', view)} />}
        />
      </FigureStrip>
      <FigureStrip label={more.label} columns={4}>
        {(['roi', 'irr', 'discountedPayback'] as const).map((figure) => (
          <Figure
            key={figure}
            label={more[figure].label}
            value={showFigure[figure](result, currency)}
            note={more[figure].note}
            renderExplanation={() => <ExplanationView {...explainCase(figure, view)} />}
          />
        ))}
        <Figure
          label={more.runCost.label}
          value={money(headline.annualRunCost)}
          note={more.runCost.note}
          renderExplanation={() => <ExplanationView {...explainTotal('runCost', view)} />}
        />
      </FigureStrip>
    </div>
  );
}
