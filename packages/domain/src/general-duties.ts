import type { Industry } from '@process-ai/contract/industries';
import type { Blueprint } from './blueprint.ts';
import type { WorkedOpportunity } from './blueprint-plan.ts';
import { type Duty, lawOf } from './blueprint-risks.ts';
import { ELSEWHERE } from './story-words/duties-elsewhere.ts';
import type { StoryWords } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';
import { tradeLaws } from './trade-laws.ts';

type StaffLaws = StoryWords['always']['employees']['laws'];

/**
 * Whether a country has a law of its own on what employees, or who represents them, are told before software that watches
 * them or AI comes into their work. Works Constitution Act (BetrVG) §§ 87(1) no. 6 and 90(1) no. 3; ArbVG § 96a; Code du
 * travail L. 2312-8 and L. 2312-38; Estatuto de los Trabajadores 64.4 d and 64.5; WOR 25(1) k and 27(1) k and l.
 */
const hasStaffLaw = (country: string, laws: StaffLaws): country is keyof StaffLaws => Object.hasOwn(laws, country);

/** Regulation (EU) 2022/2554, article 2: credit institutions, insurers, managers of funds. */
const FINANCE: ReadonlySet<Industry> = new Set(['banking', 'asset-management', 'insurance']);

/** Directive (EU) 2022/2555, annexes I and II; whether it applies depends on the size as well. */
const ESSENTIAL: ReadonlySet<Industry> = new Set([
  'utilities',
  'oil-and-gas',
  'airlines',
  'public-transport',
  'logistics',
  'hospitals',
  'pharma',
  'telecommunications',
  'public-administration',
  'chemicals',
  'food',
  'machinery',
  'electronics',
  'automotive',
]);

type Use = Pick<WorkedOpportunity['opportunity'], 'type' | 'useCaseId'>;

const usesAi = ({ type }: Use) => type !== 'automation';

/** A use of AI of which nobody has said to which class of the AI Act it belongs. */
export const isUnclassed = (use: Use, classes: Blueprint['duties']): boolean =>
  usesAi(use) && !classes?.get(use.useCaseId ?? '');

/**
 * What applies to such work whatever its use cases: the data of people, those whose work changes, AI that nobody has
 * classed yet, and the law of the trade in the countries of the client. Empty where there is no work.
 */
export function generalDuties(
  worked: readonly WorkedOpportunity[],
  {
    duties: classes,
    sector,
    processes = [],
    language = 'en',
  }: Pick<Blueprint, 'duties' | 'sector' | 'language'> & Partial<Pick<Blueprint, 'processes'>>,
): Duty[] {
  if (worked.length === 0) return [];
  const words = storyWords(language).always;
  const place = lawOf(sector);
  const isElsewhere = place === 'elsewhere';
  const { countries = [], industry = null } = sector.profile ?? {};
  const duty = (
    { law, reason, control }: Pick<Duty, 'law' | 'reason' | 'control'>,
    concerns: Duty['concerns'] = 'all',
    opportunities: readonly string[] = [],
  ): Duty => ({ law, reason, control, weight: 'notice', concerns, initiatives: [], opportunities });

  const ofTrade = (told: Pick<Duty, 'law' | 'reason' | 'control'>): Duty => ({ ...duty(told), ofTrade: true });

  const { privacy, employees, unclassed, finance, essential } = words;
  const staff = countries.flatMap((country) => (hasStaffLaw(country, employees.laws) ? [employees.laws[country]] : []));
  const european = place === 'EU' ? employees.european : employees.general;
  const withAi = worked.filter(({ opportunity }) => usesAi(opportunity));
  const classOf = ({ opportunity: { useCaseId } }: WorkedOpportunity) => classes?.get(useCaseId ?? '');
  const open = worked.filter(({ opportunity }) => isUnclassed(opportunity, classes));
  return [
    duty({
      reason: privacy.reason,
      law: isElsewhere ? privacy.general : privacy.law,
      control: isElsewhere ? ELSEWHERE[language].privacy(countries.includes('US')) : privacy.control,
    }),
    duty({
      reason: employees.reason,
      control: isElsewhere ? ELSEWHERE[language].employees : employees.control,
      law: staff.length > 0 ? staff.join('; ') : european,
    }),
    ...(open.length > 0 && !isElsewhere
      ? [
          {
            ...duty(
              unclassed,
              'ai',
              open.map(({ opportunity }) => opportunity.title),
            ),
            outOf: withAi.length,
            ofPlan: worked.some(({ initiative }) => initiative !== null),
          },
        ]
      : []),
    ...(place === 'EU' && industry && FINANCE.has(industry) ? [ofTrade(finance)] : []),
    ...(place === 'EU' && industry && ESSENTIAL.has(industry) ? [ofTrade(essential)] : []),
    ...tradeLaws(
      sector,
      processes.map(({ name }) => name),
      (flag) => worked.some((one) => classOf(one)?.[flag]),
      language,
    ).map(ofTrade),
  ];
}
