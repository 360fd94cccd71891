import type { AssumptionName } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES } from '@process-ai/domain/assumption-notes';
import { SPREADS } from '@process-ai/domain/npv-range';
import type { Scenario } from '@process-ai/domain/sector-business-case';
import type { Source } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { BusinessCaseView } from '../model.ts';
import { percent } from './show-figure.ts';

const words = copy.explain;

export const RISKS = ['ramp', 'benefitRisk', 'costRisk'] as const;

const DRIVERS = ['annualBenefit', 'implementationCost', 'annualRunCost'] as const;

/** The amounts that a case starts from; with their spreads where chance has a say. */
export function figureSources(view: BusinessCaseView, name: Scenario, withSpreads = false): Source[] {
  const { input } = view.cases[name];
  const base = view.cases.base.input;
  return DRIVERS.flatMap((driver): Source[] => {
    const { low, likely, high, reason } = SPREADS[driver];
    const spread = [low, likely, high].map((factor) => formatNumber(factor, 2)).join(' / ');
    const factor = base[driver] > 0 ? input[driver] / base[driver] : 1;
    const amount: Source = {
      label: words.sources[driver],
      value: formatMoney(input[driver], view.currency),
      assumed: name !== 'base',
      computed: true,
      note:
        name === 'base'
          ? words.sources.fromResults
          : words.sources.scaled(`${formatNumber(factor, 3)} ×`, spread, reason),
    };
    if (!withSpreads) return [amount];
    const label = words.sources.spread(words.sources[driver]);
    return [amount, { label, value: spread, assumed: true, note: reason }];
  });
}

type Name = Extract<AssumptionName, 'discountRate' | 'years' | 'ramp' | 'benefitRisk' | 'costRisk'>;

/** The sector-wide assumptions behind a figure: where each comes from, or who has changed it. */
export function assumptionSources({ assumptions, changes }: BusinessCaseView, names: readonly Name[]): Source[] {
  return names.map((name) => {
    const change = changes[name];
    const { label, source } = ASSUMPTION_NOTES[name];
    const value =
      name === 'ramp'
        ? assumptions.ramp.map((share) => percent(share)).join(', ')
        : name === 'years'
          ? String(assumptions.years)
          : percent(assumptions[name]);
    return { label, value, assumed: true, note: [change && words.changedBy(change), source].filter(Boolean).join(' ') };
  });
}
