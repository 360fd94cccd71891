import { type ReferenceLibrary, referenceLibrary } from '../reference-library.ts';
import { businessDevelopment } from './business-development.ts';
import { businessManagement } from './business-management.ts';
import { channels } from './channels.ts';
import { customers } from './customers.ts';
import { financeAndRiskManagement } from './finance-and-risk-management.ts';
import { operations } from './operations.ts';
import { products } from './products.ts';
import { resourceManagement } from './resource-management.ts';

/** Levels: business area, business domain, service domain, and below some service domains an activity of our own. */
export const bian: ReferenceLibrary = referenceLibrary(
  {
    model: 'BIAN',
    title: 'BIAN Service Landscape (value-chain arrangement), a selection of service domains',
    attribution:
      'The names of business areas, business domains and service domains are those of the BIAN Service Landscape ' +
      '(Banking Industry Architecture Network, value-chain arrangement of releases 12 and 13) and of the release 14 ' +
      'service domain API specifications (bian-official/public, Apache License 2.0), spelled as published. BIAN ' +
      'assigns no numeric codes: the codes here, the choice of service domains, all descriptions and every level ' +
      "below the service domains are Process AI's own, aligned with, not published by, BIAN.",
  },
  [
    ...businessManagement,
    ...financeAndRiskManagement,
    ...channels,
    ...operations,
    ...products,
    ...customers,
    ...resourceManagement,
    ...businessDevelopment,
  ],
);
