import { type ReferenceLibrary, referenceLibrary } from '../reference-library.ts';
import { assets } from './assets.ts';
import { businessCapabilities } from './business-capabilities.ts';
import { customerService } from './customer-service.ts';
import { externalRelationships } from './external-relationships.ts';
import { financialResources } from './financial-resources.ts';
import { humanCapital } from './human-capital.ts';
import { informationTechnology } from './information-technology.ts';
import { marketingAndSales } from './marketing-and-sales.ts';
import { productsAndServices } from './products-and-services.ts';
import { riskAndCompliance } from './risk-and-compliance.ts';
import { serviceDelivery } from './service-delivery.ts';
import { supplyChain } from './supply-chain.ts';
import { visionAndStrategy } from './vision-and-strategy.ts';

/** The notice that APQC wants on every copy, word for word. */
const APQC_NOTICE =
  "APQC's Process Classification Framework (PCF) is an open standard developed by APQC, a nonprofit that promotes " +
  'benchmarking and best practices worldwide. The PCF is intended to facilitate organizational improvement through ' +
  'process management and benchmarking, regardless of industry, size, or geography. To download the full PCF or ' +
  'industry-specific versions of the PCF, as well as associated measures and benchmarking, please visit ' +
  'www.apqc.org/pcf.';

/** Levels: category, process group, process. */
export const apqcPcf: ReferenceLibrary = referenceLibrary(
  {
    model: 'APQC PCF',
    title: 'APQC Process Classification Framework, cross-industry 7.4, a selection of processes',
    attribution:
      `${APQC_NOTICE} ` +
      'The codes and names are those of cross-industry version 7.4: all 13 categories, all 72 process groups and a ' +
      'selection of the 350 processes. All descriptions are Process AI’s own, aligned with, not published by, APQC. ' +
      'The official file can be imported for the whole framework.',
  },
  [
    ...visionAndStrategy,
    ...productsAndServices,
    ...marketingAndSales,
    ...supplyChain,
    ...serviceDelivery,
    ...customerService,
    ...humanCapital,
    ...informationTechnology,
    ...financialResources,
    ...assets,
    ...riskAndCompliance,
    ...externalRelationships,
    ...businessCapabilities,
  ],
);
