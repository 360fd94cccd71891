import { SENSITIVITY_STEP } from '@process-ai/domain/sensitivity';
import { counted, percent, share } from '../../figure-words.ts';
import { DRIVER_MOVES, vendorRanking, winnerChange } from '../../story-words.ts';
import { type Block, prose } from '../blocks.ts';
import { areaInWords, type DocsPlan } from '../docs-plan.ts';
import { listed, shortName } from '../document-text.ts';

/** More than that is everywhere. */
const AREAS_NAMED = 3;

/** What a reader with one minute should know besides the answer; what cannot be said is left out. */
export function findings(plan: DocsPlan): Block[] {
  return [
    ['Where it lies.', whereItLies(plan)],
    ['What it hangs on.', hangsOn(plan)],
    ['Who can deliver it.', whoCan(plan)],
    ['What to decide now.', toDecide(plan)],
  ].flatMap(([term, text]) => (text ? [prose(text, 'Body', term)] : []));
}

/** The fewest areas that hold half of the estimate. */
function whereItLies({ areas, totalEstimate, words, overpromising }: DocsPlan): string {
  if (areas.length < 2 || totalEstimate <= 0) return '';
  let held = 0;
  const named = areas
    .toSorted((a, b) => b.estimate - a.estimate)
    .filter(({ estimate }) => {
      if (held >= totalEstimate / 2) return false;
      held += estimate;
      return true;
    });
  if (named.length > AREAS_NAMED) return '';
  const names = named.map(areaInWords);
  // Sums above the cost itself would only contradict the projected savings.
  const sums = overpromising > 0 ? '' : `: ${words.short(1000 * held)} of ${words.short(1000 * totalEstimate)} a year`;
  return `${listed(names)} ${names.length === 1 ? 'holds' : 'hold'} ${percent((100 * held) / totalEstimate, 0)} of the estimated savings${sums}.`;
}

function hangsOn({ blueprint: { businessCase, summary }, words }: DocsPlan): string {
  const [first] = businessCase?.sensitivities ?? [];
  if (!businessCase || !first || first.swing <= 0 || summary.totalSavings <= 0) return '';
  const lowest = Math.min(first.npvAtLow, first.npvAtHigh);
  const change = `${share(SENSITIVITY_STEP)} ${first.npvAtLow < first.npvAtHigh ? 'lower' : 'higher'}`;
  return `${DRIVER_MOVES[first.driver]} the result most: ${change} leaves a net present value of ${words.short(lowest)}. ${percent(100 * businessCase.range.chanceOfGain, 0)} of the simulated courses end with a gain.`;
}

function whoCan({ blueprint: { comparison } }: DocsPlan): string {
  return comparison.fits.length === 0
    ? ''
    : `${vendorRanking(comparison, shortName)}. ${winnerChange(comparison, shortName)}`.trim();
}

function toDecide({ blueprint: { roadmap }, opportunities }: DocsPlan): string {
  const [wave] = roadmap.waves;
  if (!wave || opportunities.length === 0) return '';
  const accepted = opportunities.filter(({ status }) => status === 'accepted');
  const sofar = `${accepted.length} of ${counted(opportunities.length, 'opportunity is', 'opportunities are')} accepted so far`;
  const open = wave.items.filter(
    ({ processCode, opportunityTitle }) =>
      !accepted.some(({ process, title }) => process.code === processCode && title === opportunityTitle),
  );
  if (wave.items.length === 0) return `${sofar}: accept or reject the others before the first of them starts.`;
  if (open.length === 0) return `${sofar}, with all of the first wave: it can start.`;
  const which = open.length === 1 ? 'the one' : `the ${open.length}`;
  return `${sofar}: accept or reject ${which} of the first wave that ${open.length === 1 ? 'is' : 'are'} open.`;
}
