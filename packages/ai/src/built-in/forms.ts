import { singular } from '@process-ai/domain/capability-tags/stems';
import type { VerbClassId } from './verb-classes.ts';
import { wordsOf } from './words.ts';

/** What kind of thing a phrase ends in: a strategy for HR and a measure of HR are different work on the same object. */
export type Form =
  | 'strategy'
  | 'plan'
  | 'policy'
  | 'measure'
  | 'requirement'
  | 'role'
  | 'framework'
  | 'programme'
  | 'improvement'
  | 'impact'
  | 'method'
  | 'resource'
  | 'person'
  | 'relation'
  | 'schedule'
  | 'report'
  | 'forecast';

const WORDS: Record<Form, string> = {
  strategy: 'strategy vision mission direction objective goal option roadmap positioning',
  plan: 'plan calendar planning initiative',
  policy: 'policy procedure guideline standard rule regulation principle',
  measure: 'measure metric kpi indicator target scorecard benchmark parameter baseline threshold',
  requirement: 'requirement criterion criteria need specification expectation',
  role: 'role responsibility ownership accountability structure organization authority',
  framework: 'framework governance model architecture process',
  programme: 'program programme campaign',
  improvement: 'improvement gap alternative enhancement opportunity',
  impact: 'impact effect implication consequence cause driver factor constraint barrier issue obstacle',
  method: 'method methodology technique tool approach mechanism',
  resource: 'resource capability capacity availability',
  person: 'champion owner sponsor stakeholder team leader expert personnel',
  relation: 'relationship relation',
  schedule: 'schedule timetable roster',
  report: 'report reporting statement document documentation',
  forecast: 'forecast budget projection',
};

/** Words that are about nothing in particular, until another word says of what. */
const EMPTY =
  'data information record content system solution process result task action activity performance status next step request call';

const BY_WORD = new Map(
  (Object.entries(WORDS) as [Form, string][]).flatMap(([form, words]) =>
    words.split(' ').map((word) => [word, form] as const),
  ),
);
const SAYS_LITTLE = new Set([...BY_WORD.keys(), ...EMPTY.split(' ')]);

export function formOf(phrase: string): Form | null {
  const head = phrase.split(/ (?:for|of|to|in) /)[0] ?? phrase;
  const forms = wordsOf(head).map((word) => BY_WORD.get(singular(word)));
  return forms.findLast((form) => form !== undefined) ?? null;
}

/** Whether words only say what form a thing has, so that other words must tell what it is about. */
export const saysLittle = (stems: readonly string[]) => stems.every((stem) => SAYS_LITTLE.has(stem));

/** Developing a schedule is scheduling, developing a report is writing, developing a budget is forecasting. */
export function verbClassWith(form: Form | null, verbClass: VerbClassId): VerbClassId {
  if (form === 'report') return ['define', 'design', 'implement', 'transact'].includes(verbClass) ? 'write' : verbClass;
  if (form !== 'schedule' && form !== 'forecast') return verbClass;
  return ['define', 'design', 'implement', 'write'].includes(verbClass) ? form : verbClass;
}
