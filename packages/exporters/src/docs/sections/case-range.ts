import type { NpvRange, SectorCase } from '@process-ai/contract/business-case';
import { chanceInWords, runsInWords } from '../../case-words.ts';
import { decimals } from '../../figure-words.ts';
import { type Block, heading, leadIn } from '../blocks.ts';
import { histogramChart } from '../charts.ts';
import type { DocsPlan } from '../docs-plan.ts';

/** How sure the business case is: what the simulation found. */
export function caseRange({ words, palette }: DocsPlan, found: SectorCase): Block[] {
  const { p10, p50, p90, chanceOfGain, histogram, draws, seed } = found.range;
  const { counts, from, width } = inPairs(histogram);
  return [
    heading(2, 'How sure it is'),
    leadIn(
      `Volume, automation rate, adoption, cost and delay were simulated ${decimals(draws)} times, each run from the spreads under “Assumptions and method” (seed ${seed}: the same figures give the same range). The net present value is above zero ${chanceInWords(found)}. The middle lies below the plan where plans more often disappoint than surprise.`,
    ),
    {
      kind: 'figures',
      figures: [
        { label: 'P10', value: words.short(p10), note: 'nine of ten runs are better' },
        { label: 'P50', value: words.short(p50), note: 'as many better as worse' },
        { label: 'P90', value: words.short(p90), note: 'one of ten runs is better' },
        { label: 'Runs with a gain', value: runsInWords(chanceOfGain), note: 'net present value above zero' },
      ],
    },
    ...(counts.length > 1
      ? [
          histogramChart(
            {
              caption: 'Net present value in the simulated runs',
              alt: `Between ${words.short(from)} and ${words.short(from + width * counts.length)}, with P10 at ${words.short(p10)}, P50 at ${words.short(p50)} and P90 at ${words.short(p90)}.`,
              categories: counts.map((_, bin) => words.short(from + width * (bin + 0.5))),
              values: counts,
              categoryTitle: 'Net present value',
            },
            palette,
          ),
        ]
      : []),
  ];
}

/** Half as many bins, so that each has room for its label. */
function inPairs({ from, width, counts }: NpvRange['histogram']): NpvRange['histogram'] {
  if (counts.length < 2) return { from, width, counts };
  const pairs = Array.from(
    { length: Math.ceil(counts.length / 2) },
    (_, pair) => (counts[2 * pair] ?? 0) + (counts[2 * pair + 1] ?? 0),
  );
  return { from, width: 2 * width, counts: pairs };
}
