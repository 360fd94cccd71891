import type { UseCase } from '../use-case.ts';
import { graduatesAndCredentials } from './professional-services/graduates-and-credentials.ts';
import { intakeAndBilling } from './professional-services/intake-and-billing.ts';
import { legalAndAuditWork } from './professional-services/legal-and-audit-work.ts';
import { staffingAndKnowledge } from './professional-services/staffing-and-knowledge.ts';

export const professionalServices: readonly UseCase[] = [
  ...graduatesAndCredentials,
  ...intakeAndBilling,
  ...legalAndAuditWork,
  ...staffingAndKnowledge,
];
