import type { UseCase } from '../use-case.ts';
import { adviceAndMandates } from './asset-management/advice-and-mandates.ts';
import { fundOperations } from './asset-management/fund-operations.ts';
import { reportingAndDiligence } from './asset-management/reporting-and-diligence.ts';

export const assetManagement: readonly UseCase[] = [...adviceAndMandates, ...fundOperations, ...reportingAndDiligence];
