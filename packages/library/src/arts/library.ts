import { type ReferenceLibrary, referenceLibrary } from '../reference-library.ts';
import { checkout } from './checkout.ts';
import { customersAndMarketing } from './customers-and-marketing.ts';
import { finance } from './finance.ts';
import { merchandise } from './merchandise.ts';
import { onlineSales } from './online-sales.ts';
import { stores } from './stores.ts';
import { suppliers } from './suppliers.ts';
import { supplyChain } from './supply-chain.ts';
import { technologyAndRisk } from './technology-and-risk.ts';
import { workforce } from './workforce.ts';

/** ARTS publishes no process tree: this is the product's own retail library, and its attribution says so. */
export const arts: ReferenceLibrary = referenceLibrary(
  {
    model: 'ARTS',
    title: 'Process AI retail process library, for sectors that follow ARTS',
    attribution:
      'ARTS (the Association for Retail Technology Standards, now the OMG Retail Domain Task Force) publishes data ' +
      'models, device and message standards, such as the Operational Data Model, the Data Warehouse Model and ' +
      "UnifiedPOS, but no hierarchy of processes. This is Process AI's own retail library: all its codes, names and " +
      'descriptions are written by Process AI, to be used beside the ARTS standards; they are neither published nor ' +
      'endorsed by ARTS, NRF or OMG.',
  },
  [
    ...merchandise,
    ...suppliers,
    ...supplyChain,
    ...stores,
    ...checkout,
    ...onlineSales,
    ...customersAndMarketing,
    ...workforce,
    ...finance,
    ...technologyAndRisk,
  ],
);
