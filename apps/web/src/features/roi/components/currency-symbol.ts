import { formatMoney } from '../../../lib/format.ts';

/** "$" for USD, as the amounts show it. */
export const currencySymbol = (currency: string) => formatMoney(0, currency).replace(/[\d\s.,]/g, '');
