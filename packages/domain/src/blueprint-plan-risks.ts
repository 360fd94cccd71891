import type { SectorCase } from '@process-ai/contract/business-case';
import type { TouchPoint } from '@process-ai/contract/journeys';
import type { OpportunityType } from '@process-ai/contract/opportunities';
import { amountsIn } from './amounts.ts';
import type { Blueprint } from './blueprint.ts';
import { agentsAlone } from './blueprint-journeys.ts';
import { earlyStarts, type PlanRow, type PlanView } from './blueprint-plan.ts';
import { currencySymbol } from './currency-symbol.ts';
import { NUMBERS } from './language.ts';
import { monthBefore, monthIn } from './plan-months.ts';
import type { StoryWords } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';
import { EARLY_RISK, LOSS_RISK, WORK_RISKS } from './story-words/work-risks.ts';

/** A risk that nobody named, and that the plan itself shows. */
export interface ShownRisk {
  /** Null = it is one of the whole plan. */
  row: PlanRow | null;
  risk: string;
  control: string;
  /** What it takes, 0–1: of the plan's savings, or of its net present value. */
  share: number;
  /** Where it is not that of the kind of work, or of the whole plan more than low. */
  likelihood?: 'low' | 'medium' | 'high';
  /** It is of the driver that moves the result most. */
  isMain?: true;
}

/** Of one initiative: what weighs most in it. */
const OF_ONE_MOST = 2;

/** From this share of the savings on, a plan stands or falls with one initiative. */
const CARRIES_FROM = 0.25;

/**
 * What any plan of such a size risks: what the work of an initiative that carries the case risks itself, by its kind;
 * that one begins too early, waits for others, or has no owner. At most two for each initiative that still has work; of
 * one that somebody named a risk for only that it begins too early, which the dates show whatever is named. Then the driver that moves the net present value most, and what holds for all of the work. Of the waves that stand in for
 * a plan only the last is shown.
 * @param named ids of the initiatives that somebody named a risk for
 * @param shareOf the share of the plan's savings that an initiative carries
 * @param kindOf the riskiest work that makes up much of it
 */
export function shownRisks(
  blueprint: Pick<
    Blueprint,
    'language' | 'case' | 'comparison' | 'journeys' | 'processes' | 'decided' | 'plan' | 'assumptions'
  >,
  planned: PlanView,
  named: ReadonlySet<string>,
  shareOf: (row: PlanRow) => number,
  kindOf: (row: PlanRow) => OpportunityType,
): ShownRisk[] {
  const { language = 'en', case: found, comparison, journeys } = blueprint;
  const words = storyWords(language).planRisks;
  const open = planned.rows.filter(({ status }) => status !== 'delivered');
  const early = new Map(earlyStarts(planned).map(({ row, first }) => [row, first]));
  const unfinished = new Set(open.map(({ name }) => name));
  const ofRows = (planned.follows === 'plan' ? open : [])
    .filter(({ leftOut }) => leftOut !== 'afterHorizon')
    .flatMap((row): ShownRisk[] => {
      const share = shareOf(row);
      const told = (risk: string, control: string, likelihood?: ShownRisk['likelihood']): ShownRisk[] => [
        { row, risk, control, share, ...(likelihood && { likelihood }) },
      ];
      const first = early.get(row);
      const tooEarly = first ? told(EARLY_RISK[language](first.name), words.watch, 'medium') : [];
      if (named.has(row.id)) return tooEarly;
      const { risk, control } = WORK_RISKS[language][kindOf(row)];
      const carries =
        share >= CARRIES_FROM
          ? told(
              words.carries(risk, NUMBERS[language].percent(100 * share, 0)),
              row.gate ? words.gate(row.gate) : control,
            )
          : [];
      const by = row.from <= 1 ? null : monthBefore(planned, row.from, monthIn(language));
      const unowned =
        row.owner === null ? told(words.unowned(row.when), by === null ? words.nameNow : words.name(by), 'medium') : [];
      const waitsFor = row.after.filter((name) => unfinished.has(name));
      const waits = waitsFor.length > 0 && !first ? told(words.waits(waitsFor), words.watch, 'low') : [];
      return [...carries, ...tooEarly, ...unowned, ...waits].slice(0, OF_ONE_MOST);
    });
  return [
    ...ofRows,
    ...(found ? lossRisk(found, blueprint) : []),
    ...(found && planned.follows === 'plan' ? driverRisk(found, words, language) : []),
    ...(planned.follows === 'plan' ? [] : [ofAll(words.unplanned, words.plan, 1)]),
    ...unservedRisk(comparison, words),
    ...aloneRisk(agentsAlone(blueprint), journeys.flatMap(({ touchPoints }) => touchPoints).length, words),
  ];
}

const ofAll = (
  risk: string,
  control: string,
  share: number,
  likelihood: ShownRisk['likelihood'] = 'medium',
): ShownRisk => ({
  row: null,
  risk,
  control,
  share,
  likelihood,
});

/** That the plan as a whole costs more than it brings. */
function lossRisk(
  { headline: { npv } }: SectorCase,
  { language = 'en', assumptions: { currency, years } }: Pick<Blueprint, 'language' | 'assumptions'>,
): ShownRisk[] {
  if (!(npv < 0)) return [];
  const { risk, control } = LOSS_RISK[language];
  return [ofAll(risk(amountsIn(language, currencySymbol(currency)).short(-npv), years), control, 1, 'high')];
}

/** What the nearest of the vendors leaves uncovered, where none of them fits. */
function unservedRisk({ fits }: Blueprint['comparison'], words: StoryWords['planRisks']): ShownRisk[] {
  if (fits.length === 0 || fits.some((fit) => fit.fits)) return [];
  const covered = Math.max(...fits.map(({ shares }) => shares.coverage));
  return [ofAll(words.unserved(fits.length), words.build, 1 - covered)];
}

/** An agent that serves customers alone where it matters most to them; its share is that of such touchpoints. */
function aloneRisk(alone: readonly TouchPoint[], touchPoints: number, words: StoryWords['planRisks']): ShownRisk[] {
  const [first] = alone;
  return first ? [ofAll(words.alone(first.name), words.standBehind, alone.length / touchPoints, 'high')] : [];
}

/** Where a driver moves nothing, or for the better only, there is no risk in it. */
function driverRisk(
  { swings, headline: { npv } }: SectorCase,
  words: StoryWords['planRisks'],
  language: NonNullable<Blueprint['language']>,
): ShownRisk[] {
  const [first] = swings;
  if (!first) return [];
  const worst = Math.min(first.npvAtLow, first.npvAtHigh);
  if (worst >= npv) return [];
  const at = first.npvAtLow < first.npvAtHigh ? first.low : first.high;
  const { percent, plain } = NUMBERS[language];
  const { risk, control } = words.drivers[first.driver];
  const said = words.movesMost(risk(first.driver === 'delay' ? plain(at) : percent(100 * at, 0)));
  return [{ row: null, isMain: true, risk: said, control, share: npv > 0 ? Math.min(1, (npv - worst) / npv) : 1 }];
}
