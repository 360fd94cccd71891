import { industryPack } from '../industry-pack.ts';
import { claimsAndService } from './health-insurance/claims-and-service.ts';
import { membersAndSales } from './health-insurance/members-and-sales.ts';
import { providersAndCare } from './health-insurance/providers-and-care.ts';

export const healthInsurancePack = industryPack(
  { industry: 'health-insurance', name: 'health insurance', letters: 'HIN' },
  [...membersAndSales, ...providersAndCare, ...claimsAndService],
);
