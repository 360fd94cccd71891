import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { Figure, FigureStrip } from '../../../components/figure-strip.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { BusinessCaseView } from '../model.ts';
import { explainCase, explainRange } from './explain-case.ts';
import { percent, showFigure } from './show-figure.ts';

const FIGURES = ['npv', 'irr', 'roi', 'payback', 'discountedPayback'] as const;

/** The base case in short; each figure opens to where it comes from. */
export const CaseCards = ({ view }: { view: BusinessCaseView }) => (
  <FigureStrip label={copy.cards.label} columns={6}>
    {FIGURES.map((figure) => (
      <Figure
        key={figure}
        label={copy.cards[figure].label}
        value={showFigure[figure](view.cases.base.result, view.currency)}
        note={copy.cards[figure].note}
        renderExplanation={() => <ExplanationView {...explainCase(figure, view, 'base')} />}
      />
    ))}
    <Figure
      label={copy.cards.chance.label}
      value={percent(view.businessCase.range.chanceOfGain)}
      note={copy.cards.chance.note(formatNumber(view.businessCase.range.draws))}
      renderExplanation={() => <ExplanationView {...explainRange('chance', view)} />}
    />
  </FigureStrip>
);
