const LOCALE = 'en-US';

/** 1234.5 → "$1,235": whole units, or cents where `decimals` asks for them. */
export const formatMoney = (amount: number, currency = 'USD', decimals = 0) =>
  new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);

/** Savings given in thousands a year: 120 → "$120K/yr". */
export const formatSavings = (thousands: number, currency = 'USD') => `${formatMoney(thousands, currency)}K/yr`;

/** Plain units in millions with two decimals: 1234567 → "$1.23M". */
export const formatMillions = (amount: number, currency = 'USD') => `${formatMoney(amount / 1e6, currency, 2)}M`;

export const formatNumber = (value: number, decimals = 0) =>
  new Intl.NumberFormat(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

/** How sure a finding is, from a share: 0.95 → "95% sure". */
export const formatConfidence = (share: number) => `${formatNumber(Math.round(100 * share))}% sure`;

/** "Nov 21, 2025" in the reader's time zone. */
export const formatDate = (iso: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' }).format(new Date(iso));

/** "Nov 21, 2025, 2:05 PM" in the reader's time zone. */
export const formatDateTime = (iso: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** Bytes in MB with two decimals (1 MB = 1024 × 1024 bytes), as the file pickers show them. */
export const formatFileSize = (bytes: number) => `${formatNumber(bytes / (1024 * 1024), 2)} MB`;

/** "1 process", "1,204 processes". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
