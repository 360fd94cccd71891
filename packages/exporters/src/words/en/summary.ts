import type { SumOf } from '@process-ai/domain/blueprint-story';
import { capitalized } from '@process-ai/domain/capitalized';
import { NUMBERS } from '@process-ai/domain/language';

const { counted, decimals, listed } = NUMBERS.en;

const ofSum = { accepted: 'accepted and measured', proposed: 'proposed and measured', benchmark: 'by benchmark' };

/** The executive summary, in the same words in document, deck and preview; names are cut and amounts are written already. */
export const summaryWords = {
  terms: {
    cash: 'Time or cash',
    undecided: 'Not decided',
    where: 'Where it lies',
    what: 'With what',
    how: 'How it is done',
    paying: 'What it costs',
    risk: 'Main risk',
    notPaying: 'What does not pay',
    notCounted: 'What is not counted',
    decision: 'To decide',
  },
  where: (names: readonly string[], share: string, sum: SumOf, held: string, all: string) =>
    `${listed(names.map((name) => `“${name}”`))} ${names.length === 1 ? 'holds' : 'hold'} ${share} of the savings ${ofSum[sum]}: ${held} of ${all} a year.`,
  largest: (title: string, worth: string) => `The largest single step is “${title}” (${worth}).`,
  underWay: (course: string, begin: string) => `${course}. ${capitalized(begin)}.`,
  /** What saves much at low cost, the first of them by name; amounts over the years of the case, as worth today. */
  brings: (count: number, name: string, value: string, cost: string) =>
    count === 1
      ? `“${name}” brings ${value} for ${cost} over the case`
      : `${decimals(count)} initiatives bring ${value} for ${cost} over the case, “${name}” most`,
  /** The largest is none of those to do first. */
  bringsMost: (name: string, value: string, cost: string) =>
    `“${name}” brings most, ${value} for ${cost} over the case`,
  first: (name: string, others: number, value: string, cost: string) =>
    `first to do: “${name}”${others > 0 ? ` and ${others} more` : ''} (${value} for ${cost})`,
  toProve: (names: readonly string[]) =>
    `${listed(names.map((name) => `“${name}”`))} must prove ${names.length === 1 ? 'itself' : 'themselves'}`,
  byPlan: (initiatives: number, span: string, begin: string) =>
    `${counted(initiatives, 'initiative runs', 'initiatives run')} over ${span}; ${begin}.`,
  /** `amount` = null where nothing of a wave is costed. */
  byRoadmap: (
    waves: readonly { name: string; steps: number; when: string; amount: string | null }[],
    all: string | null,
  ) =>
    `${listed(waves.map(({ name, steps, when, amount }) => `${counted(steps, 'step', 'steps')} in ${when} (“${name}”${amount ? `, ${amount} a year` : ''})`))}${all ? `, rounded parts of ${all}` : ''}; owners and costs are still to be named.`,
  aboveZero: (chance: string) => `The net present value is above zero ${chance}.`,
};

export type SummaryWords = typeof summaryWords;
