import { type Scenario, ScenarioAssumptions } from '@process-ai/contract/scenarios';

/** Half of the freed work leaves the payroll: an assumption, to be replaced by what the organization has decided. */
const CASH_SHARE = 0.5;

/** What every sector has without anybody writing it. */
export const BUILT_IN_SCENARIOS: readonly Scenario[] = [
  {
    id: 'capacity-kept',
    name: 'Capacity kept',
    description: 'Everything as planned. All of the freed work counts as value: people do other work with it.',
    assumptions: ScenarioAssumptions.parse({}),
    builtIn: true,
    changed: null,
    version: 1,
  },
  {
    id: 'cash-released',
    name: 'Cash released',
    description: 'Half of the freed work leaves the payroll, an assumption; the other half is not counted.',
    assumptions: ScenarioAssumptions.parse({ cashShare: CASH_SHARE }),
    builtIn: true,
    changed: null,
    version: 1,
  },
];
