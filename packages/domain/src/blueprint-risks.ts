import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Blueprint } from './blueprint.ts';
import type { PlanView, WorkedOpportunity } from './blueprint-plan.ts';
import type { UseCaseDuties } from './use-case-duties.ts';

export const RATINGS = ['low', 'medium', 'high'] as const;
export type Rating = (typeof RATINGS)[number];

/** A risk of an initiative. */
export interface RegisteredRisk {
  initiative: string;
  owner: string | null;
  risk: string;
  control: string | null;
  /** By what most of its opportunities are: fixed rules, a model, or agents. A judgement. */
  likelihood: Rating;
  /** By the share of the plan's savings that the initiative carries. */
  impact: Rating;
}

/** A duty under a law that some of the work brings with it. */
export interface Duty {
  /** "AI Act, annex III: employment"; outside the European Union what it is about, "Equal treatment at work". */
  law: string;
  /** high = to be settled before anything is built; person = it touches people's rights; notice = people are to be told. */
  weight: 'high' | 'person' | 'notice';
  /** Why it may apply. */
  reason: string;
  /** What has to stand before the work goes live. */
  control: string;
  /** Names of those that it concerns, in the order of the plan; empty where there is no plan. */
  initiatives: readonly string[];
  /** Titles of the opportunities, those that save most first. */
  opportunities: readonly string[];
}

/** Whose law the flags name: that of the European Union for a client there; for one elsewhere the duty in general words. */
export type LawOf = 'EU' | 'elsewhere' | 'unknown';

/** The European Union, and Iceland, Liechtenstein and Norway, where its rules on data and on products hold as well. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export function lawOf({ profile }: Blueprint['sector']): LawOf {
  const countries = profile?.countries ?? [];
  if (countries.length === 0) return 'unknown';
  return countries.some((country) => EEA.has(country)) ? 'EU' : 'elsewhere';
}

/** Share of the plan's savings from which on a failure is of medium or high impact: an assumption. */
const IMPACT_FROM = { medium: 0.1, high: 0.25 } as const;

/** How often what is built so fails to hold what was planned: a judgement by kind of work. */
const LIKELIHOOD = { automation: 'low', ai: 'medium', agentic: 'high' } as const satisfies Record<
  Opportunity['type'],
  Rating
>;

export const RATING_RULE = `Impact is the share of the plan’s savings that the initiative carries (high from ${100 * IMPACT_FROM.high}%, medium from ${100 * IMPACT_FROM.medium}%). Likelihood is a judgement by kind of work: rules low, AI models medium, agents high.`;

/** The risks of the initiatives that go on, the gravest first; within one grade in the order of the plan. */
export function riskRegister({ plan, processes }: Blueprint, planned: PlanView | null): RegisteredRisk[] {
  if (!plan || planned?.follows !== 'plan') return [];
  const rows = new Map(planned.rows.map((row) => [row.id, row]));
  const types = new Map(processes.flatMap(({ opportunities }) => opportunities.map(({ id, type }) => [id, type])));
  // One basis for all: what is measured is never weighed against a benchmark.
  const basis = planned.rows.some(({ measured }) => measured > 0) ? 'measured' : 'benchmark';
  const total = planned.rows.reduce((sum, row) => sum + row[basis], 0);
  return plan.initiatives
    .flatMap(({ id, name, owner, risks, opportunityIds }) => {
      const row = rows.get(id);
      if (!row || row.status === 'delivered') return [];
      const impact = impactOf(total > 0 ? row[basis] / total : 0);
      const likelihood = likelihoodOf(opportunityIds.flatMap((one) => types.get(one) ?? []));
      return risks.map((risk): RegisteredRisk => ({ initiative: name, owner, ...risk, likelihood, impact }));
    })
    .sort((a, b) => gravity(b) - gravity(a));
}

const gravity = ({ likelihood, impact }: RegisteredRisk) =>
  (1 + RATINGS.indexOf(likelihood)) * (1 + RATINGS.indexOf(impact));

function impactOf(share: number): Rating {
  if (share >= IMPACT_FROM.high) return 'high';
  return share >= IMPACT_FROM.medium ? 'medium' : 'low';
}

function likelihoodOf(types: readonly Opportunity['type'][]): Rating {
  const counts = Map.groupBy(types, (type) => LIKELIHOOD[type]);
  // Of as many, the worse one counts.
  return RATINGS.toReversed().reduce<Rating>(
    (most, rating) => ((counts.get(rating)?.length ?? 0) > (counts.get(most)?.length ?? 0) ? rating : most),
    'high',
  );
}

interface Law extends Pick<Duty, 'law' | 'weight' | 'reason' | 'control'> {
  /** The same duty where no law is named. */
  general: Pick<Duty, 'law' | 'control'>;
  applies(duties: UseCaseDuties): boolean;
}

const HIGH_RISK_CONTROL =
  'Settle before it is built whether it is high-risk. If so: risk management, data governance, records, human oversight and registration in the EU database.';

const annexIII = (heading: string, reason: string, general: string, settle: string): Law => ({
  law: `AI Act, annex III: ${heading}`,
  weight: 'high',
  reason,
  control: HIGH_RISK_CONTROL,
  general: { law: general, control: `Counsel settles before it is built which rules hold here. ${settle}` },
  applies: ({ aiAct }) => aiAct === `annex III: ${heading}`,
});

/**
 * In the order in which a board should hear of them. Regulations (EU) 2024/1689 and (EU) 2016/679; the general duties
 * name no statute, since those differ by country and state.
 */
const LAWS: readonly Law[] = [
  annexIII(
    'employment',
    'It helps to choose people, to assess them, or to share out their work.',
    'Equal treatment at work',
    'Results tested for unequal treatment, a person decides, records kept.',
  ),
  annexIII(
    'essential services',
    'It helps to decide on credit, on life or health insurance, on public benefits, or on emergency calls.',
    'Fair decisions on credit, cover and benefits',
    'Reasons that can be given for a refusal, results tested for unfair treatment, a person decides.',
  ),
  annexIII(
    'education',
    'It helps to decide on admission, on grades, or on conduct in examinations.',
    'Equal treatment in education',
    'Results tested for unequal treatment, a person decides, an appeal is possible.',
  ),
  annexIII(
    'critical infrastructure',
    'It may act as a safety component of traffic, or of the supply of water, gas, heat or power.',
    'Safety of supply and traffic',
    'Tests, operation without it, and a person who can stop it.',
  ),
  annexIII(
    'biometrics',
    'It identifies or sorts people by their body or their behavior.',
    'Biometric data',
    'Consent or another ground for the data, retention and deletion set.',
  ),
  annexIII(
    'law enforcement',
    'It helps to judge suspects, victims or evidence.',
    'Due process in law enforcement',
    'A person decides, records kept, evidence open to challenge.',
  ),
  annexIII(
    'migration',
    'It helps to judge applications or risks at a border.',
    'Due process at the border',
    'A person decides, reasons can be given, an appeal is possible.',
  ),
  annexIII(
    'justice',
    'It helps to find or to apply the law in a dispute.',
    'Due process in disputes',
    'A person decides, sources are checked, both sides are heard.',
  ),
  {
    law: 'GDPR, article 22',
    weight: 'person',
    reason: 'It prepares or makes a decision with legal or similar effect on a person.',
    control:
      'A person with the authority to decide otherwise confirms each adverse decision; those concerned are told, and can contest it. Impact assessment under article 35.',
    general: {
      law: 'Automated decisions about people',
      control:
        'A person with the authority to decide otherwise confirms each adverse decision; those concerned are told the reason, and can contest it.',
    },
    applies: ({ decidesAboutPerson }) => decidesAboutPerson,
  },
  {
    law: 'GDPR, article 9',
    weight: 'person',
    reason: 'It processes special categories of data, as on health, religion or union membership.',
    control: 'Legal basis under article 9(2), access for few, retention set. Impact assessment under article 35.',
    general: {
      law: 'Sensitive personal data',
      control: 'Counsel settles the ground for using them; access for few, retention and deletion set.',
    },
    applies: ({ specialCategories }) => specialCategories,
  },
  {
    law: 'AI Act, article 50',
    weight: 'notice',
    reason: 'People talk with it, or read what it wrote.',
    control: 'Say that it is a machine where people meet it, and mark what is generated.',
    general: {
      law: 'Openness about machines',
      control: 'Say that it is a machine where people meet it, and mark what is generated.',
    },
    applies: ({ aiAct }) => aiAct === 'transparency',
  },
];

/**
 * What the law asks of the work (see `workedOpportunities`). The class of each use case is part of the catalogue;
 * opportunities that come from no use case are not classed.
 */
export function dutiesOf(
  worked: readonly WorkedOpportunity[],
  { duties: classes, sector }: Pick<Blueprint, 'duties' | 'sector'>,
  planned: PlanView | null,
): Duty[] {
  const isElsewhere = lawOf(sector) === 'elsewhere';
  const classed = worked.flatMap(({ opportunity, initiative }) => {
    const duties = classes?.get(opportunity.useCaseId ?? '');
    return duties ? [{ title: opportunity.title, initiative, duties }] : [];
  });
  return LAWS.flatMap(({ applies, general, ...law }) => {
    const concerned = classed.filter(({ duties }) => applies(duties));
    const carriers = new Set(concerned.map(({ initiative }) => initiative));
    return concerned.length === 0
      ? []
      : [
          {
            ...law,
            ...(isElsewhere && general),
            initiatives: (planned?.rows ?? []).map(({ name }) => name).filter((name) => carriers.has(name)),
            opportunities: [...new Set(concerned.map(({ title }) => title))],
          },
        ];
  });
}
