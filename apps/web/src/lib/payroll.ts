import { organisationOf } from '@process-ai/domain/organisation-size';
import { useSectorSummary } from './shared-queries.ts';

/** What the people of the sector's organisation cost a year; as assumed until its profile is known. */
export const usePayroll = (sectorId: string): number =>
  organisationOf({ employees: null, employeeCost: null, ...useSectorSummary(sectorId).data?.profile }).payroll;
