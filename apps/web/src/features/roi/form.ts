import {
  type AssumptionName,
  type RoiAssumptions,
  type RoiInput,
  RoiInputEntry,
  RoiAssumptions as Shape,
  YEARS_MAX,
} from '@process-ai/contract/roi';
import { z } from 'zod';
import { readFigure } from '../../lib/typed-figures.ts';
import { assumptionsCopy } from './model/assumptions-copy.ts';

const words = assumptionsCopy.invalid;

/** A figure as a person types it, "2,080" or "1.43"; then what the contract asks of it. */
const figure = (rule: z.ZodType<number, number>) =>
  z
    .string()
    .transform((text) => readFigure(text, '.') ?? Number.NaN)
    .pipe(z.number(words.number).pipe(rule));

/** A share, typed in percent. */
const percent = z
  .string()
  .transform((text) => readFigure(text.replace('%', ''), '.') ?? Number.NaN)
  .pipe(z.number(words.number).min(0, words.percent).max(100, words.percent))
  .transform(toShare);

const { shape } = Shape;

/** Assumptions of a sector as they are typed; comes out as the contract wants them. */
export const AssumptionsForm = z.object({
  hoursPerYear: figure(shape.hoursPerYear),
  loadFactor: figure(shape.loadFactor),
  currency: z.string().trim().toUpperCase().pipe(shape.currency),
  discountRate: percent,
  years: figure(shape.years),
  ramp: z
    .string()
    .transform((text) => text.split(/[\s,;%]+/).filter(Boolean))
    .pipe(z.array(percent, words.ramp).min(1, words.ramp).max(YEARS_MAX, words.ramp)),
  benefitRisk: percent,
  costRisk: percent,
} satisfies Record<AssumptionName, z.ZodType>);
export type AssumptionsValues = z.input<typeof AssumptionsForm>;

/** One assumption as its field shows it. */
export const assumptionText: { [Name in AssumptionName]: (value: RoiAssumptions[Name]) => string } = {
  hoursPerYear: String,
  loadFactor: String,
  currency: String,
  discountRate: toPercent,
  years: String,
  ramp: (shares) => shares.map(toPercent).join(', '),
  benefitRisk: toPercent,
  costRisk: toPercent,
};

export const assumptionValues = (assumptions: RoiAssumptions): AssumptionsValues => ({
  hoursPerYear: assumptionText.hoursPerYear(assumptions.hoursPerYear),
  loadFactor: assumptionText.loadFactor(assumptions.loadFactor),
  currency: assumptions.currency,
  discountRate: toPercent(assumptions.discountRate),
  years: assumptionText.years(assumptions.years),
  ramp: assumptionText.ramp(assumptions.ramp),
  benefitRisk: toPercent(assumptions.benefitRisk),
  costRisk: toPercent(assumptions.costRisk),
});

const orDefault = (rule: z.ZodType<number, string>) =>
  z.string().transform((text, context) => {
    if (text.trim() === '') return null;
    const read = rule.safeParse(text);
    if (read.success) return read.data;
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** What is assumed of one process; an empty field keeps the default. */
export const ProcessInputsForm = z.object({
  implementationCost: orDefault(figure(amount('implementationCost'))),
  annualRunCost: orDefault(figure(amount('annualRunCost'))),
  automationRate: orDefault(percent),
  realisation: orDefault(percent),
});
type ProcessInputsValues = z.input<typeof ProcessInputsForm>;
export type ProcessInputName = keyof ProcessInputsValues;

export const processInputValues = (input: RoiInput): ProcessInputsValues => ({
  implementationCost: input.implementationCost === null ? '' : String(input.implementationCost),
  annualRunCost: input.annualRunCost === null ? '' : String(input.annualRunCost),
  automationRate: input.automationRate === null ? '' : toPercent(input.automationRate),
  realisation: input.realisation === null ? '' : toPercent(input.realisation),
});

/** 0.1 → "10"; tenths of thousandths that a double adds are dropped. */
export function toPercent(share: number): string {
  return String(Number((100 * share).toFixed(6)));
}

function toShare(percentage: number): number {
  return Number((percentage / 100).toFixed(8));
}

function amount(name: 'implementationCost' | 'annualRunCost'): z.ZodType<number, number> {
  return z.number().superRefine((value, context) => {
    const [issue] = RoiInputEntry.shape[name].safeParse(value).error?.issues ?? [];
    if (issue) context.addIssue({ code: 'custom', message: issue.message });
  });
}
