import type { UseCase } from '../use-case.ts';
import { clinicalSupport } from './hospitals/clinical-support.ts';
import { hospitalPeople } from './hospitals/hospital-people.ts';
import { hospitalSupplies } from './hospitals/hospital-supplies.ts';
import { patientAccess } from './hospitals/patient-access.ts';
import { patientFlow } from './hospitals/patient-flow.ts';
import { patientLine } from './hospitals/patient-line.ts';
import { revenueCycle } from './hospitals/revenue-cycle.ts';

export const hospitals: readonly UseCase[] = [
  ...clinicalSupport,
  ...hospitalPeople,
  ...hospitalSupplies,
  ...patientAccess,
  ...patientFlow,
  ...patientLine,
  ...revenueCycle,
];
