import type { UseCase } from '../use-case.ts';
import { businessContinuity } from './risk-and-compliance/business-continuity.ts';
import { enterpriseRisk } from './risk-and-compliance/enterprise-risk.ts';
import { internalAudit } from './risk-and-compliance/internal-audit.ts';
import { policiesAndConduct } from './risk-and-compliance/policies-and-conduct.ts';
import { privacyAndThirdParties } from './risk-and-compliance/privacy-and-third-parties.ts';
import { regulatoryCompliance } from './risk-and-compliance/regulatory-compliance.ts';
import { remediation } from './risk-and-compliance/remediation.ts';

export const riskAndCompliance: readonly UseCase[] = [
  ...businessContinuity,
  ...enterpriseRisk,
  ...internalAudit,
  ...policiesAndConduct,
  ...privacyAndThirdParties,
  ...regulatoryCompliance,
  ...remediation,
];
