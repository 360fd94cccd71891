import { type Scenario, ScenarioAssumptions, ScenarioInput } from '@process-ai/contract/scenarios';
import { z } from 'zod';

const shape = ScenarioAssumptions.shape;

const number = z
  .string()
  .trim()
  .min(1, 'Required')
  .transform((text) => Number(text.replaceAll(',', '').replace(/%$/, '')));
/** Typed in percent, kept as a factor. */
const percent = number.transform((value) => value / 100);

const assumptions = z.object({
  volume: percent.pipe(shape.volume.unwrap()),
  rate: percent.pipe(shape.rate.unwrap()),
  adoption: percent.pipe(shape.adoption.unwrap()),
  cost: percent.pipe(shape.cost.unwrap()),
  delayMonths: number.pipe(shape.delayMonths.unwrap()),
  cashShare: percent.pipe(shape.cashShare.unwrap()),
  includeBenchmark: z.boolean(),
});

/** The contract's scenario; figures are typed as text, so that an empty field is empty and not zero. */
export const ScenarioForm = z.object({
  name: ScenarioInput.shape.name,
  description: ScenarioInput.shape.description,
  assumptions,
});
export type ScenarioValues = z.input<typeof ScenarioForm>;
export type ScenarioEntry = z.output<typeof ScenarioForm>;

const inPercent = (factor: number) => String(Number((100 * factor).toFixed(4)));

export const valuesOf = ({
  name,
  description,
  assumptions: given,
}: Omit<Scenario, 'id' | 'builtIn'>): ScenarioValues => ({
  name,
  description: description ?? '',
  assumptions: {
    volume: inPercent(given.volume),
    rate: inPercent(given.rate),
    adoption: inPercent(given.adoption),
    cost: inPercent(given.cost),
    delayMonths: String(given.delayMonths),
    cashShare: inPercent(given.cashShare),
    includeBenchmark: given.includeBenchmark,
  },
});
