import type { UseCase } from '../use-case.ts';
import { foodAndEvents } from './hospitality/food-and-events.ts';
import { houseOperations } from './hospitality/house-operations.ts';
import { peopleAndBuilding } from './hospitality/people-and-building.ts';
import { reservationsAndRates } from './hospitality/reservations-and-rates.ts';

export const hospitality: readonly UseCase[] = [
  ...foodAndEvents,
  ...houseOperations,
  ...peopleAndBuilding,
  ...reservationsAndRates,
];
