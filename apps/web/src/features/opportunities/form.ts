import { DEFAULT_EFFORT, type Opportunity, OpportunityInput, SavingsFigure } from '@process-ai/contract/opportunities';
import { z } from 'zod';

/** Thousands a year as typed, "1,200"; null for nothing. */
export function figureOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.replaceAll(',', ''));
}

/** The contract's opportunity; savings are typed as text, so that an empty field is none and not zero. */
export const OpportunityForm = OpportunityInput.extend({
  estimatedSavings: z.string().trim().transform(figureOf).pipe(SavingsFigure),
});
export type OpportunityValues = z.input<typeof OpportunityForm>;

export const newValues = (): OpportunityValues => ({
  type: 'automation',
  title: '',
  description: '',
  estimatedSavings: '',
  effort: DEFAULT_EFFORT.automation,
});

export const valuesOf = ({ type, title, description, enteredSavings, effort }: Opportunity): OpportunityValues => ({
  type,
  title,
  description,
  estimatedSavings: enteredSavings === null ? '' : String(enteredSavings),
  effort,
});
