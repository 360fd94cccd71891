import type { UseCase } from '../use-case.ts';
import { actuarialFinance } from './insurance/actuarial-finance.ts';
import { claimsAssessment } from './insurance/claims-assessment.ts';
import { claimsFraud } from './insurance/claims-fraud.ts';
import { claimsIntake } from './insurance/claims-intake.ts';
import { claimsOversight } from './insurance/claims-oversight.ts';
import { claimsRecovery } from './insurance/claims-recovery.ts';
import { claimsSettlement } from './insurance/claims-settlement.ts';
import { delegatedAuthority } from './insurance/delegated-authority.ts';
import { distribution } from './insurance/distribution.ts';
import { insurerCompliance } from './insurance/insurer-compliance.ts';
import { investments } from './insurance/investments.ts';
import { lifePayouts } from './insurance/life-payouts.ts';
import { policyService } from './insurance/policy-service.ts';
import { policyTransactions } from './insurance/policy-transactions.ts';
import { premiumBilling } from './insurance/premium-billing.ts';
import { pricing } from './insurance/pricing.ts';
import { productDevelopment } from './insurance/product-development.ts';
import { quotes } from './insurance/quotes.ts';
import { reinsurance } from './insurance/reinsurance.ts';
import { insuranceSales } from './insurance/sales.ts';
import { submissions } from './insurance/submissions.ts';
import { underwriting } from './insurance/underwriting.ts';

export const insurance: readonly UseCase[] = [
  ...actuarialFinance,
  ...claimsAssessment,
  ...claimsFraud,
  ...claimsIntake,
  ...claimsOversight,
  ...claimsRecovery,
  ...claimsSettlement,
  ...delegatedAuthority,
  ...distribution,
  ...insurerCompliance,
  ...investments,
  ...lifePayouts,
  ...policyService,
  ...policyTransactions,
  ...premiumBilling,
  ...pricing,
  ...productDevelopment,
  ...quotes,
  ...reinsurance,
  ...insuranceSales,
  ...submissions,
  ...underwriting,
];
