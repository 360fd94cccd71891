import type { UseCase } from '../use-case.ts';
import { accountsAndTerritories } from './marketing-and-sales/accounts-and-territories.ts';
import { bids } from './marketing-and-sales/bids.ts';
import { campaigns } from './marketing-and-sales/campaigns.ts';
import { channels } from './marketing-and-sales/channels.ts';
import { customerInsight } from './marketing-and-sales/customer-insight.ts';
import { customerRecords } from './marketing-and-sales/customer-records.ts';
import { leadsAndPipeline } from './marketing-and-sales/leads-and-pipeline.ts';
import { loyalty } from './marketing-and-sales/loyalty.ts';
import { marketResearch } from './marketing-and-sales/market-research.ts';
import { mediaAndBudget } from './marketing-and-sales/media-and-budget.ts';
import { partners } from './marketing-and-sales/partners.ts';
import { pricing } from './marketing-and-sales/pricing.ts';
import { promotionsAndContent } from './marketing-and-sales/promotions-and-content.ts';
import { quotesAndContracts } from './marketing-and-sales/quotes-and-contracts.ts';
import { salesCompensation } from './marketing-and-sales/sales-compensation.ts';
import { salesOrders } from './marketing-and-sales/sales-orders.ts';

export const marketingAndSales: readonly UseCase[] = [
  ...accountsAndTerritories,
  ...bids,
  ...campaigns,
  ...channels,
  ...customerInsight,
  ...customerRecords,
  ...leadsAndPipeline,
  ...loyalty,
  ...marketResearch,
  ...mediaAndBudget,
  ...partners,
  ...pricing,
  ...promotionsAndContent,
  ...quotesAndContracts,
  ...salesCompensation,
  ...salesOrders,
];
