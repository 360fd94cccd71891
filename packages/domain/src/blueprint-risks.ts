import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type { Blueprint } from './blueprint.ts';
import type { PlanRow, PlanView, WorkedOpportunity } from './blueprint-plan.ts';
import { shownRisks } from './blueprint-plan-risks.ts';
import { NUMBERS } from './language.ts';
import { sizeAssumed } from './organisation-size.ts';
import type { StoryWords } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';
import type { UseCaseDuties } from './use-case-duties.ts';

export const RATINGS = ['low', 'medium', 'high'] as const;
export type Rating = (typeof RATINGS)[number];

/** A risk of an initiative, or of all that is planned. */
export interface RegisteredRisk {
  /** Null = of the whole plan. */
  initiative: string | null;
  owner: string | null;
  risk: string;
  control: string | null;
  /** By the riskiest work that makes up much of it (see `riskiestKind`), or by what the plan itself shows. A judgement. */
  likelihood: Rating;
  /** By the share of the plan's savings that the initiative carries. */
  impact: Rating;
  /** It is of the driver that moves the result most. */
  isMain?: true;
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
  /** named = the initiatives and opportunities below; all = whatever is done; ai = what uses AI. */
  concerns: 'named' | 'all' | 'ai';
  /** Names of those that it concerns, in the order of the plan; empty where there is no plan. */
  initiatives: readonly string[];
  /** Titles of the opportunities, those that save most first. */
  opportunities: readonly string[];
  /** How many opportunities have AI in all, where it concerns those of them that nobody has classed. */
  outOf?: number;
  /** These are those of the plan: what no initiative carries is not among them. */
  ofPlan?: boolean;
  /** It is the law of the client's trade. */
  ofTrade?: true;
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
  OpportunityType,
  Rating
>;

/** From this share of an initiative's savings, or of its opportunities, on a kind of work sets its likelihood: an assumption. */
const MATERIAL_FROM = 0.25;

const RISKIEST_FIRST = ['agentic', 'ai', 'automation'] as const satisfies readonly OpportunityType[];

/** The riskiest kind of work that makes up much of it: a few rules that save more make no agent safe. */
function riskiestKind(opportunities: readonly Pick<Opportunity, 'type' | 'countedSavings'>[]): OpportunityType {
  const saved = (some: typeof opportunities) => some.reduce((sum, { countedSavings }) => sum + countedSavings, 0);
  const isMaterial = (kind: OpportunityType) => {
    const own = opportunities.filter(({ type }) => type === kind);
    const isSaving = own.length > 0 && saved(own) >= MATERIAL_FROM * saved(opportunities);
    return isSaving || own.length >= MATERIAL_FROM * opportunities.length;
  };
  return opportunities.length > 0 ? (RISKIEST_FIRST.find(isMaterial) ?? 'automation') : 'automation';
}

/** How likelihood and impact are told, for a reader of the register. */
export const ratingRule = (language: FileLanguage): string =>
  storyWords(language).ratingRule(
    NUMBERS[language].share(IMPACT_FROM.high),
    NUMBERS[language].share(IMPACT_FROM.medium),
    NUMBERS[language].share(MATERIAL_FROM),
  );

/** What the answer calls the main risk stands among so many, which any slide has room for. */
const MAIN_AMONG = 5;

/** The risks of what goes on, those named and those that the plan itself shows, the gravest first; within one grade in the order of the plan. */
export function riskRegister(blueprint: Blueprint, planned: PlanView | null): RegisteredRisk[] {
  const { plan, processes, language = 'en' } = blueprint;
  if (!planned) return [];
  const rows = new Map(planned.rows.map((row) => [row.id, row]));
  const opportunities = new Map(processes.flatMap((one) => one.opportunities.map((each) => [each.id, each])));
  // One basis for all: what is measured is never weighed against a benchmark.
  const basis = planned.rows.some(({ measured }) => measured > 0) ? 'measured' : 'benchmark';
  // As in the headline: of what the case counts, where it counts anything.
  const counted = planned.rows.filter(({ leftOut }) => leftOut === null);
  const total = (counted.length > 0 ? counted : planned.rows).reduce((sum, row) => sum + row[basis], 0);
  const shareOf = (row: PlanRow) => (total > 0 ? row[basis] / total : 0);
  const kindOf = ({ opportunityIds }: PlanRow) =>
    riskiestKind(opportunityIds.flatMap((id) => opportunities.get(id) ?? []));
  const rated = (row: PlanRow, share: number) => ({
    initiative: row.name,
    owner: row.owner,
    likelihood: LIKELIHOOD[kindOf(row)],
    impact: impactOf(share),
  });
  const going = planned.follows === 'plan' ? (plan?.initiatives ?? []) : [];
  const named = going.flatMap(({ id, risks }) => {
    const row = rows.get(id);
    if (!row || row.status === 'delivered') return [];
    return risks.map((risk): RegisteredRisk => ({ ...rated(row, shareOf(row)), ...risk }));
  });
  const withRisks = new Set(going.flatMap(({ id, risks }) => (risks.length > 0 ? [id] : [])));
  const words = storyWords(language).planRisks;
  const ofAll = { initiative: null, owner: null };
  const shown = [
    ...(basis === 'benchmark' && total > 0
      ? [
          {
            ...ofAll,
            risk: words.benchmark(sizeTaken(blueprint)),
            control: words.measure,
            likelihood: 'medium' as const,
            impact: impactOf(1),
          },
        ]
      : []),
    ...shownRisks(blueprint, planned, withRisks, shareOf, kindOf).map(
      ({ row, share, likelihood, ...told }): RegisteredRisk => {
        const rating = row ? rated(row, share) : { ...ofAll, likelihood: 'low' as const, impact: impactOf(share) };
        return { ...rating, ...(likelihood && { likelihood }), ...told };
      },
    ),
  ];
  const all = [...named, ...shown].sort(byGravity);
  const main = all.find(({ isMain }) => isMain);
  if (!main || all.indexOf(main) < MAIN_AMONG) return all;
  const others = all.filter((one) => one !== main);
  return [...others.slice(0, MAIN_AMONG - 1), main, ...others.slice(MAIN_AMONG - 1)];
}

/** How many people a benchmark takes for granted; null where the client's own number is entered. */
function sizeTaken({ sector, value, language = 'en' }: Blueprint): string | null {
  const which = sizeAssumed(sector.profile);
  return which === 'both' || which === 'people' ? NUMBERS[language].decimals(value.employees) : null;
}

const byGravity = (a: RegisteredRisk, b: RegisteredRisk) => gravity(b) - gravity(a);

const gravity = ({ likelihood, impact }: RegisteredRisk) =>
  (1 + RATINGS.indexOf(likelihood)) * (1 + RATINGS.indexOf(impact));

function impactOf(share: number): Rating {
  if (share >= IMPACT_FROM.high) return 'high';
  return share >= IMPACT_FROM.medium ? 'medium' : 'low';
}

interface Law {
  name: keyof Omit<StoryWords['laws'], 'annexIII' | 'highRisk' | 'counselSettles'>;
  weight: Duty['weight'];
  applies(duties: UseCaseDuties): boolean;
}

const annexIII = (heading: string, name: Law['name']): Law => ({
  name,
  weight: 'high',
  applies: ({ aiAct }) => aiAct === `annex III: ${heading}`,
});

/** In the order in which a board should hear of them. Regulations (EU) 2024/1689 and (EU) 2016/679. */
const LAWS: readonly Law[] = [
  annexIII('employment', 'employment'),
  annexIII('essential services', 'services'),
  annexIII('education', 'education'),
  annexIII('critical infrastructure', 'infrastructure'),
  annexIII('biometrics', 'biometrics'),
  annexIII('law enforcement', 'enforcement'),
  annexIII('migration', 'migration'),
  annexIII('justice', 'justice'),
  { name: 'decisions', weight: 'person', applies: ({ decidesAboutPerson }) => decidesAboutPerson },
  { name: 'sensitive', weight: 'person', applies: ({ specialCategories }) => specialCategories },
  { name: 'openness', weight: 'notice', applies: ({ aiAct }) => aiAct === 'transparency' },
];

/** The general duties name no statute, since those differ by country and state. */
function lawInWords({ name, weight }: Law, isElsewhere: boolean, words: StoryWords['laws']) {
  const { law, reason, general, ...more } = words[name];
  const settle = 'settle' in more ? more.settle : '';
  const control = 'control' in more ? more.control : words.highRisk;
  const isHigh = weight === 'high';
  return isElsewhere
    ? { law: general, reason, control: isHigh ? words.counselSettles(settle) : settle || control }
    : { law: isHigh ? words.annexIII(law) : law, reason, control };
}

/**
 * What the law asks of the work (see `workedOpportunities`). The class of each use case is part of the catalogue;
 * opportunities that come from no use case are not classed.
 */
export function dutiesOf(
  worked: readonly WorkedOpportunity[],
  { duties: classes, sector, language = 'en' }: Pick<Blueprint, 'duties' | 'sector' | 'language'>,
  planned: PlanView | null,
): Duty[] {
  const isElsewhere = lawOf(sector) === 'elsewhere';
  const words = storyWords(language).laws;
  const classed = worked.flatMap(({ opportunity, initiative }) => {
    const duties = classes?.get(opportunity.useCaseId ?? '');
    return duties ? [{ title: opportunity.title, initiative, duties }] : [];
  });
  return LAWS.flatMap((law) => {
    const concerned = classed.filter(({ duties }) => law.applies(duties));
    const carriers = new Set(concerned.map(({ initiative }) => initiative));
    return concerned.length === 0
      ? []
      : [
          {
            ...lawInWords(law, isElsewhere, words),
            weight: law.weight,
            concerns: 'named' as const,
            initiatives: (planned?.rows ?? []).map(({ name }) => name).filter((name) => carriers.has(name)),
            opportunities: [...new Set(concerned.map(({ title }) => title))],
          },
        ];
  });
}
