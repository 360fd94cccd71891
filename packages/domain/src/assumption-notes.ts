import type { AssumptionName, RoiAssumptions, RoiInput } from '@process-ai/contract/roi';
import {
  DEFAULT_ANNUAL_RUN_COST,
  DEFAULT_ASSUMPTIONS,
  DEFAULT_AUTOMATION_RATE,
  DEFAULT_IMPLEMENTATION_COST,
  DEFAULT_REALISATION,
} from './roi.ts';

interface AssumptionPreset<Value> {
  label: string;
  value: Value;
}

/** What a person should know of an assumption before they keep it or change it. */
export interface AssumptionNote<Value> {
  label: string;
  unit: string;
  default: Value;
  /** Where the default and the presets come from, or that they are assumed. */
  source: string;
  /** What happens where it is changed, for who changes it. */
  caution?: string;
  presets?: readonly AssumptionPreset<Value>[];
}

/** The assumptions of a sector, in the order in which they are read. Sources: FORMULAS.md section 4. */
export const ASSUMPTION_NOTES: { readonly [Name in AssumptionName]: AssumptionNote<RoiAssumptions[Name]> } = {
  hoursPerYear: {
    label: 'Hours per year',
    unit: 'hours a year',
    default: DEFAULT_ASSUMPTIONS.hoursPerYear,
    source:
      '2,080 = 52 weeks of 40 hours. Productive hours, once leave and holidays are taken off: 1,776.5 (US Social Security Administration, POMS).',
    presets: [
      { label: 'Paid hours', value: 2080 },
      { label: 'Productive hours', value: 1776 },
    ],
  },
  loadFactor: {
    label: 'Load factor on salaries',
    unit: '× salary',
    default: DEFAULT_ASSUMPTIONS.loadFactor,
    source:
      '1.00 = pay alone. 1.43 = 1 ÷ 0.701, since wages are 70.1% of private compensation (US Bureau of Labor Statistics, ECEC, December 2019). 1.30 is an assumption for employers with fewer benefits.',
    presets: [
      { label: 'Pay alone', value: 1 },
      { label: 'With some benefits', value: 1.3 },
      { label: 'Full compensation', value: 1.43 },
    ],
  },
  currency: {
    label: 'Currency',
    unit: 'ISO 4217 code',
    default: DEFAULT_ASSUMPTIONS.currency,
    source: 'Unit of all amounts: that of the client’s profile, US dollars where it names none.',
    caution: 'Changing it converts nothing.',
  },
  discountRate: {
    label: 'Discount rate',
    unit: 'a year',
    default: DEFAULT_ASSUMPTIONS.discountRate,
    source: '10% a year, an assumption in the place of what capital costs the organization.',
  },
  years: {
    label: 'Years of the business case',
    unit: 'years',
    default: DEFAULT_ASSUMPTIONS.years,
    source: 'Three years, the horizon that Forrester’s TEI studies use.',
  },
  ramp: {
    label: 'Ramp-up of the benefits',
    unit: 'share of the full benefit, by year',
    default: DEFAULT_ASSUMPTIONS.ramp,
    source: 'The full benefit from the first year, an assumption. The last value holds for all years after it.',
    presets: [
      { label: 'In full from the first year', value: [1, 1, 1] },
      { label: 'Half in the first year', value: [0.5, 1, 1] },
      { label: 'Over three years', value: [0.25, 0.75, 1] },
    ],
  },
  benefitRisk: {
    label: 'Risk taken off the benefits',
    unit: 'share of the benefits',
    default: DEFAULT_ASSUMPTIONS.benefitRisk,
    source: 'None by default, an assumption. Lowering benefits by their risk follows Forrester’s TEI.',
    presets: [
      { label: 'None', value: 0 },
      { label: 'Cautious', value: 0.2 },
    ],
  },
  costRisk: {
    label: 'Risk added to the costs',
    unit: 'share of the costs',
    default: DEFAULT_ASSUMPTIONS.costRisk,
    source: 'None by default, an assumption. Raising costs by their risk follows Forrester’s TEI.',
    presets: [
      { label: 'None', value: 0 },
      { label: 'Cautious', value: 0.1 },
    ],
  },
};

type ProcessInputName = keyof Pick<RoiInput, 'implementationCost' | 'annualRunCost' | 'automationRate' | 'realisation'>;

interface ProcessInputNotes extends Record<ProcessInputName, AssumptionNote<unknown>> {
  /** By the most demanding opportunity of the process. */
  implementationCost: AssumptionNote<typeof DEFAULT_IMPLEMENTATION_COST>;
  annualRunCost: AssumptionNote<number>;
  automationRate: AssumptionNote<number>;
  realisation: AssumptionNote<number>;
}

/** What is assumed of a process where nobody has entered it. Amounts are in the sector's currency. */
export const PROCESS_INPUT_NOTES: Readonly<ProcessInputNotes> = {
  implementationCost: {
    label: 'Implementation cost',
    unit: 'once',
    default: DEFAULT_IMPLEMENTATION_COST,
    source: 'An assumption, by the most demanding opportunity of the process.',
  },
  annualRunCost: {
    label: 'Annual run cost',
    unit: 'a year',
    default: DEFAULT_ANNUAL_RUN_COST,
    source: 'Nothing, an assumption until licenses, hosting and support are known.',
  },
  automationRate: {
    label: 'Automation rate',
    unit: 'share of the current cost',
    default: DEFAULT_AUTOMATION_RATE,
    source: '60% of the work, an assumption until the process has a rate of its own.',
  },
  realisation: {
    label: 'Realized share of the savings',
    unit: 'share of the projected savings',
    default: DEFAULT_REALISATION,
    source: 'All of them, an assumption. It is less where freed hours do not become freed money.',
  },
};
