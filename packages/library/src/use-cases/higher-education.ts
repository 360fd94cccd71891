import type { UseCase } from '../use-case.ts';
import { admissionAndRecords } from './higher-education/admission-and-records.ts';
import { arrival } from './higher-education/arrival.ts';
import { fundingAndResearch } from './higher-education/funding-and-research.ts';
import { libraryHousingAndFees } from './higher-education/library-housing-and-fees.ts';
import { planningAndReporting } from './higher-education/planning-and-reporting.ts';
import { teachingAndExaminations } from './higher-education/teaching-and-examinations.ts';

export const higherEducation: readonly UseCase[] = [
  ...admissionAndRecords,
  ...arrival,
  ...fundingAndResearch,
  ...libraryHousingAndFees,
  ...planningAndReporting,
  ...teachingAndExaminations,
];
