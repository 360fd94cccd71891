import type { UseCase } from '../use-case.ts';
import { initiativesAndTargets } from './strategy/initiatives-and-targets.ts';
import { marketWatch } from './strategy/market-watch.ts';
import { modelsAndJourneys } from './strategy/models-and-journeys.ts';
import { optionsAndOrganization } from './strategy/options-and-organization.ts';

export const strategy: readonly UseCase[] = [
  ...initiativesAndTargets,
  ...marketWatch,
  ...modelsAndJourneys,
  ...optionsAndOrganization,
];
