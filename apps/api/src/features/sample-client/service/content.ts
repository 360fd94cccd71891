import type { SectorInput } from '@process-ai/contract/sectors';
import { SectorProfileInput } from '@process-ai/contract/sectors';

/** Its name says wherever it stands, also on an exported file, that this is nobody's company. */
export const SAMPLE_CLIENT = {
  name: 'Harbor Mutual Insurance (sample client)',
  referenceModel: 'ACORD',
  description:
    'A made-up client to look around in. Regional property, motor and household insurer with 640 staff, 410,000 policies and 38,000 claims a year. The board wants claims handled in days instead of weeks without growing the team.',
  icon: 'shield',
  profile: SectorProfileInput.parse({
    industry: 'insurance',
    countries: ['US'],
    employees: 640,
    currency: 'USD',
    employeeCost: 50_000,
  }),
} satisfies SectorInput;

/** What the sample client's board was told, paragraph by paragraph; the figures fit its workloads. */
export const PARAGRAPHS = [
  'Harbor Mutual: claims in days, not weeks. Paper for the board, second quarter.',
  'We settle 38,000 claims a year across motor, household and property. From first notice to payment a motor claim takes 19 days on average; our three closest competitors publish figures between 6 and 11 days.',
  'Taking a first notice of loss by telephone takes 24 minutes. Two thirds of that time goes into asking for facts that the policy administration system already holds.',
  'The first-notice team has 14 FTE. At the end of each quarter the queue passes 400 open notices, and overtime has risen by a quarter since January.',
  'Documents arrive by post, e-mail and through brokers. Indexing a claim file takes 15 minutes, and one file in nine is indexed under the wrong claim number and has to be found again.',
  'Handlers told us that they trust the fraud rules less every year: the rules flag one claim in six, and four of five flags turn out to be harmless.',
  'Customers who are told the next step within one working day renew at a rate eleven points above those who are not. That promise matters more to them than the size of the payment.',
  'The board is asked to agree that no handler loses a position in the first two years, that every payment above 5,000 dollars stays with a person, and that we begin with motor claims.',
];

/**
 * ROI inputs of the sample client. Volumes are made up to fit its size (410,000 policies, 38,000 claims a year).
 * Salaries are the annual means of the US Bureau of Labor Statistics, OEWS May 2021: claims adjusters (13-1031) 70,960,
 * claims and policy clerks (43-9041) 45,790, customer service (43-4051) 39,070, accounting clerks (43-3031) 45,140.
 */
export const WORKLOADS = [
  {
    process: 'Take first notice of loss',
    fteCount: 14,
    processFrequency: 38_000,
    averageSalary: 39_070,
    averageRuntime: 24,
  },
  {
    process: 'Verify cover and policy status',
    fteCount: 6,
    processFrequency: 38_000,
    averageSalary: 45_790,
    averageRuntime: 12,
  },
  {
    process: 'Triage and assign claims',
    fteCount: 5,
    processFrequency: 38_000,
    averageSalary: 70_960,
    averageRuntime: 9,
  },
  {
    process: 'Gather and index claim documents',
    fteCount: 11,
    processFrequency: 91_000,
    averageSalary: 45_790,
    averageRuntime: 11,
  },
  {
    process: 'Settle simple claims straight through',
    fteCount: 9,
    processFrequency: 21_500,
    averageSalary: 70_960,
    averageRuntime: 35,
  },
  {
    process: 'Approve and issue claim payments',
    fteCount: 5,
    processFrequency: 44_000,
    averageSalary: 45_790,
    averageRuntime: 10,
  },
  { process: 'Pursue subrogation', fteCount: 4, processFrequency: 2_900, averageSalary: 70_960, averageRuntime: 140 },
  {
    process: 'Extract submission data',
    fteCount: 4,
    processFrequency: 16_800,
    averageSalary: 45_790,
    averageRuntime: 22,
  },
  {
    process: 'Process mid-term endorsements',
    fteCount: 8,
    processFrequency: 62_000,
    averageSalary: 45_790,
    averageRuntime: 13,
  },
  {
    process: 'Answer policyholder inquiries',
    fteCount: 22,
    processFrequency: 265_000,
    averageSalary: 39_070,
    averageRuntime: 8,
  },
  {
    process: 'Follow up unpaid premiums',
    fteCount: 5,
    processFrequency: 48_000,
    averageSalary: 45_140,
    averageRuntime: 9,
    annualRunCost: 12_000,
  },
  {
    process: 'Reconcile agency and broker accounts',
    fteCount: 4,
    processFrequency: 5_400,
    averageSalary: 45_140,
    averageRuntime: 75,
  },
  {
    process: 'Process incoming mail',
    fteCount: 5,
    processFrequency: 190_000,
    averageSalary: 39_070,
    averageRuntime: 3,
  },
  {
    process: 'Handle complaints',
    fteCount: 3,
    processFrequency: 3_100,
    averageSalary: 45_790,
    averageRuntime: 95,
    automationRate: 0.35,
  },
];
