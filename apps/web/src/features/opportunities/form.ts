import { DEFAULT_EFFORT, type Opportunity, OpportunityInput } from '@process-ai/contract/opportunities';
import { z } from 'zod';

/** The contract's opportunity; savings are typed as text, so that an empty field is empty and not zero. */
export const OpportunityForm = OpportunityInput.extend({
  estimatedSavings: z
    .string()
    .trim()
    .min(1, 'Required')
    .transform((text) => Number(text.replaceAll(',', '')))
    .pipe(OpportunityInput.shape.estimatedSavings),
});
export type OpportunityValues = z.input<typeof OpportunityForm>;

export const newValues = (): OpportunityValues => ({
  type: 'automation',
  title: '',
  description: '',
  estimatedSavings: '',
  effort: DEFAULT_EFFORT.automation,
});

export const valuesOf = ({ type, title, description, estimatedSavings, effort }: Opportunity): OpportunityValues => ({
  type,
  title,
  description,
  estimatedSavings: String(estimatedSavings),
  effort,
});
