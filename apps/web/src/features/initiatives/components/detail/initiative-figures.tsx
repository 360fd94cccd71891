import type { Initiative } from '@process-ai/contract/initiatives';
import { sizeOf } from '@process-ai/domain/process-values';
import { ExplanationView } from '../../../../components/explanation/explanation-view.tsx';
import { Figure, FigureStrip } from '../../../../components/figure-strip.tsx';
import { formatMoney } from '../../../../lib/format.ts';
import { copy } from '../../copy.ts';
import { explainCost, explainRunCost } from '../../model/explain.ts';
import { SavingsExplanation } from '../amounts.tsx';

interface InitiativeFiguresProps {
  sectorId: string;
  initiative: Initiative;
  currency: string;
  payroll: number;
}

const words = copy.detail.figures;

/** What it is worth and what it takes; each figure opens to where it comes from. */
export function InitiativeFigures({ sectorId, initiative, currency, payroll }: InitiativeFiguresProps) {
  const { measured, benchmark } = initiative.annualSavings;
  const shared = { sectorId, initiative, currency };
  return (
    <FigureStrip label={words.label} columns={4}>
      <Figure
        label={words.measured.label}
        value={formatMoney(measured, currency)}
        note={words.measured.note}
        renderExplanation={() => <SavingsExplanation {...shared} basis="measured" />}
      />
      <Figure
        label={words.benchmark.label}
        value={sizeOf(benchmark, payroll) ?? copy.figures.benchmark.none}
        note={words.benchmark.note}
        renderExplanation={() => <SavingsExplanation {...shared} basis="benchmark" />}
      />
      <Figure
        label={words.oneOffCost.label}
        value={formatMoney(initiative.oneOffCost, currency)}
        note={words.oneOffCost.note}
        renderExplanation={() => <ExplanationView {...explainCost(initiative, currency)} />}
      />
      <Figure
        label={words.annualRunCost.label}
        value={formatMoney(initiative.annualRunCost, currency)}
        note={words.annualRunCost.note}
        renderExplanation={() => <ExplanationView {...explainRunCost(initiative, currency)} />}
      />
    </FigureStrip>
  );
}
