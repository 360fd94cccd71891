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
  /** Null = of an initiative as its kind of work has it, of the whole plan low. */
  likelihood: 'medium' | 'high' | null;
  /** It is of the driver that moves the result most. */
  isMain?: true;
}

/** From this share of the savings on, a plan stands or falls with one initiative. */
const CARRIES_FROM = 0.25;

/**
 * What any plan of such a size risks: what the work of an initiative that carries the case risks itself, by its kind;
 * that one has no owner, begins before what it depends on ends, or waits for others: of these the first. For each
 * initiative that still has work and no risk of its own. Then
 * the driver that moves the net present value most, and what holds for all of the work. Of the waves that stand in for
 * a plan only the last is shown.
 * @param named ids of the initiatives that somebody named a risk for
 * @param shareOf the share of the plan's savings that an initiative carries
 * @param kindOf what most of its work is
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
    .filter(({ id, leftOut }) => !named.has(id) && leftOut !== 'afterHorizon')
    .flatMap((row): ShownRisk[] => {
      const share = shareOf(row);
      const told = (risk: string, control: string, likelihood: 'medium' | null) => ({
        row,
        risk,
        control,
        share,
        likelihood,
      });
      const carries = () => {
        const { risk, control } = WORK_RISKS[language][kindOf(row)];
        const share100 = NUMBERS[language].percent(100 * share, 0);
        return told(words.carries(risk, share100), row.gate ? words.gate(row.gate) : control, null);
      };
      const ofPlan = () => {
        const before = row.from <= 1 ? null : monthBefore(planned, row.from, monthIn(language));
        if (row.owner === null)
          return told(words.unowned(row.when), before === null ? words.nameNow : words.name(before), 'medium');
        const first = early.get(row);
        if (first) return told(EARLY_RISK[language](first.name), words.watch, 'medium');
        const waitsFor = row.after.filter((name) => unfinished.has(name));
        return waitsFor.length > 0 ? told(words.waits(waitsFor), words.watch, 'medium') : null;
      };
      return [share >= CARRIES_FROM ? carries() : null, ofPlan()].flatMap((one) => one ?? []);
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

const ofAll = (risk: string, control: string, share: number, likelihood: 'medium' | 'high' = 'medium'): ShownRisk => ({
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
  const said = risk(first.driver === 'delay' ? plain(at) : percent(100 * at, 0));
  const share = npv > 0 ? Math.min(1, (npv - worst) / npv) : 1;
  return [{ row: null, isMain: true, risk: said, control, share, likelihood: null }];
}
