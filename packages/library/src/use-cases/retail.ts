import type { UseCase } from '../use-case.ts';
import { cashAndLossPrevention } from './retail/cash-and-loss-prevention.ts';
import { checkout } from './retail/checkout.ts';
import { customerCareAndReturns } from './retail/customer-care-and-returns.ts';
import { distributionCenter } from './retail/distribution-center.ts';
import { itemContent } from './retail/item-content.ts';
import { loyalty } from './retail/loyalty.ts';
import { merchandisePlanning } from './retail/merchandise-planning.ts';
import { onlineFulfillment } from './retail/online-fulfillment.ts';
import { onlineReturns } from './retail/online-returns.ts';
import { onlineSales } from './retail/online-sales.ts';
import { pricesAndPromotions } from './retail/prices-and-promotions.ts';
import { recallsAndOwnBrands } from './retail/recalls-and-own-brands.ts';
import { receiptsAndLiabilities } from './retail/receipts-and-liabilities.ts';
import { replenishment } from './retail/replenishment.ts';
import { storeOperations } from './retail/store-operations.ts';
import { storeProperty } from './retail/store-property.ts';
import { storeSellingAndAccounts } from './retail/store-selling-and-accounts.ts';
import { storeWorkforce } from './retail/store-workforce.ts';
import { suppliersAndImports } from './retail/suppliers-and-imports.ts';

export const retail: readonly UseCase[] = [
  ...cashAndLossPrevention,
  ...checkout,
  ...customerCareAndReturns,
  ...distributionCenter,
  ...itemContent,
  ...loyalty,
  ...merchandisePlanning,
  ...onlineFulfillment,
  ...onlineReturns,
  ...onlineSales,
  ...pricesAndPromotions,
  ...recallsAndOwnBrands,
  ...receiptsAndLiabilities,
  ...replenishment,
  ...storeOperations,
  ...storeProperty,
  ...storeSellingAndAccounts,
  ...storeWorkforce,
  ...suppliersAndImports,
];
