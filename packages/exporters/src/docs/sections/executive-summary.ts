import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { overpromisingNote } from '@process-ai/domain/roi-warnings';
import { SENSITIVITY_STEP } from '@process-ai/domain/sensitivity';
import { BASIS_WORDS, counted, decimals, monthsOf, percent, share } from '../../figure-words.ts';
import { DRIVER_MOVES, headlineFigures, vendorRanking, winnerChange } from '../../story-words.ts';
import { type Block, heading, prose, type TableBlock } from '../blocks.ts';
import { areaInWords, type DocsPlan } from '../docs-plan.ts';
import { listed, shortName } from '../document-text.ts';

const TOP = 5;

/** The answer first: what it is worth, by when, and with what first. */
export function executiveSummary(plan: DocsPlan): Block[] {
  const { blueprint, opportunities } = plan;
  return [
    heading(1, 'Executive summary'),
    prose(answer(plan), 'Lead'),
    ...keyFigures(plan),
    ...findings(plan),
    ...(opportunities.length > 0 ? [heading(2, `Where to look first`), topFive(plan)] : []),
    ...(opportunities.length > 0
      ? [
          prose(
            `Opportunities were proposed by ${blueprint.sources.map((source) => shortName(source, 60)).join(', ')}. Each saves its share of what its process saves; measured and benchmark are never added up.`,
            'Note',
          ),
        ]
      : []),
  ];
}

function answer(plan: DocsPlan): string {
  const tooMuch = overpromisingNote(plan.overpromising);
  return [worth(plan), byWhen(plan), withWhat(plan), tooMuch].filter(Boolean).join(' ');
}

function worth({ blueprint, words, opportunities, totalEstimate, basis }: DocsPlan): string {
  const { summary, businessCase, processes } = blueprint;
  const name = shortName(blueprint.sector.name);
  if (businessCase) {
    const base = `${name} can save ${words.short(summary.totalSavings)} a year, ${percent(summary.savingsPercentage)} of what ${costed(summary.processCount)} cost today.`;
    return summary.totalSavings > 0
      ? base
      : `The ROI inputs of ${name} show no savings yet: the work entered costs nothing.`;
  }
  if (opportunities.length === 0)
    return `No opportunities have been found in ${name} yet: analyse its processes first.`;
  const estimate = totalEstimate[basis] > 0 ? `, worth ${words.byBasis(totalEstimate)}` : '';
  return `${counted(opportunities.length, 'opportunity', 'opportunities')} were found in ${counted(processes.length, 'process', 'processes')} of ${name}${estimate}. What they are worth in money is not computed yet: no process has ROI inputs.`;
}

function byWhen({ blueprint: { businessCase, summary, assumptions }, words }: DocsPlan): string {
  if (!businessCase || summary.totalSavings <= 0) return '';
  const { base, range } = businessCase;
  const cost = words.short(summary.totalImplementationCost);
  const years = counted(assumptions.years, 'year');
  if (base.paybackMonths === null) {
    const what = summary.totalImplementationCost > 0 ? `The investment of ${cost}` : 'The programme';
    return `${what} does not pay back within ${years}: review run and implementation cost before deciding.`;
  }
  const paid = monthsOf(base.paybackMonths);
  return `The investment of ${cost} is paid back after ${paid}; over ${years} the net present value is ${words.short(base.npv)}, and lies between ${words.short(range.p10)} and ${words.short(range.p90)} in eight of ten simulated courses.`;
}

function withWhat({ blueprint: { roadmap }, overpromising, words }: DocsPlan): string {
  const [wave] = roadmap.waves;
  const first = wave?.items[0];
  if (!wave || !first) return '';
  const { from, to } = wave.months;
  const rest = wave.items.length - 1;
  const others = rest > 0 ? ` and ${counted(rest, 'other quick win')}` : '';
  const worthIt =
    wave.totalSavings.measured + wave.totalSavings.benchmark > 0 && overpromising === 0
      ? `, together worth ${words.byBasis(wave.totalSavings)}`
      : '';
  return `Start with “${shortName(first.opportunityTitle)}” (${first.processCode})${others} in months ${from} to ${to}${worthIt}.`;
}

function keyFigures(plan: DocsPlan): Block[] {
  const { blueprint, words, opportunities, totalEstimate, basis } = plan;
  const figures = headlineFigures(blueprint, plan, words);
  if (figures.length > 0) return [{ kind: 'figures', figures }];
  const without = [
    { label: 'Processes', value: decimals(blueprint.processes.length), note: 'in this blueprint' },
    { label: 'Opportunities', value: decimals(opportunities.length), note: 'found so far' },
    {
      label: 'Savings by benchmark',
      value: totalEstimate[basis] > 0 ? `${words.short(1000 * totalEstimate[basis])}/yr` : '–',
      note: 'by the size of the organisation, not costed yet',
    },
  ];
  return [
    { kind: 'figures', figures: without },
    prose(
      'For a business case, enter the team, the runs a year, the salary and the minutes of a run of at least one process under Business Value & ROI, then export again.',
      'Note',
      'What is missing.',
    ),
  ];
}

function topFive({ opportunities, words }: DocsPlan): TableBlock {
  return {
    kind: 'table',
    caption: `The ${Math.min(TOP, opportunities.length)} opportunities that save most`,
    columns: [
      { header: 'Opportunity', width: 3900 },
      { header: 'Process', width: 2900 },
      { header: 'Type', width: 1200 },
      { header: 'Savings', width: 1400, align: 'right' },
    ],
    rows: opportunities
      .slice(0, TOP)
      .map((opportunity) => [
        { text: shortName(opportunity.title), strong: true },
        `${opportunity.process.code} ${shortName(opportunity.process.name)}`,
        OPPORTUNITY_TYPE_LABELS[opportunity.type],
        words.worth(opportunity),
      ]),
  };
}

const costed = (count: number) =>
  count === 1 ? 'the one process with inputs' : `${counted(count, 'process', 'processes')} with inputs`;

/** More than that is everywhere. */
const AREAS_NAMED = 3;

/** What a reader with one minute should know besides the answer; what cannot be said is left out. */
function findings(plan: DocsPlan): Block[] {
  return [
    ['Where it lies.', whereItLies(plan)],
    ['What it hangs on.', hangsOn(plan)],
    ['Who can deliver it.', whoCan(plan)],
    ['What to decide now.', toDecide(plan)],
  ].flatMap(([term, text]) => (text ? [prose(text, 'Body', term)] : []));
}

/** The fewest areas that hold half of the estimate. */
function whereItLies({ areas, totalEstimate, basis, words, overpromising }: DocsPlan): string {
  const total = totalEstimate[basis];
  if (areas.length < 2 || total <= 0) return '';
  let held = 0;
  const named = areas
    .toSorted((a, b) => b.estimate[basis] - a.estimate[basis])
    .filter(({ estimate }) => {
      if (held >= total / 2) return false;
      held += estimate[basis];
      return true;
    });
  if (named.length > AREAS_NAMED) return '';
  const names = named.map(areaInWords);
  // Sums above the cost itself would only contradict the projected savings.
  const sums = overpromising > 0 ? '' : `: ${words.short(1000 * held)} of ${words.short(1000 * total)} a year`;
  return `${listed(names)} ${names.length === 1 ? 'holds' : 'hold'} ${percent((100 * held) / total, 0)} of the savings ${BASIS_WORDS[basis]}${sums}.`;
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
