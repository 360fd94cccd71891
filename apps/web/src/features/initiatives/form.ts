import {
  CostLine,
  type Initiative,
  InitiativeInput,
  InitiativeRisk,
  Measure,
  Month,
  type PlanSettings,
} from '@process-ai/contract/initiatives';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { readFigure } from '../../lib/typed-figures.ts';
import { formCopy } from './model/form-copy.ts';

const words = formCopy;

/** A figure as people type it, "12,000" or "1 250.5"; an empty field is what `empty` says. */
const typed = <Empty extends number | null>(rule: z.ZodType<number, number>, empty: Empty) =>
  z.string().transform((text, context): number | Empty => {
    if (text.trim() === '') return empty;
    const read = rule.safeParse(readFigure(text, '.') ?? Number.NaN);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? words.number });
    return z.NEVER;
  });

const { shape } = InitiativeInput;
const amount = CostLine.shape.amount;
const figure = z.number(words.number).min(-1e12, words.tooLarge).max(1e12, words.tooLarge);

/** The contract's initiative; figures are typed as text, so that an empty field is empty and not zero. */
export const InitiativeForm = z.object({
  name: shape.name,
  description: shape.description,
  owner: shape.owner,
  startMonth: Month,
  endMonth: Month,
  status: z.enum(['proposed', 'committed', 'running', 'delivered', 'stopped']),
  costLines: z.array(CostLine.extend({ amount: typed(amount, 0) })).max(30),
  annualRunCost: typed(amount, 0),
  effortDays: typed(amount, 0),
  dependsOn: z.array(z.string()),
  gate: shape.gate,
  risks: z.array(InitiativeRisk).max(20),
  measures: z.array(Measure.extend({ baseline: typed(figure, null), target: typed(figure, null) })).max(10),
  opportunityIds: z.array(z.string()),
});
export type InitiativeValues = z.input<typeof InitiativeForm>;
export type InitiativeOutput = z.output<typeof InitiativeForm>;
export type InitiativeFormReturn = UseFormReturn<InitiativeValues, unknown, InitiativeOutput>;

const text = (value: number | null) =>
  value === null ? '' : new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }).format(value);

export const initiativeValues = (initiative: Initiative): InitiativeValues => ({
  name: initiative.name,
  description: initiative.description ?? '',
  owner: initiative.owner ?? '',
  startMonth: initiative.startMonth,
  endMonth: initiative.endMonth,
  status: initiative.status,
  costLines: initiative.costLines.map((line) => ({ ...line, amount: text(line.amount) })),
  annualRunCost: text(initiative.annualRunCost),
  effortDays: text(initiative.effortDays),
  dependsOn: [...initiative.dependsOn],
  gate: initiative.gate ?? '',
  risks: initiative.risks.map(({ risk, control }) => ({ risk, control: control ?? '' })),
  measures: initiative.measures.map((measure) => ({
    ...measure,
    unit: measure.unit ?? '',
    baseline: text(measure.baseline),
    target: text(measure.target),
  })),
  opportunityIds: [...initiative.opportunityIds],
});

/** Start and capacity; an empty capacity puts the assumption back. */
export const SettingsForm = z.object({
  startMonth: Month,
  capacityDays: typed(amount, null),
});
export type SettingsValues = z.input<typeof SettingsForm>;

export const settingsValues = ({ startMonth, capacityDays, capacityAssumed }: PlanSettings): SettingsValues => ({
  startMonth,
  capacityDays: capacityAssumed ? '' : text(capacityDays),
});

/** What an initiative of one's own begins with. */
export const NewInitiative = z.object({ name: shape.name, owner: shape.owner, startMonth: Month, endMonth: Month });
export type NewInitiativeValues = z.input<typeof NewInitiative>;

/** What an edit sends. Opportunities only where they were changed: those not accepted any more are not among them. */
export function updateOf({ opportunityIds, ...fields }: InitiativeOutput, base: Initiative) {
  const before = new Set(base.opportunityIds);
  const isSame = opportunityIds.length === before.size && opportunityIds.every((id) => before.has(id));
  return isSame ? fields : { ...fields, opportunityIds };
}
