import type { UseCase } from '../use-case.ts';
import { engineering } from './software/engineering.ts';
import { launchPlansAndSunset } from './software/launch-plans-and-sunset.ts';
import { revenueAndOperations } from './software/revenue-and-operations.ts';
import { supportAndCustomers } from './software/support-and-customers.ts';

export const software: readonly UseCase[] = [
  ...engineering,
  ...revenueAndOperations,
  ...supportAndCustomers,
  ...launchPlansAndSunset,
];
