import type { BusinessCase, Driver, SectorCase } from '@process-ai/contract/business-case';
import type { Month } from '@process-ai/contract/initiatives';
import type { AssumptionChange, RoiAssumptions } from '@process-ai/contract/roi';
import type { ScenarioAssumptions } from '@process-ai/contract/scenarios';
import { addMonths, monthInWords } from '@process-ai/domain/calendar-months';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { copy } from './copy.ts';

/** A case with the assumptions behind it, and who changed them. */
export interface CaseView {
  outcome: SectorCase;
  assumptions: RoiAssumptions;
  changes: Readonly<Record<string, AssumptionChange>>;
}

/** A higher rate comes of a first year that all but pays for itself, and says nothing any more. */
const IRR_MAX = 10;

export type CaseFigure = 'npv' | 'roi' | 'irr' | 'payback' | 'discountedPayback' | 'benefits' | 'costs';

/** A figure of a business case as every place shows it. */
export const showFigure: Record<CaseFigure, (result: BusinessCase, currency: string) => string> = {
  npv: ({ npv }, currency) => formatMoney(npv, currency),
  roi: ({ roiPercentage }) => (roiPercentage === null ? copy.none : `${formatNumber(roiPercentage, 1)}%`),
  irr: ({ irr }) => (typeof irr !== 'number' ? copy.irr[irr] : irr > IRR_MAX ? copy.irr.above : percent(irr)),
  payback: ({ paybackMonths }) => copy.months(paybackMonths),
  discountedPayback: ({ discountedPaybackMonths }) => copy.months(discountedPaybackMonths),
  benefits: ({ presentBenefits }, currency) => formatMoney(presentBenefits, currency),
  costs: ({ presentCosts }, currency) => formatMoney(presentCosts, currency),
};

/** 0.281 → "28.1%". */
export const percent = (share: number) => `${formatNumber(100 * share, 1)}%`;

/** 0.3 → "30%", 0.305 → "30.5%". */
export const shortPercent = (share: number) => `${Number(formatNumber(100 * share, 1))}%`;

/** The calendar month in which a payback of so many months falls: after 14.2 months it is month 15. */
export const monthOfPayback = ({ startMonth }: Pick<SectorCase, 'startMonth'>, months: number | null): string | null =>
  startMonth === null || months === null
    ? null
    : monthInWords(addMonths(startMonth, Math.max(1, Math.ceil(months - 1e-9)) - 1));

/** "Jun 2027" where the plan has a calendar, else "month 6". */
export const monthLabel = (startMonth: Month | null, month: number): string =>
  startMonth === null ? copy.month(month) : monthInWords(addMonths(startMonth, month - 1));

/** The month at the end of which an initiative is delivered in a scenario. */
export const deliveryMonth = (
  { endMonth, delivered }: SectorCase['initiatives'][number],
  { assumptions }: SectorCase['scenario'],
): number => endMonth + (delivered ? 0 : assumptions.delayMonths);

/** The value of a driver in words: a factor as a share of the plan, months, or a share of the work. */
export const driverValue = (driver: Driver, value: number): string =>
  driver === 'delay' ? copy.delay(value) : value < 0.1 ? shortPercent(value) : `${formatNumber(100 * value)}%`;

const NAMES = ['volume', 'rate', 'adoption', 'cost', 'delayMonths', 'cashShare', 'includeBenchmark'] as const;
type ScenarioName = keyof ScenarioAssumptions;
export const SCENARIO_NAMES: readonly ScenarioName[] = NAMES;

/** An assumption of a scenario as a person reads it. */
export function scenarioValue(name: ScenarioName, assumptions: ScenarioAssumptions): string {
  if (name === 'includeBenchmark') return assumptions.includeBenchmark ? copy.yes : copy.no;
  return name === 'delayMonths' ? copy.delay(assumptions.delayMonths) : shortPercent(assumptions[name]);
}

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
