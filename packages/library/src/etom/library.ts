import { type LibraryEntry, type ReferenceLibrary, referenceLibrary } from '../reference-library.ts';
import { businessPartnerDomain } from './business-partner.ts';
import { customerDomain } from './customer.ts';
import { enterpriseDomain } from './enterprise.ts';
import { marketDomain } from './market.ts';
import { productDomain } from './product.ts';
import { resourceDomain } from './resource.ts';
import { salesDomain } from './sales.ts';
import { serviceDomain } from './service.ts';

/**
 * Telecommunications: TM Forum's eight domains, a selection of its level 2, and our own processes below.
 * Codes below level 2 go on with a letter ("1.3.3.A", "1.3.3.A.1"), so that none can be taken for one of TM Forum's.
 */
export const etom: ReferenceLibrary = withFrameworkPrefix([
  ...marketDomain,
  ...productDomain,
  ...customerDomain,
  ...serviceDomain,
  ...resourceDomain,
  ...businessPartnerDomain,
  ...enterpriseDomain,
  ...salesDomain,
]);

/** Every code begins with the "1." of the framework itself, which is no process: levels count from the domain "1.N". */
function withFrameworkPrefix(entries: readonly LibraryEntry[]): ReferenceLibrary {
  const prefix = '1.';
  const library = referenceLibrary(
    {
      model: 'eTOM',
      title: 'eTOM Business Process Framework: telecommunications',
      attribution:
        'Domain and level-2 names and codes are those of the TM Forum Business Process Framework (eTOM), GB921 25.5, ' +
        'of which this library shows a selection. Copyright (c) TM Forum 2026. All Rights Reserved. (See sheet ' +
        '"Document Notice" of GB921 for the full terms.) All descriptions, and the levels below level 2 with their ' +
        'lettered codes, are Process AI’s own: aligned with, not published by, TM Forum.',
    },
    entries.map(([code, name, description]) => [code.slice(prefix.length), name, description]),
  );
  const processes = library.processes.map((process) => ({
    ...process,
    code: prefix + process.code,
    parentCode: process.parentCode && prefix + process.parentCode,
  }));
  return { ...library, processes };
}
