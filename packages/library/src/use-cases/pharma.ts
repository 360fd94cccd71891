import type { UseCase } from '../use-case.ts';
import { batchQuality } from './pharma/batch-quality.ts';
import { pharmaCustomers } from './pharma/pharma-customers.ts';
import { pharmaDevelopment } from './pharma/pharma-development.ts';
import { pharmaRegulatory } from './pharma/pharma-regulatory.ts';
import { pharmaSupply } from './pharma/pharma-supply.ts';

export const pharma: readonly UseCase[] = [
  ...batchQuality,
  ...pharmaCustomers,
  ...pharmaDevelopment,
  ...pharmaRegulatory,
  ...pharmaSupply,
];
