import type { Answer, Criterion } from '@process-ai/contract/suitability';

/** What single words of a name or description say about a criterion. Stability 1 closes the gate: "not now". */
const CUES: [criterion: Criterion, answer: Answer, words: string][] = [
  [
    'rules',
    5,
    'rule rules policy policies threshold tolerance criteria regulation regulations statutory standardized predefined',
  ],
  ['rules', 1, 'judgment judgement judgmental discretion creativity intuition brainstorm brainstorming'],
  [
    'structured',
    5,
    'database records fields file files transaction transactions ledger spreadsheet spreadsheets table tables',
  ],
  ['structured', 1, 'narrative opinion opinions interviews conversation conversations'],
  ['digital', 5, 'system systems software electronic online automated erp crm edi portal database digital app api'],
  ['digital', 1, 'paper manual manually physical handwritten fax paperwork'],
  [
    'volume',
    5,
    'daily transactions transaction continuous continuously hourly mass bulk real-time every routine routinely',
  ],
  ['volume', 3, 'monthly weekly periodic periodically regular regularly'],
  ['volume', 1, 'annual annually yearly quarterly long-term long-range strategic one-time once executive'],
  ['fewExceptions', 5, 'standardized uniform repetitive'],
  [
    'fewExceptions',
    1,
    'exception exceptions complex disputes dispute negotiate negotiation unusual case-by-case depending unique',
  ],
  ['stability', 1, 'hoc ad-hoc experimental redesigned reorganized reengineered restructured'],
  ['stability', 5, 'standard established recurring'],
  ['documented', 5, 'procedure procedures documented guideline guidelines manual checklist template templates'],
  ['systems', 5, 'interface interfaces integrated systems multiple disparate'],
  [
    'errorProne',
    5,
    'error errors mistakes rework discrepancy discrepancies duplicate duplicates inaccurate incorrect late delays',
  ],
  [
    'unstructured',
    5,
    'email e-mail emails letters text documents document image images photographs voice calls call comments feedback reports report news content correspondence contracts',
  ],
  ['examples', 5, 'historical history past previous trends data archive records'],
  [
    'steps',
    5,
    'coordinate coordinating stakeholders departments collaborate collaborating follow-up escalate end-to-end various several',
  ],
  ['tolerance', 1, 'legal safety hazardous compliance statutory fraud medical audit'],
];

const BY_WORD = new Map<string, { criterion: Criterion; answer: Answer }[]>();
for (const [criterion, answer, words] of CUES) {
  for (const word of words.split(' ')) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), { criterion, answer }]);
}

export interface Cue {
  criterion: Criterion;
  answer: Answer;
  word: string;
}

export const cuesIn = (words: readonly string[]): Cue[] =>
  words.flatMap((word) => (BY_WORD.get(word) ?? []).map((cue) => ({ ...cue, word })));
