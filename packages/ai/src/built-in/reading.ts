import { type Answer, CRITERIA, type Criterion } from '@process-ai/contract/suitability';
import type { Answers } from '@process-ai/domain/suitability';
import type { ProcessEvidence, ReadableProcess } from '../analyst.ts';
import { type Action, actionOf } from './action.ts';
import { findObject } from './find-object.ts';
import { type Form, formOf, verbClassOf, verbClassWith } from './forms.ts';
import type { ObjectClass } from './object-class.ts';
import { readDescription } from './read-description.ts';
import { usualClassOf, VERB_CLASSES, type VerbClassId } from './verb-classes.ts';
import { verbOf, wordsOf } from './words.ts';

export interface Evidence {
  criterion: Criterion;
  answer: Answer;
  /** The words of the process that led to the answer. */
  words: string[];
}

/** How the analyst understands a process: what is done, on what, and a first answer to each criterion it can read. */
export interface Reading {
  action: Action;
  verbClass: VerbClassId;
  /** What kind of thing the object is, as "plan" in "marketing plan"; null for most. */
  form: Form | null;
  object: ObjectClass;
  /** The words that told the object; empty when nothing did. */
  objectWords: string[];
  /** What the texts say. */
  read: Evidence[];
  /** What counts: a person's answers in the place of those read. */
  evidence: Evidence[];
  answers: Answers;
}

/** Stands where words would: nobody read them. */
export const BY_A_PERSON = 'a person’s answer';

/** Outweighs all other votes: a process that is said to be changing is not stable, whatever its verb. */
const DECISIVE = 100;

export function readProcess(process: ReadableProcess): Reading {
  const { name, description, level, children, overruled } = process;
  const ancestors = process.ancestors.map((ancestor) => ancestor.name);
  const text = readDescription(description);
  const action = children.length > 0 ? actionOf(name) : refined(actionOf(name), text);
  const { object, words: objectWords } = findObject(action, name, text, ancestors);
  const form = formOf(action.object);
  const verbClass = verbClassWith(form, verbClassOf(action.verb, object));

  const votes = new Map<Criterion, { sum: number; count: number; words: Set<string> }>();
  const vote = (answers: Answers, words: readonly string[], weight: number) => {
    for (const criterion of CRITERIA) {
      const answer = answers[criterion];
      if (answer === undefined) continue;
      const entry = votes.get(criterion) ?? { sum: 0, count: 0, words: new Set<string>() };
      entry.sum += weight * answer;
      entry.count += weight;
      for (const word of words) entry.words.add(word);
      votes.set(criterion, entry);
    }
  };
  if (action.verb !== null) vote(VERB_CLASSES[verbClass].traits, [action.verb], 1);
  vote(object.traits, objectWords.slice(0, 2), 1);
  vote(ofLevel(level), [`level ${level}`], 0.5);
  for (const { criterion, answer, word } of cuesIn(wordsOf(`${name} ${text}`))) {
    const isStatement = criterion === 'stability' && answer === 1;
    vote({ [criterion]: answer }, [word], isStatement ? DECISIVE : 0.5);
  }

  const ofTexts = [...votes].map(([criterion, { sum, count, words }]) => ({
    criterion,
    answer: Math.round(sum / count) as Answer,
    words: [...words],
  }));
  const read = withDocuments(ofTexts, process.evidence ?? []);
  const evidence = withOverruled(read, overruled);
  const answers: Answers = Object.fromEntries(evidence.map(({ criterion, answer }) => [criterion, answer]));
  return { action, verbClass, form, object, objectWords, read, evidence, answers };
}

/** The client's documents move an answer by a step for each sentence that speaks of it, two at most; unread is 3. */
const STEPS_MAX = 2;

function withDocuments(read: readonly Evidence[], said: readonly ProcessEvidence[]): Evidence[] {
  const effects = said.flatMap(({ fileName, page, effects: found }) =>
    found.map((effect) => ({ ...effect, words: wordsIn(effect.words, fileName, page) })),
  );
  const moved = CRITERIA.flatMap((criterion) => {
    const own = effects.filter((effect) => effect.criterion === criterion);
    const net = own.reduce((sum, { direction }) => sum + (direction === 'raises' ? 1 : -1), 0);
    if (net === 0) return [];
    const before = read.find((each) => each.criterion === criterion);
    const steps = Math.max(-STEPS_MAX, Math.min(STEPS_MAX, net));
    const answer = Math.max(1, Math.min(5, (before?.answer ?? 3) + steps)) as Answer;
    const words = own.filter(({ direction }) => (direction === 'raises') === net > 0).map((effect) => effect.words);
    return [{ criterion, answer, words: [...new Set(words), ...(before?.words ?? [])] }];
  });
  return [...read.filter(({ criterion }) => !moved.some((each) => each.criterion === criterion)), ...moved];
}

/** Which words of which file, as they stand among words of the process: “by hand” (report.pdf, p. 3). */
const wordsIn = (words: string, fileName: string, page: number) => `“${words}” (${fileName}, p. ${page})`;
export const isOfDocument = (words: string) => words.startsWith('“');

/** A person's answer stands above what was read, also where nothing was. */
function withOverruled(read: readonly Evidence[], overruled: Answers): Evidence[] {
  const said = CRITERIA.flatMap((criterion) => {
    const answer = overruled[criterion];
    return answer === undefined ? [] : [{ criterion, answer, words: [BY_A_PERSON] }];
  });
  return [...read.filter(({ criterion }) => overruled[criterion] === undefined), ...said];
}

/** "Manage product images", described as "Tracking …", is tracking: the description says what is really done. */
function refined(action: Action, description: string): Action {
  if (action.verb !== null && !VAGUE.has(action.verb)) return action;
  const first = /^\p{L}+ing\b/u.exec(description)?.[0];
  const verb = first ? verbOf(first) : null;
  return verb !== null && CONCRETE.has(usualClassOf(verb)) ? { ...action, verb } : action;
}

const VAGUE = new Set([
  'manage',
  'handle',
  'perform',
  'conduct',
  'execute',
  'undertake',
  'make',
  'run',
  'carry',
  'lead',
]);

/** Kinds of work that a first gerund names reliably; "providing", "ensuring" or "creating" could mean anything. */
const CONCRETE: ReadonlySet<VerbClassId> = new Set([
  'capture',
  'reconcile',
  'transact',
  'calculate',
  'approve',
  'assess',
  'analyze',
  'forecast',
  'schedule',
  'monitor',
  'maintain',
  'resolve',
  'handle',
]);

/** Deep in the tree work is described finely, and done often; at the top it is neither. */
function ofLevel(level: number): Answers {
  if (level >= 5) return { documented: 4, fewExceptions: 4 };
  if (level === 4) return { documented: 4 };
  if (level === 3) return { documented: 3 };
  return { documented: 2, fewExceptions: 2, steps: 5 };
}

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

interface Cue {
  criterion: Criterion;
  answer: Answer;
  word: string;
}

const cuesIn = (words: readonly string[]): Cue[] =>
  words.flatMap((word) => (BY_WORD.get(word) ?? []).map((cue) => ({ ...cue, word })));
