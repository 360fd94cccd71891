import type { UseCase } from '../use-case.ts';
import { audienceAndSales } from './media/audience-and-sales.ts';
import { contentOperations } from './media/content-operations.ts';
import { productionAndSchedule } from './media/production-and-schedule.ts';
import { reportersWorksAndDelivery } from './media/reporters-works-and-delivery.ts';
import { rightsAndRoyalties } from './media/rights-and-royalties.ts';
import { slateAndProductionControl } from './media/slate-and-production-control.ts';
import { textAndProofDesk } from './media/text-and-proof-desk.ts';

export const media: readonly UseCase[] = [
  ...audienceAndSales,
  ...contentOperations,
  ...productionAndSchedule,
  ...rightsAndRoyalties,
  ...slateAndProductionControl,
  ...reportersWorksAndDelivery,
  ...textAndProofDesk,
];
