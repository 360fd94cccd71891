import { industryPack } from '../industry-pack.ts';
import { billingAndTrust } from './software/billing-and-trust.ts';
import { customersAndSupport } from './software/customers-and-support.ts';
import { operationsAndSales } from './software/operations-and-sales.ts';
import { productAndEngineering } from './software/product-and-engineering.ts';

export const softwarePack = industryPack({ industry: 'software', name: 'software companies', letters: 'SOF' }, [
  ...productAndEngineering,
  ...operationsAndSales,
  ...customersAndSupport,
  ...billingAndTrust,
]);
