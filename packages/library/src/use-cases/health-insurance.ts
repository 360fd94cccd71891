import type { UseCase } from '../use-case.ts';
import { careAndAuthorization } from './health-insurance/care-and-authorization.ts';
import { medicalClaims } from './health-insurance/medical-claims.ts';
import { networkAndMembers } from './health-insurance/network-and-members.ts';
import { planUnderwritingAndProviders } from './health-insurance/plan-underwriting-and-providers.ts';

export const healthInsurance: readonly UseCase[] = [
  ...careAndAuthorization,
  ...medicalClaims,
  ...networkAndMembers,
  ...planUnderwritingAndProviders,
];
