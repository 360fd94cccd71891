import type { FitPart, FitWeights, VendorFit } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import { Explained } from '../../../components/explained.tsx';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { explainScore } from '../model.ts';

/** Told apart by their order and the gap between them, not by the shade alone. */
const SHADES: Record<FitPart, string> = {
  coverage: 'bg-(--heat-6)',
  aiCoverage: 'bg-(--heat-5)',
  depth: 'bg-(--heat-4)',
  sector: 'bg-(--heat-3)',
};

/** The score as a bar of its parts on the scale of 100, with their points; opens to the formula. */
export function ScoreBreakdown({ fit, weights }: { fit: VendorFit; weights: FitWeights }) {
  const parts = FIT_PARTS.filter((part) => fit.shares[part] !== null);
  return (
    <Explained
      title={copy.card.explanation}
      renderExplanation={() => <ExplanationView {...explainScore(fit, weights)} />}
      className="group grid w-full gap-2 rounded-md text-left"
    >
      <span className="sr-only">{copy.card.pointsOf(fit.vendorName)}</span>
      <span aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-subtle print:border">
        {parts.map((part) => (
          <span
            key={part}
            className={cx('h-full print:[print-color-adjust:exact]', SHADES[part])}
            style={{ width: `${fit.score[part]}%` }}
          />
        ))}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {parts.map((part) => (
          <span key={part} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={cx('size-2 rounded-xs print:[print-color-adjust:exact]', SHADES[part])} />
            <span className="text-muted">{copy.parts[part]}</span>
            <span className="font-medium underline decoration-dotted decoration-line-strong underline-offset-4 group-hover:decoration-accent">
              {copy.card.points(fit.score[part])}
            </span>
          </span>
        ))}
      </span>
      <span className="sr-only">{copy.card.explanation}</span>
    </Explained>
  );
}
