import { OPPORTUNITY_TYPE_NAMES } from '@process-ai/contract/opportunities';
import type { Criterion } from '@process-ai/contract/suitability';
import { formatByBasis, formatConfidence, formatCount, formatNumber } from '../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');

/** Each asked so that 5 means "more suitable". */
/** Words of a document come with their quotation marks and their place: “by hand” (report.pdf, p. 3). */
const quoted = (word: string) => (word.startsWith('“') ? word : `“${word}”`);

const questions: Record<Criterion, string> = {
  rules: 'Does it follow clear rules?',
  structured: 'Are its inputs structured data?',
  digital: 'Are its inputs digital?',
  volume: 'Is it done often?',
  fewExceptions: 'Are exceptions rare?',
  stability: 'Does it stay as it is for the next year?',
  documented: 'Is it documented?',
  systems: 'Does it run in few systems, all of them accessible?',
  errorProne: 'Do people make mistakes in it?',
  unstructured: 'Does it deal with free text, images or speech?',
  examples: 'Are there examples to learn from?',
  steps: 'Does it take several steps toward a goal?',
  tools: 'Can the tools it needs be used by software?',
  tolerance: 'Can a mistake be corrected?',
  oversight: 'Can a person watch over it?',
};

export const copy = {
  questions,
  types: OPPORTUNITY_TYPE_NAMES,
  finding: {
    title: 'What is known about it',
    states: {
      tied: 'Known process',
      known: 'Known by its name',
      near: 'Known by the process above',
      retrieved: 'Found by its words',
      nothing: 'Nothing worth doing here',
      unknown: 'No known use case fits',
      heading: 'A heading: its work lies in the processes below',
    },
    short: {
      tied: 'tied by hand',
      known: 'known name',
      near: 'by the area',
      retrieved: 'by words',
      nothing: 'nothing worth doing',
      unknown: 'no known use case',
      heading: 'heading',
    },
    confidence: formatConfidence,
    understood: (activity: string) => `Understood as “${activity}”.`,
    foreign: (language: string) => `Read as ${language}; what is proposed comes in English.`,
    place: (place: string) => `Stands for ${place}.`,
    placeAbove: (place: string) => `Stands below ${place}.`,
    shownAt: (title: string, label: string) => `“${title}” is proposed at ${label}, where it fits best.`,
    helps: 'What would help',
    help: {
      description: 'A description of what is done, with what, and what comes out.',
      industry: 'The industry of the sector. You can set it in the heading above.',
      plainerName: 'A name that says what is done and to what.',
    },
    ideas: 'Show general ideas',
    ideasTitle: 'General ideas',
    ideasText:
      'Based only on the kind of activity, not on the catalog. They carry no savings and are in no total and no export.',
    noIdeas: 'There are none for this kind of work either.',
    loading: 'Loading general ideas...',
  },
  section: {
    title: 'Suitability',
    loading: 'Loading suitability...',
    failed: 'The suitability could not be loaded.',
    again: 'Try again',
    source: (source: string) => `Read by: ${source}`,
    notNow: 'Not now',
    notNowText: 'The process is still changing. Settle it before you automate anything in it.',
    score: (type: string, score: string) => `${type}: ${score} of 100`,
    known: (share: number) => `${formatNumber(share * 100)}% known`,
    criteria: (answered: number, all: number) => `${answered} of ${all} questions answered`,
    overruled: (count: number) => `${formatCount(count, 'answer')} by people`,
  },
  criterion: {
    unknown: 'The texts do not say',
    words: (words: readonly string[]) => `From: ${words.map(quoted).join(', ')}`,
    by: (name: string) => `Answered by ${name}`,
    choose: (question: string) => `Answer: ${question}`,
    own: (answer: number | null) => (answer === null ? 'Analyst: not known' : `Analyst: ${answer}`),
    options: { 1: '1 – no', 2: '2 – mostly not', 3: '3 – partly', 4: '4 – mostly', 5: '5 – yes' },
    failed: { title: 'Answer not saved' },
  },
  explain: {
    question: 'Where does this number come from?',
    of: (type: string) => `${type}: where does this number come from?`,
    formula: 'Criteria score = 100 × Σ weight × (answer − 1) / 4 ÷ Σ weight, over the questions that are answered.',
    worked: (reached: string, answered: string, score: string) => `= 100 × ${reached} ÷ ${answered} = ${score}`,
    coverage: (answered: string, all: string, share: string) =>
      `Known: ${answered} of ${all} of the weight is answered (${share}). Low coverage means low confidence, not a low score.`,
    calibrated: (criteria: string, score: string) =>
      `The criteria alone give ${criteria}. Together with how the words of this process compare with those of tasks that experts have labeled, it is ${score}.`,
    uncalibrated: (score: string) =>
      `None of the questions of this track is answered. ${score} comes from how the words of this process compare with those of tasks that experts have labeled.`,
    sources:
      'Criteria: UiPath feasibility gate and idea score; Wellmann et al. 2020 (arXiv 2007.10900). Labels of tasks: O*NET; Eloundou et al. 2023 (arXiv 2303.10130). The weights are assumptions.',
    columns: { question: 'Question', weight: 'Weight', answer: 'Answer' },
    assumption: 'assumption',
  },
  landscape: {
    title: 'Landscape',
    text: 'Each box is a process; its area grows with the number of processes in it.',
    loading: 'Loading landscape...',
    failed: 'The landscape could not be loaded',
    emptyTitle: 'No Processes Yet',
    emptyText: 'The landscape shows the processes of the sector. Research, import or add some first.',
    emptyBack: 'Go to the tree',
    colourBy: 'Color by',
    colours: { savings: 'Measured', benchmark: 'Benchmark', suitability: 'Suitability', analysis: 'Analysis' },
    all: 'All processes',
    trail: 'Where you are in the landscape',
    box: (label: string, value: string, count: number) =>
      count > 1 ? `${label}, ${value}, ${processes(count)}` : `${label}, ${value}`,
    opens: 'Enter opens its branch',
    leaf: 'Enter opens it in the tree',
    help: 'Arrow keys move between the boxes. Enter goes into a branch, Backspace goes back.',
    openInTree: (label: string) => `Open ${label} in the tree`,
    unknown: 'not analyzed',
    share: (share: number) => `${formatNumber(share * 100)}% analyzed`,
    savings: formatByBasis,
    score: (score: number) => `${formatNumber(score)} of 100`,
    legend: (colour: string) => `Scale: ${colour}`,
    notCosted: 'No ROI inputs yet',
    notAnalyzed: 'Not analyzed yet',
    ends: {
      savings: ['Nothing to save in money', 'Highest measured savings of its level'],
      benchmark: ['Measured, or nothing to save', 'Highest benchmark of its level'],
      analysis: ['Nothing analyzed', 'All analyzed'],
    },
    range: (least: number, most: number): [string, string] => [
      `${formatNumber(least)}, the least here`,
      `${formatNumber(most)}, the most`,
    ],
    columns: {
      process: 'Process',
      level: 'Level',
      processes: 'Processes',
      opportunities: 'Opportunities',
      savings: 'Savings, measured',
      benchmark: 'By benchmark',
      suitability: 'Suitability',
      analysed: 'Analyzed',
      finding: 'Basis',
    },
  },
};
