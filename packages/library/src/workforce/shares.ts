import type { Industry } from '@process-ai/contract/industries';
import { WORK_FUNCTIONS, WorkFunction } from '@process-ai/contract/process-values';

export type FunctionShares = Readonly<Record<WorkFunction, number>>;

export interface WorkforceShares {
  /** Share of the people that work in each function; Σ = 1. */
  shares: FunctionShares;
  /** Where the figures come from, as it is shown beside them. */
  basis: string;
}

/**
 * Heads per thousand in each function, in the order of WorkFunction. All are judgement: nobody publishes the thirteen
 * functions by industry. They were reasoned from the occupations of the trade and so that single functions stand where
 * those who count them find them: human resources at 1 to 2 in a hundred, more where people are the trade's own
 * capital; information technology at 1 or 2 where hands do the work, 4 to 6 in the middle, 10 and more where the product
 * is data; finance at 2 to 5. Each function holds what `functionOf` places there: the upkeep of plant, fleet and grid
 * stands in facilities, merchandising in marketing and sales, the mail room of an insurer in facilities, payroll in human
 * resources; a carrier's own transport is divided between supply chain and operations, as its processes are named either
 * way.
 */
const HEADS_PER_THOUSAND: Record<Industry | 'unknown', readonly [naics: string, ...heads: number[]]> = {
  //                         NAICS            str  dev  mkt  sup  ops  srv  hr   it   fin  fac  risk ext  imp
  // Advisers and relationship managers sell; tellers, lending and payments are operations; every twelfth watches risk.
  banking: ['522', 12, 25, 185, 8, 335, 115, 18, 115, 55, 12, 85, 10, 25],
  'asset-management': ['523', 20, 40, 230, 5, 330, 60, 20, 115, 55, 10, 80, 10, 25],
  // Claims take a fifth, underwriting and contracts another; actuaries count with finance.
  insurance: ['524', 12, 25, 170, 8, 400, 80, 18, 120, 75, 20, 40, 7, 25],
  'health-insurance': ['524114', 10, 15, 110, 15, 430, 150, 17, 110, 55, 13, 40, 10, 25],
  telecommunications: ['517', 8, 35, 220, 35, 310, 150, 18, 100, 50, 35, 17, 7, 15],
  // Editors and producers are operations; formats and platforms are product development.
  media: ['512, 513, 516', 12, 90, 190, 15, 430, 50, 18, 85, 40, 20, 20, 15, 15],
  // Engineering is product development; services and cloud operations are operations; IT is what serves the house.
  software: ['513210', 15, 330, 220, 5, 140, 120, 30, 60, 40, 10, 15, 5, 10],
  manufacturing: ['31–33', 15, 65, 70, 130, 500, 20, 16, 25, 35, 85, 10, 4, 25],
  automotive: ['3361–3363', 8, 85, 35, 125, 550, 12, 15, 25, 25, 85, 7, 3, 25],
  machinery: ['333', 12, 120, 110, 110, 430, 50, 15, 27, 33, 60, 8, 3, 22],
  electronics: ['334', 11, 200, 95, 105, 400, 25, 16, 32, 30, 60, 8, 3, 15],
  // Every seventh keeps the plant running; safety and environment weigh more than elsewhere.
  chemicals: ['325', 10, 90, 90, 120, 405, 20, 16, 25, 33, 140, 12, 4, 35],
  food: ['311, 312', 9, 20, 70, 150, 545, 10, 15, 15, 27, 100, 7, 3, 29],
  'consumer-goods': ['315, 316, 3256, 339', 13, 60, 180, 150, 380, 25, 18, 30, 38, 70, 10, 6, 20],
  pharma: ['3254', 12, 190, 130, 90, 330, 10, 18, 38, 32, 85, 30, 7, 28],
  defense: ['3364', 10, 240, 40, 110, 370, 15, 18, 45, 35, 65, 17, 5, 30],
  // Stores take three of five; depots and drivers one of six.
  retail: ['44–45', 7, 8, 80, 170, 610, 35, 15, 18, 20, 20, 7, 2, 8],
  wholesale: ['42', 15, 10, 250, 330, 170, 60, 15, 35, 55, 40, 8, 2, 10],
  logistics: ['484, 488, 492, 493', 8, 4, 45, 330, 390, 60, 18, 28, 35, 60, 10, 2, 10],
  // Crews and ground are operations; technicians of the aircraft count with facilities.
  airlines: ['481', 7, 7, 55, 40, 560, 90, 16, 30, 25, 135, 12, 4, 19],
  'public-transport': ['482, 485', 7, 4, 20, 25, 560, 50, 20, 25, 22, 230, 10, 7, 20],
  utilities: ['22', 10, 10, 45, 40, 380, 100, 18, 60, 55, 220, 22, 10, 30],
  'oil-and-gas': ['211, 324', 14, 55, 50, 90, 420, 10, 18, 40, 50, 190, 20, 8, 35],
  mining: ['212', 10, 25, 12, 80, 540, 3, 18, 17, 25, 215, 13, 12, 30],
  construction: ['23, 531', 15, 35, 50, 70, 640, 15, 14, 13, 40, 70, 13, 3, 22],
  // Seven of ten treat and nurse; cleaning, kitchens and technicians are facilities; coding and billing are finance.
  hospitals: ['622', 6, 3, 3, 35, 730, 35, 17, 27, 38, 80, 9, 4, 13],
  'social-care': ['623, 624', 7, 2, 5, 20, 770, 12, 22, 8, 25, 110, 6, 4, 9],
  'public-administration': ['99', 20, 3, 4, 25, 520, 110, 28, 45, 70, 85, 45, 20, 25],
  'higher-education': ['6113', 12, 30, 30, 12, 600, 70, 22, 50, 40, 95, 12, 15, 12],
  hospitality: ['72', 8, 3, 30, 30, 760, 50, 15, 8, 20, 65, 4, 2, 5],
  'professional-services': ['54', 18, 15, 95, 10, 640, 15, 35, 55, 50, 25, 17, 5, 20],
  // The statistics of occupations leave out most farms.
  agriculture: ['', 10, 15, 30, 110, 690, 3, 12, 6, 25, 80, 4, 2, 13],
  // Raising funds and keeping members is marketing and sales; the programs are operations.
  nonprofit: ['813', 30, 10, 130, 12, 530, 50, 28, 35, 65, 25, 10, 60, 15],
  // Nine of ten work at the chair, the lift, the table, the oven or the customer's; the owner keeps the books.
  'hair-salons': ['8121', 25, 3, 60, 25, 740, 80, 10, 5, 30, 15, 3, 2, 2],
  'car-repair': ['8111', 20, 2, 50, 90, 680, 70, 10, 8, 40, 20, 5, 2, 3],
  veterinary: ['54194', 15, 2, 15, 30, 730, 130, 12, 6, 30, 20, 5, 2, 3],
  fitness: ['71394', 25, 10, 110, 10, 600, 120, 15, 10, 35, 55, 5, 2, 3],
  bakeries: ['3118', 12, 8, 30, 110, 730, 20, 12, 5, 30, 33, 5, 2, 3],
  'building-trades': ['2382', 18, 8, 55, 75, 720, 35, 14, 8, 45, 12, 5, 2, 3],
  unknown: ['00', 12, 45, 110, 85, 460, 60, 18, 50, 45, 60, 20, 8, 27],
};

/** How the people of an organisation spread over the thirteen functions; null = the industry is not known. */
export function workforceShares(industry: Industry | null): WorkforceShares {
  const [naics, ...heads] = HEADS_PER_THOUSAND[industry ?? 'unknown'];
  const shares = WORK_FUNCTIONS.map((workFunction, index) => [workFunction, (heads[index] ?? 0) / 1000] as const);
  return { shares: Object.fromEntries(shares) as Record<WorkFunction, number>, basis: basisOf(naics) };
}

const basisOf = (naics: string) =>
  naics === ''
    ? 'Judgment'
    : `Judgment. For comparison: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, ` +
      `May 2023, ${naics === '00' ? 'all industries' : `NAICS ${naics}`}`;
