import type { Blueprint } from './blueprint.ts';
import { type WorkView, workView } from './blueprint-people.ts';
import {
  type PlanRow,
  type PlanView,
  planView,
  type WorkedOpportunity,
  workedOpportunities,
} from './blueprint-plan.ts';
import { tagsOf } from './capability-tags.ts';
import type { StatedConstraint } from './client-situation.ts';

/** A constraint held against the plan. */
export interface CheckedConstraint extends StatedConstraint {
  verdict: 'kept' | 'touched' | 'broken' | 'unknown';
  reason: string;
}

interface Planned {
  planned: PlanView | null;
  worked: readonly WorkedOpportunity[];
  work: WorkView | null;
}

type Verdict = Pick<CheckedConstraint, 'verdict' | 'reason'>;

/** Each constraint with what becomes of it in the plan, as far as figures, titles and months can tell; those broken first. */
export function checkConstraints(blueprint: Blueprint, plan: Planned): CheckedConstraint[] {
  const grave: CheckedConstraint['verdict'][] = ['broken', 'touched', 'unknown', 'kept'];
  return (blueprint.situation?.constraints ?? [])
    .map((constraint) => ({ ...constraint, ...CHECKS[constraint.kind](constraint, blueprint, plan) }))
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

const UNKNOWN: Verdict = { verdict: 'unknown', reason: 'The plan does not say; to be confirmed.' };

const CHECKS: Record<
  StatedConstraint['kind'],
  (one: StatedConstraint, blueprint: Blueprint, plan: Planned) => Verdict
> = {
  jobs: ({ quote }, { case: found }, { work }) => {
    if (!work) return { verdict: 'unknown', reason: 'No work of the plan is measured yet; to be confirmed.' };
    const freed = `${work.freed.toLocaleString('en-US', { maximumFractionDigits: work.freed < 9.95 ? 1 : 0 })} FTE of work`;
    // 1 = all of the freed work counts, as time for other work.
    if ((found?.scenario.assumptions.cashShare ?? 1) === 1)
      return {
        verdict: 'touched',
        reason: `The plan frees ${freed}. It is counted as time for other work, and no reduction of staff is in any figure: it holds as long as that other work is named.`,
      };
    const reason = `The plan frees ${freed}, and its case takes a part of it off the payroll`;
    return EVERYBODY.test(quote)
      ? { verdict: 'broken', reason: `${reason}.` }
      : { verdict: 'touched', reason: `${reason}: whose it is has to be settled with this condition.` };
  },
  person: ({ about }, { duties }, { worked }) => {
    const touching = worked.filter(({ opportunity: { title } }) => names(title, about));
    const [first] = touching;
    if (about === '') return UNKNOWN;
    if (!first) return { verdict: 'unknown', reason: `No title in the plan names ${about}; to be confirmed.` };
    const alone = touching.find(({ opportunity: { type } }) => type === 'agentic');
    const stays = duties?.get((alone ?? first).opportunity.useCaseId ?? '')?.staysWithPeople;
    const title = `“${(alone ?? first).opportunity.title}”`;
    return {
      verdict: 'touched',
      reason: `${title} ${alone ? 'would act on it by itself' : 'works on it'}: the limit has to be set before it goes live.${stays ? ` Stays with people: ${stays}` : ''}`,
    };
  },
  order: ({ about }, _, { planned, worked }) => {
    if (!planned || about === '') return UNKNOWN;
    const [first] = planned.begins;
    if (!first) return UNKNOWN;
    const titles = new Map(worked.map(({ opportunity: { id, title } }) => [id, title]));
    const told = (row: PlanRow) => [row.name, ...row.opportunityIds.flatMap((id) => titles.get(id) ?? [])].join('\n');
    const inTime = (row: PlanRow) => `“${row.name}” begins first (${whenOf(row)})`;
    const whole = planned.begins.find((row) => names(told(row), about, 'all'));
    // A wave holds many things: that it begins does not say what of it does.
    if (whole && whole.status !== null) return { verdict: 'kept', reason: `${inTime(whole)}.` };
    const part = whole ?? planned.begins.find((row) => names(told(row), about));
    if (part)
      return {
        verdict: 'touched',
        reason: `${inTime(part)}, and nothing ${part.status === null ? 'says what of it' : `in it says that it`} starts with ${about}.`,
      };
    const later = planned.rows.toSorted((a, b) => a.from - b.from).find((row) => names(told(row), about));
    return later
      ? { verdict: 'broken', reason: `${inTime(first)}; “${later.name}” follows (${whenOf(later)}).` }
      : { verdict: 'unknown', reason: `${inTime(first)}; nothing in the plan names ${about}.` };
  },
  budget: ({ amount }, { assumptions }, { planned }) => {
    const costs = planned?.rows.map(({ oneOffCost }) => oneOffCost) ?? [];
    if (!amount || costs.length === 0 || (amount.currency !== null && amount.currency !== assumptions.currency))
      return UNKNOWN;
    const cost = costs.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const said = `The plan costs ${MONEY.format(cost)} ${assumptions.currency} once`;
    if (cost > amount.value) return { verdict: 'broken', reason: `${said}, which is above it.` };
    return costs.includes(null)
      ? { verdict: 'unknown', reason: `${said}, and not all of it has a cost yet.` }
      : { verdict: 'kept', reason: `${said}, which is within it.` };
  },
  data: () => ({
    verdict: 'unknown',
    reason: 'It depends on the vendor and its hosting: to be settled in the contract.',
  }),
  other: () => UNKNOWN,
};

const whenOf = ({ when }: PlanRow) => when.replace('Months', 'months');

const MONEY = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

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
