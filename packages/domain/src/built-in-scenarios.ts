import type { FileLanguage } from '@process-ai/contract/export-covers';
import { type Scenario, ScenarioAssumptions } from '@process-ai/contract/scenarios';
import { ENGLISH } from './story-words/en.ts';
import { storyWords } from './story-words/story-words.ts';

/** Half of the freed work leaves the payroll: an assumption, to be replaced by what the organization has decided. */
const CASH_SHARE = 0.5;

/** What every sector has without anybody writing it. */
export const BUILT_IN_SCENARIOS: readonly Scenario[] = [
  {
    id: 'capacity-kept',
    ...ENGLISH.scenarios['capacity-kept'],
    assumptions: ScenarioAssumptions.parse({}),
    builtIn: true,
    changed: null,
    version: 1,
  },
  {
    id: 'cash-released',
    ...ENGLISH.scenarios['cash-released'],
    assumptions: ScenarioAssumptions.parse({ cashShare: CASH_SHARE }),
    builtIn: true,
    changed: null,
    version: 1,
  },
];

/** A scenario in the language of a file; those that people wrote stay as they are. */
export function scenarioIn(scenario: Scenario, language: FileLanguage): Scenario {
  const said: Readonly<Record<string, Pick<Scenario, 'name' | 'description'>>> = storyWords(language).scenarios;
  return scenario.builtIn ? { ...scenario, ...said[scenario.id] } : scenario;
}
