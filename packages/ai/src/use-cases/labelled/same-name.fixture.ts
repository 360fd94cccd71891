import type { Industry } from '@process-ai/contract/industries';

interface SameName {
  name: string;
  industries: readonly [Industry, Industry];
}

/** One name, two industries in which the work differs. */
export const sameNames: readonly SameName[] = [
  { name: 'Process claims', industries: ['insurance', 'health-insurance'] },
  { name: 'Manage complaints', industries: ['banking', 'hospitals'] },
  { name: 'Onboard new customers', industries: ['banking', 'telecommunications'] },
  { name: 'Forecast demand', industries: ['utilities', 'retail'] },
  { name: 'Schedule staff', industries: ['hospitals', 'airlines'] },
  { name: 'Handle returns', industries: ['retail', 'pharma'] },
  { name: 'Maintain equipment', industries: ['manufacturing', 'airlines'] },
  { name: 'Bill customers', industries: ['telecommunications', 'professional-services'] },
  { name: 'Manage admissions', industries: ['hospitals', 'higher-education'] },
  { name: 'Check applications', industries: ['public-administration', 'higher-education'] },
  { name: 'Plan capacity', industries: ['telecommunications', 'hospitals'] },
  { name: 'Manage reservations', industries: ['hospitality', 'airlines'] },
];
