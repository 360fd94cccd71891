import type { UseCase } from '../use-case.ts';
import { dealersAndCommission } from './telecommunications/dealers-and-commission.ts';
import { fieldAndSpares } from './telecommunications/field-and-spares.ts';
import { lineFaults } from './telecommunications/line-faults.ts';
import { networkAlarms } from './telecommunications/network-alarms.ts';
import { networkPerformance } from './telecommunications/network-performance.ts';
import { networkRecords } from './telecommunications/network-records.ts';
import { networkRepair } from './telecommunications/network-repair.ts';
import { networkRollout } from './telecommunications/network-rollout.ts';
import { productCatalog } from './telecommunications/product-catalog.ts';
import { serviceActivation } from './telecommunications/service-activation.ts';
import { subscriberCare } from './telecommunications/subscriber-care.ts';
import { telecomBilling } from './telecommunications/telecom-billing.ts';
import { telecomBusinessSales } from './telecommunications/telecom-business-sales.ts';
import { telecomCollections } from './telecommunications/telecom-collections.ts';
import { telecomCustomerChecks } from './telecommunications/telecom-customer-checks.ts';
import { telecomOrders } from './telecommunications/telecom-orders.ts';
import { telecomPartnersAndRevenue } from './telecommunications/telecom-partners-and-revenue.ts';
import { usageAndRating } from './telecommunications/usage-and-rating.ts';
import { wholesaleSettlement } from './telecommunications/wholesale-settlement.ts';

export const telecommunications: readonly UseCase[] = [
  ...dealersAndCommission,
  ...fieldAndSpares,
  ...lineFaults,
  ...networkAlarms,
  ...networkPerformance,
  ...networkRecords,
  ...networkRepair,
  ...networkRollout,
  ...productCatalog,
  ...serviceActivation,
  ...subscriberCare,
  ...telecomBilling,
  ...telecomBusinessSales,
  ...telecomCollections,
  ...telecomCustomerChecks,
  ...telecomOrders,
  ...telecomPartnersAndRevenue,
  ...usageAndRating,
  ...wholesaleSettlement,
];
