import type { ReferenceModel } from '@process-ai/contract/sectors';

/** The level-1 branches of each library that any company has; the others are the core work of its industry. */
export const GENERAL: Record<ReferenceModel, readonly string[]> = {
  ACORD: ['6', '7', '8'],
  BIAN: ['1', '2', '7', '8'],
  eTOM: ['1.7'],
  'ISA-95': ['6'],
  ARTS: ['8', '9', '10'],
  'APQC PCF': ['1.0', '7.0', '8.0', '9.0', '10.0', '11.0', '12.0', '13.0'],
};

/** Groups of the cross-industry model that only those have who make goods, or who move them. */
export const GOODS_ONLY: Record<string, 'makes' | 'moves'> = {
  '4.1': 'moves',
  '4.3': 'makes',
  '4.4': 'moves',
  '6.4': 'moves',
  '9.11': 'moves',
};

/**
 * Lines of business inside an industry. A sector that names one gets nothing whose name speaks of the others only:
 * a life insurer appraises no vehicles.
 */
export const LINES: Partial<Record<ReferenceModel, readonly string[]>> = {
  ACORD: [
    'life annuity pension disability health medical death mortality',
    'motor vehicle property casualty home household commercial liability marine fleet travel cyber engineering damage',
  ],
  BIAN: [
    'retail consumer mortgage savings household personal',
    'corporate commercial trade syndicated sme',
    'trading securities investment brokerage custody wealth fund market markets dealing',
  ],
};
