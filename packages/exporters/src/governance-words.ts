import type { Decision, Responsibility } from '@process-ai/domain/blueprint-decisions';
import type { SteeredMeasure } from '@process-ai/domain/blueprint-measures';
import type { WorkView } from '@process-ai/domain/blueprint-people';
import type { PlanView } from '@process-ai/domain/blueprint-plan';
import type { Duty, LawOf, RegisteredRisk } from '@process-ai/domain/blueprint-risks';
import { counted, decimals, type FigureWords, percent } from './figure-words.ts';
import { planWords } from './plan-words.ts';

export const RATING_LABELS = { low: 'Low', medium: 'Medium', high: 'High' } as const;

const CONCERNED_MOST = 5;

export const STEERING = 'Steering committee';

/** "87 FTE", "1.4 FTE": full-time equivalents, as exact as the largest of those beside it allows. */
export const fte = (value: number, largest = value): string => `${decimals(value, largest < 9.95 ? 1 : 0)} FTE`;

/** What the plan does to the work, as a title. */
export const workInWords = ({ today, freed }: WorkView, planned: PlanView | null): string =>
  `${planWords(planned).replace('the', 'The')} frees ${fte(freed, today)} of ${fte(today)} of measured work; ${percent((100 * (today - freed)) / today, 0)} of it stays with people`;

/** How the figures of the work come about. */
export const workNote = ({ hoursPerYear }: WorkView, planned: PlanView | null): string =>
  `FTE = hours of work a year / ${decimals(hoursPerYear)} hours of a full-time person, or the team where the hours are not known. Freed = what the opportunities of ${planWords(planned)} save of a process, as a share of its cost. It is time for other work: no reduction of staff is promised.`;

/** The register in one sentence, as a title. */
export function registerInWords(risks: readonly RegisteredRisk[], duties: readonly Duty[]): string {
  const grave = risks.filter(({ impact }) => impact === 'high');
  const [first] = grave;
  const strict = duties.filter(({ weight }) => weight === 'high');
  const risk = first
    ? `${risks.length === 1 ? 'The 1 risk known' : `${grave.length} of ${counted(risks.length, 'risk')}`} can cost a large part of the savings, ${grave.length > 1 ? `“${first.initiative}” first` : `in “${first.initiative}”`}`
    : risks.length > 0
      ? `No initiative with a known risk carries a large part of the savings (${counted(risks.length, 'risk')})`
      : '';
  const law =
    strict.length > 0
      ? `counsel must settle ${strict.length === 1 ? `“${strict[0]?.law}”` : `${strict.length} questions of law`} before anything is built`
      : duties.length > 0 && risks.length === 0
        ? `${counted(duties.length, 'flag')} for counsel to confirm, and nothing that has to be settled before it is built`
        : '';
  const said = [risk, law].filter(Boolean).join('; ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** Whose law the flags name, and where else the European one holds. */
export const lawNote: Record<LawOf, string> = {
  EU: 'Flags by use case under Regulations (EU) 2024/1689 and 2016/679, for counsel to confirm.',
  unknown:
    'Flags by use case under Regulations (EU) 2024/1689 and 2016/679, for counsel to confirm where the law of the European Union applies.',
  elsewhere:
    'Flags in general words, for counsel to confirm by the law of the place; for people in the European Union its AI Act and GDPR apply as well.',
};

/** The initiatives that a duty concerns, or opportunities where there is no plan. */
export function concerned({ initiatives, opportunities }: Duty): string {
  const all = initiatives.length > 0 ? initiatives : opportunities;
  const more = all.length - CONCERNED_MOST;
  return [...all.slice(0, CONCERNED_MOST), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Who answers for how much of the plan, as a sentence without its full stop. */
export function ownersInWords(responsibilities: readonly Responsibility[], words: FigureWords): string {
  const owners = responsibilities.filter(({ owner }) => owner !== null);
  const [first] = owners;
  const unowned = responsibilities.find(({ owner }) => owner === null);
  if (!first?.owner) return `None of ${counted(unowned?.initiatives.length ?? 0, 'initiative')} has an owner yet`;
  const largest = first.savings > 0 && responsibilities.every(({ savings }) => savings <= first.savings);
  const who =
    largest && owners.length > 1
      ? `Of ${counted(owners.length, 'owner')}, ${first.owner} answers for the largest part, ${words.short(first.savings)} a year measured`
      : `${counted(owners.length, 'owner answers', 'owners answer')} for the plan`;
  return unowned
    ? `${who}; ${counted(unowned.initiatives.length, 'initiative has', 'initiatives have')} no owner yet`
    : who;
}

/** A figure of a measure: "19 days", or a dash. */
export const measured = ({ unit }: SteeredMeasure, value: number | null): string =>
  value === null
    ? '–'
    : `${decimals(value, Number.isInteger(value) ? 0 : 1)}${unit && unit !== '%' ? ' ' : ''}${unit ?? ''}`;

/** "board-paper.docx, p. 1", "ROI inputs of Settle claims", "Entered with the plan"; what is not known is to be measured. */
export function baselineSource({ source }: SteeredMeasure): string {
  if (source === null) return 'Measure first';
  if (source.kind === 'document') return `${source.fileName}, p.\u00a0${source.page}`;
  return source.kind === 'inputs' ? `ROI inputs of ${source.process}` : 'Entered with the plan';
}

/** What a decision unlocks: its money, and why. */
export const unlocked = ({ unlocks: { savings, benchmark, loses, text } }: Decision, words: FigureWords): string =>
  [
    loses ? `It costs ${words.short(loses)} more than it brings` : '',
    savings ? `${words.short(savings)} a year measured` : '',
    benchmark ? `${words.short(benchmark)} a year by benchmark` : '',
    text,
  ]
    .filter(Boolean)
    .join('; ');

/** The decisions in one sentence, as a title. */
export function decisionsInWords(decisions: readonly Decision[], words: FigureWords): string {
  const [first] = decisions;
  if (!first) return '';
  const asked = (one: Decision) => {
    const { savings, benchmark } = one.unlocks;
    const worth = savings
      ? `${words.short(savings)} a year`
      : benchmark
        ? `${words.short(benchmark)} a year by benchmark`
        : '';
    const isGround = one.kind === 'proposals' || one.kind === 'figures';
    return `${one.what[0]?.toLowerCase()}${one.what.slice(1)}${isGround && worth ? ` (${worth})` : ''}`;
  };
  const [, next] = decisions;
  const begin = `First to decide: ${asked(first)}${next?.kind === 'figures' ? `, and ${asked(next)}` : ''}`;
  if (first.kind !== 'budget' || !first.amount || first.unlocks.loses) return begin;
  const count = counted(decisions.length, 'decision');
  const due = first.by ? ` by ${first.by}` : '';
  const { savings } = first.unlocks;
  const opens = savings ? ` and opens the way to ${words.short(savings)} a year measured` : '';
  return `${count} to take: ${decisions.length === 1 ? 'it' : 'the first'} releases ${words.short(first.amount)}${due}${opens}`;
}
