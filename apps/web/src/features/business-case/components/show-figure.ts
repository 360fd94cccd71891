import type { BusinessCase } from '@process-ai/contract/business-case';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

export type CaseFigure = 'npv' | 'roi' | 'irr' | 'payback' | 'discountedPayback' | 'benefits' | 'costs';

/** A figure of a business case as every place shows it. */
export const showFigure: Record<CaseFigure, (result: BusinessCase, currency: string) => string> = {
  npv: ({ npv }, currency) => formatMoney(npv, currency),
  roi: ({ roiPercentage }) => (roiPercentage === null ? copy.none : `${formatNumber(roiPercentage, 1)}%`),
  irr: ({ irr }) => (typeof irr === 'number' ? percent(irr) : copy.irr[irr]),
  payback: ({ paybackMonths }) => copy.months(paybackMonths),
  discountedPayback: ({ discountedPaybackMonths }) => copy.months(discountedPaybackMonths),
  benefits: ({ presentBenefits }, currency) => formatMoney(presentBenefits, currency),
  costs: ({ presentCosts }, currency) => formatMoney(presentCosts, currency),
};

/** 0.281 → "28.1%". */
export const percent = (share: number) => `${formatNumber(100 * share, 1)}%`;

/** As short as a chart needs it: 1234567 → "$1.2M", 462400 → "$462K". */
export const compactMoney = (currency: string) => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
    maximumSignificantDigits: 3,
    roundingPriority: 'lessPrecision',
  });
  return (amount: number) => format.format(amount);
};
