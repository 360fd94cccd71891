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
import { originsInWords } from '../../origin-words.ts';
import { beginInWords, cameInWords, progressInWords } from '../../plan-words.ts';
import { losersInWords } from '../../priority-words.ts';
import { vendorRanking, winnerChange } from '../../story-words.ts';
import { type Block, type FiguresBlock, heading, prose, type TableBlock } from '../blocks.ts';
import { areaInWords, type DocsPlan } from '../docs-plan.ts';
import { shortName } from '../document-text.ts';

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
  const { blueprint, opportunities, words } = plan;
  const says = words.say.document.summary;
  const { answer: lead, figures, findings: said } = summaryInWords(plan);
  return [
    heading(1, says.title),
    prose(lead, 'Lead'),
    { kind: 'figures', figures },
    ...said.map(({ term, text }) => prose(text, 'Body', term)),
    ...(opportunities.length > 0 ? [heading(2, says.whereToLook), topFive(plan)] : []),
    ...(opportunities.length > 0 ? [prose(`${originsInWords(blueprint.sources, words)} ${says.note}`, 'Note')] : []),
  ];
}

function answer({ blueprint, words, headline, ...story }: DocsPlan): string {
  const name = shortName(blueprint.client);
  return [
    worthInWords(blueprint, { ...story, headline }, words, name),
    payingInWords(blueprint, headline, words),
    scopeInWords(blueprint, story, words),
    undecidedInWords(story, words),
  ]
    .filter(Boolean)
    .join(' ');
}

function keyFigures(plan: DocsPlan): FiguresBlock['figures'] {
  const { blueprint, words, opportunities, totalEstimate } = plan;
  const figures = headlineFigures(blueprint, plan, words);
  if (figures.length > 0) return figures;
  const { benchmark } = totalEstimate;
  const { decimals, say } = words;
  const says = say.document.summary;
  return [
    {
      label: says.processes,
      value: decimals(plan.scope.all),
      note: says.processesNote(plan.scope.measured, plan.scope.benchmark),
    },
    {
      label: says.opportunities,
      value: decimals(opportunities.length),
      note: says.opportunitiesNote(plan.decided, opportunities.length),
    },
    {
      label: says.byBenchmark,
      value: benchmark > 0 ? say.money.perYear(words.short(1000 * benchmark)) : '–',
      note: says.byBenchmarkNote,
    },
  ];
}

function topFive({ opportunities, words }: DocsPlan): TableBlock {
  const { document: says, money } = words.say;
  const headers = says.columns;
  return {
    kind: 'table',
    caption: says.summary.topFive(Math.min(TOP, opportunities.length)),
    columns: [
      { header: headers.opportunity, width: 3250 },
      { header: headers.process, width: 2500 },
      { header: headers.type, width: 1150 },
      { header: headers.decision, width: 1100 },
      { header: headers.savings, width: 1400, align: 'right' },
    ],
    rows: opportunities
      .slice(0, TOP)
      .map((opportunity) => [
        { text: shortName(opportunity.title), strong: true },
        `${opportunity.process.code} ${shortName(opportunity.process.name)}`,
        money.types[opportunity.type],
        opportunity.status === 'accepted' ? says.accepted : says.proposed,
        words.worth(opportunity),
      ]),
  };
}

/** More than that is everywhere. */
const AREAS_NAMED = 3;

/** What cannot be said is left out. */
function findings(plan: DocsPlan): SummaryWords['findings'] {
  const { terms } = plan.words.say.document.summary;
  return [
    [terms.where, whereItLies(plan)],
    [terms.how, howItIsDone(plan)],
    [terms.notCounted, plan.headline && plan.blueprint.case ? notCountedInWords(plan.blueprint.case, plan.words) : ''],
    [terms.notPaying, doesNotPay(plan)],
    [terms.change, couldChange(plan)],
    [terms.who, whoCan(plan)],
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
  return words.say.document.summary.where(
    named.map(areaInWords),
    words.percent((100 * held) / total, 0),
    basis,
    words.short(1000 * held),
    words.short(1000 * total),
  );
}

function howItIsDone({ planned, words }: DocsPlan): string {
  const [first] = planned?.begins ?? [];
  if (!planned || !first) return '';
  const says = words.say.document.summary;
  const begin = beginInWords(first, shortName(first.name, 80), words);
  return planned.follows === 'plan'
    ? says.byPlan(planned.rows.length, planned.lastMonth, begin) +
        progressInWords(planned, words) +
        cameInWords(planned, words)
    : says.byRoadmap(planned.lastMonth, begin);
}

const doesNotPay = ({ weighed, headline, words }: DocsPlan): string =>
  weighed && headline ? losersInWords(weighed, headline, words, (name) => shortName(name, 80)) : '';

function couldChange({ blueprint: { case: found }, words, headline }: DocsPlan): string {
  if (!found || !headline) return '';
  return `${mainRisk(found, words)} ${words.say.document.summary.aboveZero(chanceInWords(found, words))}`.trim();
}

function whoCan({ blueprint: { comparison }, words }: DocsPlan): string {
  return comparison.fits.length === 0
    ? ''
    : `${vendorRanking(comparison, shortName, words)}. ${winnerChange(comparison, shortName, words)}`.trim();
}
