import type { UseCase } from '../use-case.ts';
import { contractDrafting } from './professional-services/contract-drafting.ts';
import { findingsAndCalculations } from './professional-services/findings-and-calculations.ts';
import { graduatesAndCredentials } from './professional-services/graduates-and-credentials.ts';
import { intakeAndBilling } from './professional-services/intake-and-billing.ts';
import { legalAndAuditWork } from './professional-services/legal-and-audit-work.ts';
import { pitchesClosingsAndFiles } from './professional-services/pitches-closings-and-files.ts';
import { staffingAndKnowledge } from './professional-services/staffing-and-knowledge.ts';

export const professionalServices: readonly UseCase[] = [
  ...graduatesAndCredentials,
  ...intakeAndBilling,
  ...legalAndAuditWork,
  ...staffingAndKnowledge,
  ...pitchesClosingsAndFiles,
  ...findingsAndCalculations,
  ...contractDrafting,
];
