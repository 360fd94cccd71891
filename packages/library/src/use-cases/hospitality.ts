import type { UseCase } from '../use-case.ts';
import { chainsGroupsAndLinen } from './hospitality/chains-groups-and-linen.ts';
import { foodAndEvents } from './hospitality/food-and-events.ts';
import { houseOperations } from './hospitality/house-operations.ts';
import { outletSites } from './hospitality/outlet-sites.ts';
import { peopleAndBuilding } from './hospitality/people-and-building.ts';
import { reservationsAndRates } from './hospitality/reservations-and-rates.ts';

export const hospitality: readonly UseCase[] = [
  ...foodAndEvents,
  ...houseOperations,
  ...peopleAndBuilding,
  ...reservationsAndRates,
  ...chainsGroupsAndLinen,
  ...outletSites,
];
