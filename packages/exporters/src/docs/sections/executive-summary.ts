import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import {
  chanceInWords,
  headlineFigures,
  mainRisk,
  notCountedInWords,
  payingInWords,
  scopeInWords,
  undecidedInWords,
  worthInWords,
} from '../../case-words.ts';
import { BASIS_WORDS, counted, decimals, percent } from '../../figure-words.ts';
import { originsInWords } from '../../origin-words.ts';
import { beginInWords, cameInWords, progressInWords } from '../../plan-words.ts';
import { losersInWords } from '../../priority-words.ts';
import { vendorRanking, winnerChange } from '../../story-words.ts';
import { type Block, type FiguresBlock, heading, prose, type TableBlock } from '../blocks.ts';
import { areaInWords, type DocsPlan } from '../docs-plan.ts';
import { listed, shortName } from '../document-text.ts';

const TOP = 5;

interface SummaryWords {
  answer: string;
  figures: FiguresBlock['figures'];
  /** What a reader with one minute should know besides. */
  findings: { term: string; text: string }[];
}

/** What the summary says, wherever it stands: on its page, or in the preview before the files are made. */
export const summaryInWords = (plan: DocsPlan): SummaryWords => ({
  answer: answer(plan),
  figures: keyFigures(plan),
  findings: findings(plan),
});

/** The answer first: what it is worth, by when, and with what first. */
export function executiveSummary(plan: DocsPlan): Block[] {
  const { blueprint, opportunities } = plan;
  const { answer: lead, figures, findings: said } = summaryInWords(plan);
  return [
    heading(1, 'Executive summary'),
    prose(lead, 'Lead'),
    { kind: 'figures', figures },
    ...said.map(({ term, text }) => prose(text, 'Body', term)),
    ...(opportunities.length > 0 ? [heading(2, `Where to look first`), topFive(plan)] : []),
    ...(opportunities.length > 0
      ? [
          prose(
            `${originsInWords(blueprint.sources)} Each saves its share of what its process saves; measured and benchmark are never added up.`,
            'Note',
          ),
        ]
      : []),
  ];
}

function answer({ blueprint, words, headline, ...story }: DocsPlan): string {
  const name = shortName(blueprint.client);
  return [
    worthInWords(blueprint, { ...story, headline }, words, name),
    payingInWords(blueprint, headline, words),
    scopeInWords(blueprint, story, words),
    undecidedInWords({ ...story, headline }),
  ]
    .filter(Boolean)
    .join(' ');
}

function keyFigures(plan: DocsPlan): FiguresBlock['figures'] {
  const { blueprint, words, opportunities, totalEstimate } = plan;
  const figures = headlineFigures(blueprint, plan, words);
  if (figures.length > 0) return figures;
  const { benchmark } = totalEstimate;
  return [
    {
      label: 'Processes',
      value: decimals(plan.scope.all),
      note: `${decimals(plan.scope.measured)} measured, ${decimals(plan.scope.benchmark)} by benchmark`,
    },
    {
      label: 'Opportunities',
      value: decimals(opportunities.length),
      note: plan.decided ? 'accepted' : opportunities.length === 0 ? 'left to decide' : 'proposed, none decided',
    },
    {
      label: 'By benchmark',
      value: benchmark > 0 ? `${words.short(1000 * benchmark)}/yr` : '–',
      note: 'from the size of the organization, not measured',
    },
  ];
}

function topFive({ opportunities, words }: DocsPlan): TableBlock {
  return {
    kind: 'table',
    caption: `The ${Math.min(TOP, opportunities.length)} opportunities that save most`,
    columns: [
      { header: 'Opportunity', width: 3250 },
      { header: 'Process', width: 2500 },
      { header: 'Type', width: 1150 },
      { header: 'Decision', width: 1100 },
      { header: 'Savings', width: 1400, align: 'right' },
    ],
    rows: opportunities
      .slice(0, TOP)
      .map((opportunity) => [
        { text: shortName(opportunity.title), strong: true },
        `${opportunity.process.code} ${shortName(opportunity.process.name)}`,
        OPPORTUNITY_TYPE_LABELS[opportunity.type],
        opportunity.status === 'accepted' ? 'Accepted' : 'Proposed',
        words.worth(opportunity),
      ]),
  };
}

/** More than that is everywhere. */
const AREAS_NAMED = 3;

/** What cannot be said is left out. */
function findings(plan: DocsPlan): SummaryWords['findings'] {
  return [
    ['Where it lies.', whereItLies(plan)],
    ['How it is done.', howItIsDone(plan)],
    [
      'What is not counted.',
      plan.headline && plan.blueprint.case ? notCountedInWords(plan.blueprint.case, plan.words) : '',
    ],
    ['What does not pay.', doesNotPay(plan)],
    ['What could change it.', couldChange(plan)],
    ['Who can deliver it.', whoCan(plan)],
  ].flatMap(([term = '', text]) => (text ? [{ term, text }] : []));
}

/** The fewest areas that hold half of the savings. */
function whereItLies({ areas, totalEstimate, basis, words }: DocsPlan): string {
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
  return `${listed(names)} ${names.length === 1 ? 'holds' : 'hold'} ${percent((100 * held) / total, 0)} of all savings ${BASIS_WORDS[basis]}: ${words.short(1000 * held)} of ${words.short(1000 * total)} a year.`;
}

function howItIsDone({ planned, words }: DocsPlan): string {
  const [first] = planned?.begins ?? [];
  if (!planned || !first) return '';
  const months = `over ${counted(planned.lastMonth, 'month')}`;
  const begin = beginInWords(first, shortName(first.name, 80));
  return planned.follows === 'plan'
    ? `${counted(planned.rows.length, 'initiative runs', 'initiatives run')} ${months}; ${begin}.${progressInWords(planned)}${cameInWords(planned, words)}`
    : `No plan of initiatives has been made; the waves of a roadmap stand in for it, ${months}; ${begin}.`;
}

const doesNotPay = ({ weighed, headline, words }: DocsPlan): string =>
  weighed && headline ? losersInWords(weighed, headline, words, (name) => shortName(name, 80)) : '';

function couldChange({ blueprint: { case: found }, words, headline }: DocsPlan): string {
  if (!found || !headline) return '';
  return `${mainRisk(found, words)} The net present value is above zero ${chanceInWords(found)}.`.trim();
}

function whoCan({ blueprint: { comparison } }: DocsPlan): string {
  return comparison.fits.length === 0
    ? ''
    : `${vendorRanking(comparison, shortName)}. ${winnerChange(comparison, shortName)}`.trim();
}
