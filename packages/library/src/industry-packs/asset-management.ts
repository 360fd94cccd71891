import { industryPack } from '../industry-pack.ts';
import { clientsAndMandates } from './asset-management/clients-and-mandates.ts';
import { custodyAndFunds } from './asset-management/custody-and-funds.ts';
import { investmentAndDealing } from './asset-management/investment-and-dealing.ts';
import { reportingAndControl } from './asset-management/reporting-and-control.ts';

export const assetManagementPack = industryPack(
  { industry: 'asset-management', name: 'private banking and asset management', letters: 'ASM' },
  [...clientsAndMandates, ...investmentAndDealing, ...custodyAndFunds, ...reportingAndControl],
);
