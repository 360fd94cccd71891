import { overpromising, overpromisingNote } from '@process-ai/domain/roi-warnings';
import { counted, monthsOf, percent } from '../../figure-words.ts';
import { type Block, heading, prose, type TableBlock } from '../blocks.ts';
import { type DocsPlan, OPPORTUNITY_LABELS, opportunityCount } from '../docs-plan.ts';
import { shortName } from '../document-text.ts';
import { findings } from './findings.ts';

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
            `Estimates of opportunities come from ${blueprint.sources.map((source) => shortName(source, 60)).join(', ')}. They are a second view of the projected savings and are never added to them.`,
            'Note',
          ),
        ]
      : []),
  ];
}

function answer(plan: DocsPlan): string {
  const tooMuch = overpromisingNote(overpromising(plan.blueprint.processes));
  return [worth(plan), byWhen(plan), withWhat(plan), tooMuch].filter(Boolean).join(' ');
}

function worth({ blueprint, words, totalEstimate }: DocsPlan): string {
  const { summary, businessCase, processes } = blueprint;
  const name = shortName(blueprint.sector.name);
  if (businessCase) {
    const base = `${name} can save ${words.short(summary.totalSavings)} a year, ${percent(summary.savingsPercentage)} of what ${costed(summary.processCount)} cost today.`;
    return summary.totalSavings > 0
      ? base
      : `The ROI inputs of ${name} show no savings yet: the work entered costs nothing.`;
  }
  const found = opportunityCount(processes);
  if (found === 0) return `No opportunities have been found in ${name} yet: analyse its processes first.`;
  const estimate = totalEstimate > 0 ? `, estimated at ${words.short(1000 * totalEstimate)} a year` : '';
  return `${counted(found, 'opportunity', 'opportunities')} were found in ${counted(processes.length, 'process', 'processes')} of ${name}${estimate}. What they are worth in money is not computed yet: no process has ROI inputs.`;
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
  // Else it stands beside the payback of a year as planned, and seems to contradict it.
  const why = paid === monthsOf(summary.portfolioPaybackMonths) ? '' : ', with ramp-up and risks';
  return `The investment of ${cost} is paid back after ${paid}${why}; over ${years} the net present value is ${words.short(base.npv)}, and lies between ${words.short(range.p10)} and ${words.short(range.p90)} in eight of ten simulated courses.`;
}

function withWhat({ blueprint: { roadmap, processes }, words }: DocsPlan): string {
  const [wave] = roadmap.waves;
  const first = wave?.items[0];
  if (!wave || !first) return '';
  const { from, to } = wave.months;
  const rest = wave.items.length - 1;
  const others = rest > 0 ? ` and ${counted(rest, 'other quick win')}` : '';
  const worthIt =
    wave.totalSavings > 0 && overpromising(processes) === 0
      ? `, together estimated at ${words.short(1000 * wave.totalSavings)} a year`
      : '';
  return `Start with “${shortName(first.opportunityTitle)}” (${first.processCode})${others} in months ${from} to ${to}${worthIt}.`;
}

function keyFigures({ blueprint, words, totalEstimate }: DocsPlan): Block[] {
  const { summary, businessCase, processes } = blueprint;
  if (!businessCase) {
    const figures = [
      { label: 'Processes', value: processes.length.toLocaleString('en-US'), note: 'in this blueprint' },
      { label: 'Opportunities', value: opportunityCount(processes).toLocaleString('en-US'), note: 'found so far' },
      {
        label: 'Estimated savings',
        value: totalEstimate > 0 ? `${words.short(1000 * totalEstimate)}/yr` : '–',
        note: 'by the analyst, not computed',
      },
    ];
    return [
      { kind: 'figures', figures },
      prose(
        'For a business case, enter the team, the runs a year, the salary and the minutes of a run of at least one process under Business Value & ROI, then export again.',
        'Note',
        'What is missing.',
      ),
    ];
  }
  return [
    {
      kind: 'figures',
      figures: [
        { label: 'Total ROI', value: words.millions(summary.totalSavings), note: 'projected savings a year' },
        {
          label: 'Savings',
          value: percent(summary.savingsPercentage),
          note: `of ${words.short(summary.totalCurrentCost)} current cost a year`,
        },
        {
          label: 'Average payback',
          value: monthsOf(summary.averagePaybackMonths),
          note: `all together: ${monthsOf(summary.portfolioPaybackMonths)}`,
        },
        { label: 'Efficiency Gain', value: percent(summary.efficiencyGain), note: 'average automation rate' },
      ],
    },
  ];
}

function topFive({ opportunities, words }: DocsPlan): TableBlock {
  return {
    kind: 'table',
    caption: `The ${Math.min(TOP, opportunities.length)} opportunities with the highest estimate`,
    columns: [
      { header: 'Opportunity', width: 3900 },
      { header: 'Process', width: 2900 },
      { header: 'Type', width: 1200 },
      { header: 'Estimate/yr', width: 1400, align: 'right' },
    ],
    rows: opportunities
      .slice(0, TOP)
      .map(({ process, opportunity }) => [
        { text: shortName(opportunity.title), strong: true },
        `${process.code} ${shortName(process.name)}`,
        OPPORTUNITY_LABELS[opportunity.type],
        words.thousands(opportunity.estimatedSavings),
      ]),
  };
}

const costed = (count: number) =>
  count === 1 ? 'the one process with inputs' : `${counted(count, 'process', 'processes')} with inputs`;
