import { DEFAULT_EFFORT, type Opportunity, OpportunityInput, SavingsFigure } from '@process-ai/contract/opportunities';
import { z } from 'zod';

/** The contract's opportunity; savings are typed as text, so that an empty field is none and not zero. */
export const OpportunityForm = OpportunityInput.extend({
  estimatedSavings: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text.replaceAll(',', ''))))
    .pipe(SavingsFigure),
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
