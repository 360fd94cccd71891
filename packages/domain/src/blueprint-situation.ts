import type { Blueprint } from './blueprint.ts';
import { type WorkView, workView } from './blueprint-people.ts';
import {
  hasBegun,
  type PlanRow,
  type PlanView,
  planView,
  type WorkedOpportunity,
  workedOpportunities,
} from './blueprint-plan.ts';
import { tagsOf } from './capability-tags.ts';
import type { ReadSituation, StatedConstraint } from './client-situation.ts';
import { NUMBERS } from './language.ts';
import { monthIn } from './plan-months.ts';
import type { StoryWords } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';

/** A constraint held against the plan. */
export interface CheckedConstraint extends StatedConstraint {
  verdict: 'kept' | 'touched' | 'broken' | 'unknown';
  reason: string;
  /** All that work on it, where that is known; the first is that of the reason. */
  initiatives?: readonly string[];
}

/** What the client's documents say, each constraint held against the plan. */
export interface Situation extends ReadSituation {
  constraints: readonly CheckedConstraint[];
}

/** Null where they say nothing of it. */
export function situationOf({ situation }: Blueprint, constraints: readonly CheckedConstraint[]): Situation | null {
  if (!situation) return null;
  const { said, competitors } = situation;
  return said.length + competitors.length + constraints.length > 0 ? { said, competitors, constraints } : null;
}

type Language = NonNullable<Blueprint['language']>;

interface Planned {
  planned: PlanView | null;
  worked: readonly WorkedOpportunity[];
  work: WorkView | null;
}

type Verdict = Pick<CheckedConstraint, 'verdict' | 'reason' | 'initiatives'>;

/** Each constraint with what becomes of it in the plan, as far as figures, titles and months can tell; those broken first. */
export function checkConstraints(blueprint: Blueprint, plan: Planned): CheckedConstraint[] {
  const words = storyWords(blueprint.language ?? 'en').situation;
  const grave: CheckedConstraint['verdict'][] = ['broken', 'touched', 'unknown', 'kept'];
  return (blueprint.situation?.constraints ?? [])
    .map((constraint) => ({ ...constraint, ...CHECKS[constraint.kind](constraint, blueprint, plan, words) }))
    .sort((a, b) => grave.indexOf(a.verdict) - grave.indexOf(b.verdict));
}

/** Those that the plan breaks. */
export function brokenConstraints(blueprint: Blueprint): CheckedConstraint[] {
  const planned = planView(blueprint);
  const plan: Planned = {
    planned,
    worked: workedOpportunities(blueprint, planned),
    work: workView(blueprint, [{ name: '', processes: blueprint.processes }], planned),
  };
  return checkConstraints(blueprint, plan).filter(({ verdict }) => verdict === 'broken');
}

const unknown = (reason: string): Verdict => ({ verdict: 'unknown', reason });

const CHECKS: Record<
  StatedConstraint['kind'],
  (one: StatedConstraint, blueprint: Blueprint, plan: Planned, words: StoryWords['situation']) => Verdict
> = {
  jobs: ({ quote }, { case: found, language = 'en' }, { work }, words) => {
    if (!work) return unknown(words.noWork);
    const freed = fteInWords(work.freed, language, work);
    // 1 = all of the freed work counts, as time for other work.
    if ((found?.scenario.assumptions.cashShare ?? 1) === 1)
      return { verdict: 'touched', reason: words.timeForOther(freed) };
    return EVERYBODY.test(quote)
      ? { verdict: 'broken', reason: words.offPayroll(freed) }
      : { verdict: 'touched', reason: words.offPayrollOfWhom(freed) };
  },
  person: ({ about, amount }, { duties, plan, language = 'en' }, { planned, worked }, words) => {
    const touching = worked.filter(({ opportunity: { title } }) => names(title, about));
    const [first] = touching;
    if (about === '') return unknown(words.unknown);
    if (!first) return unknown(words.unnamed(about));
    const alone = touching.find(({ opportunity: { type } }) => type === 'agentic');
    const { opportunity, initiative } = alone ?? first;
    // Of what no title says, the risks of an initiative may tell that it works on it.
    const atRisk = (plan?.initiatives ?? []).filter(
      ({ status, risks }) =>
        status !== 'stopped' && risks?.some(({ risk, control }) => names(`${risk} ${control ?? ''}`, about, 'all')),
    );
    const carriers = [initiative, ...touching.map((one) => one.initiative), ...atRisk.map(({ name }) => name)];
    const initiatives = [...new Set(carriers)].filter((name) => name !== null);
    const into = quotedInitiatives(initiatives, language);
    const stays = duties?.get(opportunity.useCaseId ?? '')?.staysWithPeople;
    return {
      verdict: 'touched',
      reason:
        words.limit(
          opportunity.title,
          alone !== undefined,
          amount && limitInWords(amount, language),
          into,
          beginOf(initiatives, planned, language),
        ) + (stays ? words.stays(stays) : ''),
      ...(initiatives.length > 0 && { initiatives }),
    };
  },
  order: ({ about }, { language = 'en' }, { planned, worked }, words) => {
    const { inSentence } = storyWords(language);
    if (!planned || about === '') return unknown(words.unknown);
    const [first] = planned.begins;
    if (!first) return unknown(words.unknown);
    const titles = new Map(worked.map(({ opportunity: { id, title } }) => [id, title]));
    const told = (row: PlanRow) => [row.name, ...row.opportunityIds.flatMap((id) => titles.get(id) ?? [])].join('\n');
    const inTime = (row: PlanRow) => words.first(row.name, inSentence(row.when));
    const whole = planned.begins.find((row) => names(told(row), about, 'all'));
    // A wave holds many things: that it begins does not say what of it does.
    if (whole && whole.status !== null) return { verdict: 'kept', reason: `${inTime(whole)}.` };
    const part = whole ?? planned.begins.find((row) => names(told(row), about));
    if (part) {
      const nothing = part.status === null ? words.waveSaysNothing(about) : words.initiativeSaysNothing(about);
      return { verdict: 'touched', reason: inTime(part) + nothing };
    }
    const later = planned.rows.toSorted((a, b) => a.from - b.from).find((row) => names(told(row), about));
    return later
      ? { verdict: 'broken', reason: inTime(first) + words.later(later.name, inSentence(later.when)) }
      : unknown(inTime(first) + words.neverNamed(about));
  },
  budget: ({ amount }, { assumptions, language = 'en' }, { planned }, words) => {
    const costs = planned?.rows.map(({ oneOffCost }) => oneOffCost) ?? [];
    if (!amount || costs.length === 0 || (amount.currency !== null && amount.currency !== assumptions.currency))
      return unknown(words.unknown);
    const cost = costs.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const said = `${NUMBERS[language].decimals(cost)} ${assumptions.currency}`;
    if (cost > amount.value) return { verdict: 'broken', reason: words.above(said) };
    return costs.includes(null) ? unknown(words.notAll(said)) : { verdict: 'kept', reason: words.within(said) };
  },
  data: (_, __, ___, words) => unknown(words.hosting),
  other: (_, __, ___, words) => unknown(words.unknown),
};

/** Named of those that a limit is built into. */
const NAMED = 3;

/** "“A” and “B”", "“A”, “B”, “C” and 2 more"; empty where there are none. */
export function quotedInitiatives(initiatives: readonly string[], language: Language): string {
  const { quoted, andMore } = storyWords(language).decisions;
  const more = initiatives.length - NAMED;
  return more > 0
    ? andMore(initiatives.slice(0, NAMED).map(quoted).join(', '), more)
    : NUMBERS[language].listed(initiatives.map(quoted));
}

/** When the first of them begins; null = it has, or there is no plan. */
function beginOf(initiatives: readonly string[], planned: PlanView | null, language: Language): string | null {
  const rows = planned?.rows.filter(({ name }) => initiatives.includes(name)) ?? [];
  if (!planned || rows.length === 0 || rows.some(hasBegun)) return null;
  return monthIn(language)(planned, Math.min(...rows.map(({ from }) => from)));
}

/** "5,000 USD" */
export const limitInWords = (
  { value, currency }: NonNullable<StatedConstraint['amount']>,
  language: Language,
): string => [NUMBERS[language].decimals(value), currency].filter(Boolean).join(' ');

/** As exact as it is small. */
export const fteInWords = (fte: number, language: Language, work?: Pick<WorkView, 'areas'>) =>
  Math.min(fte, ...(work?.areas.map(({ today }) => today) ?? [])) < 9.95
    ? NUMBERS[language].decimals(fte, 1).replace(/[.,]0$/, '')
    : NUMBERS[language].decimals(fte);

/** Conditions that protect all staff, whatever department the freed work is in. */
const EVERYBODY =
  /\b(?:nobody|no one|no (?:employee|job|position)s?|(?:no|without) (?:forced )?(?:redundan\p{L}+|lay-?offs?|dismissals?|job)|niemand|keine? (?:\p{L}+ )?(?:Kündigung\p{L}*|Entlassung\p{L}*|Stellen?)|nadie|sin despidos|aucun licenciement|sans licenciement)(?!\p{L})/iu;

/** Whether a text names what a constraint is about: one of its words that tell something, or all of them. */
function names(text: string, about: string, how: 'some' | 'all' = 'some'): boolean {
  const { stems } = tagsOf(text);
  const wanted = [...tagsOf(about).stems];
  return (
    wanted.length > 0 &&
    (how === 'all' ? wanted.every((stem) => stems.has(stem)) : wanted.some((stem) => stems.has(stem)))
  );
}
