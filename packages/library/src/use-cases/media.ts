import type { UseCase } from '../use-case.ts';
import { audienceAndSales } from './media/audience-and-sales.ts';
import { contentOperations } from './media/content-operations.ts';
import { productionAndSchedule } from './media/production-and-schedule.ts';
import { rightsAndRoyalties } from './media/rights-and-royalties.ts';

export const media: readonly UseCase[] = [
  ...audienceAndSales,
  ...contentOperations,
  ...productionAndSchedule,
  ...rightsAndRoyalties,
];
