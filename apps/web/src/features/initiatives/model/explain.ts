import type { Initiative } from '@process-ai/contract/initiatives';
import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import type { Explanation, Source } from '../../../components/explanation/explanation.ts';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainCopy } from './explain-copy.ts';

const words = explainCopy;

/** So many are named; the rest are one line. */
const NAMED = 8;

export type Basis = 'measured' | 'benchmark';

/** What the opportunities of an initiative save a year, on one basis. */
export function explainSavings(
  initiative: Initiative,
  basis: Basis,
  opportunities: readonly SectorOpportunity[],
  currency: string,
): Explanation {
  const own = new Set(initiative.opportunityIds);
  const counted = opportunities
    .filter(({ id, savingsBasis, countedSavings }) => own.has(id) && savingsBasis === basis && countedSavings > 0)
    .toSorted((a, b) => b.countedSavings - a.countedSavings);
  const total = initiative.annualSavings[basis];
  return {
    steps: [
      summed(
        words.savings,
        total,
        counted.map(({ countedSavings }) => 1000 * countedSavings),
        currency,
      ),
    ],
    sources: namedSources(
      counted.map(({ processCode, title, countedSavings, enteredSavings }) => ({
        label: `${processCode} ${title}`,
        amount: 1000 * countedSavings,
        source: {
          assumed: basis === 'benchmark' && enteredSavings === null,
          computed: enteredSavings === null,
        },
      })),
      currency,
    ),
    remarks: [words.opens, words.earns, ...(basis === 'benchmark' ? [words.benchmark] : [])],
  };
}

/** What it costs once: its cost lines. */
export const explainCost = ({ costLines, oneOffCost, source }: Initiative, currency: string): Explanation => ({
  steps: [
    summed(
      words.oneOff,
      oneOffCost,
      costLines.map(({ amount }) => amount),
      currency,
    ),
  ],
  sources: namedSources(
    costLines.map(({ kind, name, amount }) => ({
      label: `${copy.costKinds[kind]}: ${name}`,
      amount,
      source: { assumed: copy.isProposed(source) },
    })),
    currency,
  ),
  remarks: [...costRemarks(source), words.spent],
});

/** What it costs a year once it works, beside what it saves. */
export function explainRunCost({ annualRunCost, annualSavings, source }: Initiative, currency: string): Explanation {
  const money = (amount: number) => formatMoney(amount, currency);
  return {
    steps: [
      {
        ...words.net,
        worked: `${money(annualSavings.measured)} − ${money(annualRunCost)}`,
        value: money(annualSavings.measured - annualRunCost),
      },
    ],
    sources: [{ label: words.runCost, value: money(annualRunCost), assumed: copy.isProposed(source) }],
    remarks: [...costRemarks(source), words.runFrom],
  };
}

/** Who set a cost, as far as that is known. */
const costRemarks = (source: string) => [
  copy.isProposed(source) ? words.proposedCost : `${copy.detail.source(source)}.`,
];

/** A figure of the whole plan: what its initiatives have of it. */
export function explainPlan(
  label: string,
  initiatives: readonly Initiative[],
  stopped: number,
  of: (initiative: Initiative) => number,
  currency: string,
): Explanation {
  const parts = initiatives
    .map((initiative) => ({
      label: initiative.name,
      amount: of(initiative),
      source: { assumed: false, computed: true },
    }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
  const amounts = parts.map(({ amount }) => amount);
  return {
    steps: [
      summed(
        { label, formula: words.sum },
        amounts.reduce((sum, amount) => sum + amount, 0),
        amounts,
        currency,
      ),
    ],
    sources: namedSources(parts, currency),
    remarks: stopped > 0 ? [words.notCounted(stopped)] : [],
  };
}

interface Part {
  label: string;
  amount: number;
  source: Pick<Source, 'assumed' | 'computed'>;
}

const summed = (
  { label, formula }: { label: string; formula: string },
  total: number,
  amounts: number[],
  currency: string,
) => {
  const shown = amounts.slice(0, 4).map((amount) => formatMoney(amount, currency));
  return {
    label,
    formula,
    worked: [...shown, ...(amounts.length > shown.length ? ['…'] : [])].join(' + ') || formatMoney(0, currency),
    value: formatMoney(total, currency),
  };
};

function namedSources(parts: readonly Part[], currency: string): Source[] {
  const rest = parts.slice(NAMED);
  return [
    ...parts.slice(0, NAMED).map(({ label, amount, source }) => ({
      label,
      value: formatMoney(amount, currency),
      ...source,
    })),
    ...(rest.length > 0
      ? [
          {
            label: words.others(rest.length),
            value: formatMoney(
              rest.reduce((sum, { amount }) => sum + amount, 0),
              currency,
            ),
            assumed: false,
            computed: true,
          },
        ]
      : []),
  ];
}
