import { z } from 'zod';
import { Id, Timestamp, Version } from './ids.ts';
import { clearableText, NAME_MAX, optionalText, requiredText } from './text.ts';

/** A month of the calendar, as "2027-03". */
export const Month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Must be a month, as 2027-03');
export type Month = z.infer<typeof Month>;

export const InitiativeStatus = z.enum(['proposed', 'committed', 'running', 'delivered', 'stopped']);
export type InitiativeStatus = z.infer<typeof InitiativeStatus>;

export const CostKind = z.enum(['licence', 'integration', 'change']);
export type CostKind = z.infer<typeof CostKind>;

const amount = z.number('Must be a number').min(0, 'Must not be negative').max(1e12, 'This number is too large');
const figure = z.number('Must be a number').min(-1e12).max(1e12, 'This number is too large');

/** One-off cost, spent evenly from the start to the end of its initiative. */
export const CostLine = z.object({
  kind: CostKind,
  name: requiredText(200),
  amount: amount.describe('Currency units, once.'),
});
export type CostLine = z.infer<typeof CostLine>;

export const InitiativeRisk = z.object({ risk: requiredText(1000), control: optionalText(1000) });
export type InitiativeRisk = z.infer<typeof InitiativeRisk>;

export const Measure = z.object({
  id: requiredText(40).describe('Unique within its initiative; actual figures refer to it.'),
  name: requiredText(200),
  unit: optionalText(60),
  better: z.enum(['higher', 'lower']),
  baseline: figure.nullable().default(null),
  target: figure.nullable().default(null),
});
export type Measure = z.infer<typeof Measure>;

const planned = {
  name: requiredText(NAME_MAX),
  description: optionalText(4000),
  owner: optionalText(200).describe('A role or a name, as "Head of claims".'),
  startMonth: Month.describe('The first month of work.'),
  endMonth: Month.describe('The last month of work: it is delivered at its end, and earns from the next one on.'),
  status: InitiativeStatus.default('proposed'),
  costLines: z.array(CostLine).max(30).default([]),
  annualRunCost: amount.default(0).describe('Currency units a year, once it is delivered.'),
  effortDays: amount.default(0).describe("Person-days of the client's and its partners' people, spread evenly."),
  dependsOn: z.array(Id).max(30).default([]).describe('Initiatives that must be delivered before this one starts.'),
  gate: optionalText(1000).describe('What must be true before it goes on, as "Pilot reaches 80% straight-through".'),
  risks: z.array(InitiativeRisk).max(20).default([]),
  measures: z.array(Measure).max(10).default([]),
};

/** A group of accepted opportunities that one owner delivers in some months. */
export const InitiativeInput = z.object({
  ...planned,
  opportunityIds: z
    .array(Id)
    .max(5000)
    .default([])
    .describe('Accepted ones; one that another initiative carries leaves it.'),
});
export type InitiativeInput = z.infer<typeof InitiativeInput>;

/** What is left out stays as it is. */
export const InitiativeUpdate = z.object({
  name: planned.name.optional(),
  description: clearableText(4000).optional(),
  owner: clearableText(200).optional(),
  startMonth: Month.optional(),
  endMonth: Month.optional(),
  status: InitiativeStatus.optional(),
  costLines: z.array(CostLine).max(30).optional(),
  annualRunCost: amount.optional(),
  effortDays: amount.optional(),
  dependsOn: z.array(Id).max(30).optional(),
  gate: clearableText(1000).optional(),
  risks: z.array(InitiativeRisk).max(20).optional(),
  measures: z.array(Measure).max(10).optional(),
  opportunityIds: z.array(Id).max(5000).optional(),
  version: Version.optional(),
});
export type InitiativeUpdate = z.infer<typeof InitiativeUpdate>;

const Value = z
  .object({
    measured: z.number().describe('Σ of its accepted opportunities, currency units a year.'),
    benchmark: z.number().describe('The same for processes that are not costed yet; never added to the measured.'),
  })
  .describe('What its opportunities save once all of it works; derived at each read.');

/** The plan of an initiative as it was committed: what comes of it is compared with that, wherever it moves later. */
export const InitiativeBaseline = z.object({
  startMonth: Month,
  endMonth: Month,
  annualSavings: Value,
  oneOffCost: z.number().describe('Currency units.'),
  annualRunCost: z.number().describe('Currency units a year.'),
  monthlyVolume: z.number().nullable().describe('Runs of its processes in a month; null = nobody had said.'),
  targets: z.record(z.string(), z.number().nullable()).describe('By the id of the measure.'),
  frozenAt: Timestamp,
  frozenBy: z.string(),
});
export type InitiativeBaseline = z.infer<typeof InitiativeBaseline>;

/** An initiative with what it is worth. */
export const Initiative = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  owner: z.string().nullable(),
  startMonth: Month,
  endMonth: Month,
  status: InitiativeStatus,
  costLines: z.array(z.object({ kind: CostKind, name: z.string(), amount: z.number() })),
  annualRunCost: z.number().describe('Currency units a year.'),
  effortDays: z.number().describe('Person-days.'),
  dependsOn: z.array(Id),
  gate: z.string().nullable(),
  risks: z.array(z.object({ risk: z.string(), control: z.string().nullable() })),
  measures: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      unit: z.string().nullable(),
      better: z.enum(['higher', 'lower']),
      baseline: z.number().nullable(),
      target: z.number().nullable(),
    }),
  ),
  opportunityIds: z.array(Id).describe('In the order of their processes; those no longer accepted are left out.'),
  processIds: z.array(Id),
  area: z.string().nullable().describe('Name of the part of the process tree that all of it lies in; null = several.'),
  annualSavings: Value,
  oneOffCost: z.number().describe('Σ of its cost lines, currency units.'),
  baseline: InitiativeBaseline.nullable().describe(
    'Frozen when it is committed; null while it is proposed, or where it was committed before plans were frozen.',
  ),
  source: z.string().describe('"Proposed by the product", or the name of who made it.'),
  version: z.int(),
});
export type Initiative = z.infer<typeof Initiative>;

/** Settings of the plan of a sector. */
export const PlanSettings = z.object({
  startMonth: Month.describe('Month 1 of the plan and of its business case.'),
  capacityDays: z.number().describe('Person-days that can be worked in a month; an assumption until somebody sets it.'),
  capacityAssumed: z.boolean(),
  version: z.int(),
});
export type PlanSettings = z.infer<typeof PlanSettings>;

export const PlanSettingsUpdate = z.object({
  startMonth: Month.optional(),
  capacityDays: amount.nullable().optional().describe('null puts the assumption back.'),
  version: Version.optional(),
});
export type PlanSettingsUpdate = z.infer<typeof PlanSettingsUpdate>;

/** A month of the plan: the work in it against what can be done. */
export const CapacityMonth = z.object({ month: Month, plannedDays: z.number(), capacityDays: z.number() });
export type CapacityMonth = z.infer<typeof CapacityMonth>;

export const PlanWarningKind = z.enum([
  'startsTooEarly',
  'overCapacity',
  'noOpportunities',
  'noOwner',
  'dependsOnStopped',
]);
export type PlanWarningKind = z.infer<typeof PlanWarningKind>;

/** What somebody should look at before the plan is shown; none of it keeps the plan from being saved. */
export const PlanWarning = z.object({
  kind: PlanWarningKind,
  message: z.string().describe('A sentence for a person.'),
  initiativeIds: z.array(Id).describe('Those it is about, in the order of the plan.'),
  months: z.array(Month).describe('The months it is about; empty where it is not about months.'),
});
export type PlanWarning = z.infer<typeof PlanWarning>;

/** The whole plan of a sector, in the order that people gave it. */
export const Plan = z.object({
  settings: PlanSettings,
  initiatives: z.array(Initiative),
  capacity: z.array(CapacityMonth).describe('From the first to the last month of work; what is stopped takes none.'),
  warnings: z.array(PlanWarning),
  unplanned: z
    .object({ opportunityIds: z.array(Id), measured: z.number(), benchmark: z.number() })
    .describe('Accepted opportunities that no initiative carries: their savings are not in the business case.'),
});
export type Plan = z.infer<typeof Plan>;

/** A change of the plan that can be taken back as a whole, while nobody has changed the same initiatives since. */
export const PlanChange = z.object({
  changeId: Id.describe('For undo; the last 50 changes of a sector are kept.'),
  initiativeIds: z
    .array(Id)
    .describe('Those that were created or changed and are still there, in the order of the plan.'),
  plan: Plan,
});
export type PlanChange = z.infer<typeof PlanChange>;

/** Initiatives that become one: the first in the order of the plan stays, and takes over what the others carry. */
export const InitiativeMerge = z.object({
  initiativeIds: z.array(Id).min(2, 'At least two initiatives').max(200),
  name: requiredText(NAME_MAX).optional().describe('Absent = the name of the one that stays.'),
});
export type InitiativeMerge = z.infer<typeof InitiativeMerge>;

/** What leaves an initiative, as a new one with the same months; money and days go along by effort. */
export const InitiativeSplit = z.object({
  opportunityIds: z.array(Id).min(1, 'At least one opportunity').max(5000),
  name: requiredText(NAME_MAX),
});
export type InitiativeSplit = z.infer<typeof InitiativeSplit>;

/** The order of the plan; those that are not named follow in the order they had. */
export const InitiativeOrder = z.object({ initiativeIds: z.array(Id).min(1, 'At least one initiative').max(2000) });
export type InitiativeOrder = z.infer<typeof InitiativeOrder>;

/** What came of an initiative in a month. Absent figures are not known yet; 0 is a figure. */
export const ActualMonth = z.object({
  month: Month,
  savings: z.number().nullable().describe('Currency units in this month.'),
  cost: z.number().nullable().describe('One-off and run cost in this month, currency units.'),
  volume: z.number().nullable().describe('Runs of its processes in this month.'),
  measures: z.record(z.string(), z.number().nullable()).describe('By the id of the measure.'),
  enteredBy: z.string(),
  enteredAt: Timestamp,
});
export type ActualMonth = z.infer<typeof ActualMonth>;

export const ActualMonthInput = z.object({
  month: Month,
  savings: figure.nullable().optional(),
  cost: figure.nullable().optional(),
  volume: amount.nullable().optional(),
  measures: z.record(z.string().max(40), figure.nullable()).optional(),
});
export type ActualMonthInput = z.infer<typeof ActualMonthInput>;
