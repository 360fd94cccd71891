import type { UseCase } from '../use-case.ts';
import { adviceAndMandates } from './asset-management/advice-and-mandates.ts';
import { crossBorderRules } from './asset-management/cross-border-rules.ts';
import { fundOperations } from './asset-management/fund-operations.ts';
import { proposalsTransfersAndEstates } from './asset-management/proposals-transfers-and-estates.ts';
import { reportingAndDiligence } from './asset-management/reporting-and-diligence.ts';
import { researchRiskAndIncome } from './asset-management/research-risk-and-income.ts';

export const assetManagement: readonly UseCase[] = [
  ...adviceAndMandates,
  ...fundOperations,
  ...reportingAndDiligence,
  ...proposalsTransfersAndEstates,
  ...researchRiskAndIncome,
  ...crossBorderRules,
];
