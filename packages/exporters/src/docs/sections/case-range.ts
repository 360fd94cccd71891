import type { NpvRange, SectorCase } from '@process-ai/contract/business-case';
import { capitalized } from '@process-ai/domain/capitalized';
import { chanceInWords, runsInWords, seldomInWords } from '../../range-words.ts';
import { type Block, heading, leadIn } from '../blocks.ts';
import { histogramChart } from '../charts.ts';
import type { DocsPlan } from '../docs-plan.ts';

/** How sure the business case is: what the simulation found. */
export function caseRange({ words, palette }: DocsPlan, found: SectorCase): Block[] {
  const { p10, p50, p90, chanceOfGain, histogram, draws, seed } = found.range;
  const { counts, from, width } = grouped(histogram);
  const says = words.say.document.case;
  const seldom = seldomInWords(found.headline, found.range, words);
  const [low, middle, high] = [p10, p50, p90].map(words.short) as [string, string, string];
  return [
    heading(2, says.howSure),
    leadIn(
      [says.simulated(words.decimals(draws), seed, chanceInWords(found, words)), seldom && `${capitalized(seldom)}.`]
        .filter(Boolean)
        .join(' '),
    ),
    {
      kind: 'figures',
      figures: [
        { label: 'P10', value: low, note: says.p10 },
        { label: 'P50', value: middle, note: says.p50 },
        { label: 'P90', value: high, note: says.p90 },
        { label: says.gain, value: runsInWords(chanceOfGain, words), note: says.gainNote },
      ],
    },
    ...(counts.length > 1
      ? [
          histogramChart(
            {
              caption: says.histogram,
              alt: says.histogramAlt(words.short(from), words.short(from + width * counts.length), low, middle, high),
              categories: counts.map((_, bin) => words.short(from + width * (bin + 0.5))),
              values: counts,
              name: says.runs,
              categoryTitle: says.npv,
            },
            palette,
          ),
        ]
      : []),
  ];
}

/** Bins of a bar, so that each has room for its label, in German too ("−162 Tsd. €"). */
const TOGETHER = 3;

function grouped({ from, width, counts }: NpvRange['histogram']): NpvRange['histogram'] {
  if (counts.length < 2) return { from, width, counts };
  const groups = Array.from({ length: Math.ceil(counts.length / TOGETHER) }, (_, group) =>
    counts.slice(TOGETHER * group, TOGETHER * (group + 1)).reduce((sum, count) => sum + count, 0),
  );
  return { from, width: TOGETHER * width, counts: groups };
}
