import { headlineFigures } from '../../case-words.ts';
import { sizeNote } from '../../size-words.ts';
import { answerInWords, summaryStatements } from '../../summary-words.ts';
import { type Block, type FiguresBlock, heading, prose, soWhat, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';
import { sizesInWords } from './opportunities.ts';

const TOP = 5;

interface SummaryWords {
  answer: string;
  figures: FiguresBlock['figures'];
  /** What a reader with one minute should know besides. */
  findings: { term: string; text: string }[];
}

/** What the summary says, wherever it stands: on its page, or in the preview before the files are made. */
export const summaryInWords = (plan: DocsPlan): SummaryWords => ({
  answer: answerInWords(plan),
  figures: keyFigures(plan),
  findings: summaryStatements(plan),
});

/** The answer first: what it is worth, by when, and with what first. */
export function executiveSummary(plan: DocsPlan): Block[] {
  const { opportunities, words } = plan;
  const says = words.say.document.summary;
  const { answer: lead, figures, findings: said } = summaryInWords(plan);
  // Where opportunities come from, and how they share, stands with the method: here a note may stand alone on the next page.
  const sizes = sizesInWords(opportunities.slice(0, TOP), words);
  return [
    heading(1, says.title),
    soWhat(lead),
    { kind: 'figures', figures },
    ...said.map(({ term, text }) => prose(text, 'Body', `${term}.`)),
    ...(opportunities.length > 0 ? [heading(2, says.whereToLook), topFive(plan)] : []),
    ...(sizes ? [prose(`${says.note}${sizes}`, 'Note')] : []),
  ];
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
      note: sizeNote(plan.blueprint, words, says.byBenchmarkNote),
    },
  ];
}

function topFive({ opportunities, words }: DocsPlan): TableBlock {
  const { document: says, money } = words.say;
  const headers = says.columns;
  const shown = opportunities.slice(0, TOP);
  // Where all of them are accepted, a column that says so five times says nothing.
  const isOpen = shown.some(({ status }) => status !== 'accepted');
  return {
    kind: 'table',
    caption: says.summary.topFive(shown.length),
    columns: [
      { header: headers.opportunity, width: isOpen ? 3050 : 3500 },
      { header: headers.process, width: isOpen ? 2450 : 2850 },
      { header: headers.type, width: 1150 },
      ...(isOpen ? [{ header: headers.decision, width: 1100 }] : []),
      { header: headers.savings, width: isOpen ? 1650 : 1900, align: 'right' },
    ],
    rows: shown.map((opportunity) => [
      { text: oneLine(opportunity.title), strong: true },
      `${opportunity.process.code} ${oneLine(opportunity.process.name)}`,
      money.types[opportunity.type],
      ...(isOpen ? [opportunity.status === 'accepted' ? says.accepted : says.proposed] : []),
      words.worth(opportunity),
    ]),
  };
}
