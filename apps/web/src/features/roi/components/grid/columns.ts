import { copy } from '../../copy.ts';
import { currencySymbol } from '../currency-symbol.ts';

/** The geometry that header and rows share: checkbox, process, four inputs, four results, notes. */
export const COLUMNS =
  'grid grid-cols-[2.25rem_minmax(7.25rem,1fr)_4.5rem_6rem_6rem_5rem_6rem_6rem_4.25rem_4.75rem_2.75rem] sm:grid-cols-[2.25rem_minmax(11.25rem,1fr)_4.5rem_6rem_6rem_5rem_6rem_6rem_4.25rem_4.75rem_2.75rem]';

export const STICKY_SELECT = 'sticky left-0 z-10';
export const STICKY_PROCESS = 'sticky left-9 z-10 border-r';

export const ROW_HEIGHT = 44;

/** The names of the four inputs and the four results, in the order of the columns. */
export function figureNames(currency: string): string[] {
  const symbol = currencySymbol(currency);
  const { columns } = copy;
  return [
    columns.fteCount,
    columns.processFrequency,
    columns.averageSalary(symbol),
    columns.averageRuntime,
    columns.currentAnnualCost(symbol),
    columns.projectedSavings(symbol),
    columns.savingsPercentage,
    columns.paybackMonths,
  ];
}
