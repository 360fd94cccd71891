import type { BenefitMoves, Opportunity } from '@process-ai/contract/opportunities';
import type { SavingsByBasis, SizeClass } from '@process-ai/contract/process-values';
import { capitalized } from '@process-ai/domain/capitalized';

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

/** From so many thousands on, an amount is a sum, and is read in millions. */
const SUM = 10_000;

/** Savings given in thousands a year: 120 → "$120K/yr"; sums of ten millions and more: 16,880 → "$16.88M/yr". */
export const formatSavings = (thousands: number, currency = 'USD') =>
  Math.abs(thousands) < SUM
    ? `${formatMoney(thousands, currency)}K/yr`
    : `${formatMillions(1000 * thousands, currency)}/yr`;

type Worth = Pick<Opportunity, 'estimatedSavings' | 'enteredSavings' | 'savingsBasis' | 'sizeClass' | 'benefit'>;

/** What is better when there is more of it. */
const MOVED_UP: ReadonlySet<BenefitMoves> = new Set(['revenue', 'capacity']);

/** The amount and the word that says what it rests on, apart, so that a row can set the second one smaller. */
export function worthParts(worth: Worth, currency = 'USD'): [amount: string, basis: string] {
  const { estimatedSavings, enteredSavings, savingsBasis, sizeClass, benefit } = worth;
  if (estimatedSavings === null) {
    if (benefit.moves === 'handling time') return ['Counted below', ''];
    const moves = capitalized(benefit.moves);
    return [`${moves} ${MOVED_UP.has(benefit.moves) ? '+' : '−'}${formatNumber(100 * benefit.likely)}%`, ''];
  }
  if (enteredSavings !== null) return [formatSavings(estimatedSavings, currency), 'your figure'];
  if (savingsBasis === 'measured') return [smallSavings(estimatedSavings, currency), 'measured'];
  return sizeClass ? [`Size ${sizeClass}`, 'benchmark'] : ['No figure yet', ''];
}

/**
 * What an opportunity is worth, in short: "$120K/yr measured", "Size M benchmark" where its process is not costed yet,
 * "$50K/yr your figure", or what it moves in its own unit: "Stock −20%".
 */
export const formatWorth = (worth: Worth, currency = 'USD') => worthParts(worth, currency).filter(Boolean).join(' ');

/** What stands behind it, one click away. */
export function explainWorth(worth: Worth, currency = 'USD'): string {
  const { estimatedSavings, enteredSavings, savingsBasis, benefit } = worth;
  const range = `${formatNumber(100 * benefit.low)}% to ${formatNumber(100 * benefit.high)}%`;
  if (estimatedSavings === null) {
    return benefit.moves === 'handling time'
      ? 'The savings are counted with the processes below. Counting them here too would count the work twice.'
      : `By ${range}. It is not money saved in this process and is never added to savings.`;
  }
  if (enteredSavings !== null) {
    return savingsBasis === 'benchmark'
      ? 'A person entered this figure in place of the derived one. The process has no ROI inputs yet: totals show it there.'
      : 'A person entered this figure in place of the derived one.';
  }
  if (savingsBasis === 'measured') return 'Measured: its share of what the process saves, by its ROI inputs.';
  return estimatedSavings > 0
    ? `${smallSavings(estimatedSavings, currency)} by benchmark: this process has no ROI inputs yet.`
    : 'This process has no ROI inputs yet, and no payroll is left for a benchmark.';
}

/** What is less than half a thousand is not nothing. */
const smallSavings = (thousands: number, currency: string) =>
  thousands > 0 && thousands < 0.5 ? `under ${formatSavings(1, currency)}` : formatSavings(thousands, currency);

/**
 * Sums of both bases side by side, never added up: "$120K/yr measured · large estimate, no ROI inputs yet".
 * @param size of the benchmark
 */
export function formatByBasis(savings: SavingsByBasis, size: SizeClass | null, currency = 'USD'): string {
  const parts = [
    ...(savings.measured > 0 ? [formatMeasured(savings.measured, currency)] : []),
    ...(size ? [formatUncosted(size)] : []),
  ];
  return parts.join(' · ') || NOTHING_COSTED;
}

/** What processes without ROI inputs save: a class, since its figure is no more than a benchmark. */
export const formatUncosted = (size: SizeClass) => `${SIZE_NAMES[size]} estimate, no ROI inputs yet`;

export const SIZE_NAMES: Record<SizeClass, string> = { S: 'small', M: 'medium', L: 'large' };

export const NOTHING_COSTED = 'no savings in money';

/** Thousands a year: "$120K/yr measured". */
export const formatMeasured = (thousands: number, currency = 'USD') => `${smallSavings(thousands, currency)} measured`;

/** Thousands a year: "$120K/yr by benchmark". Only where a person has opened it. */
export const formatBenchmark = (thousands: number, currency = 'USD') =>
  `${smallSavings(thousands, currency)} by benchmark`;

/** Plain units in millions with two decimals: 1234567 → "$1.23M". */
export const formatMillions = (amount: number, currency = 'USD') => `${formatMoney(amount / 1e6, currency, 2)}M`;

export const formatNumber = (value: number, decimals = 0) =>
  new Intl.NumberFormat(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

/** How sure a finding is, from a share: 0.95 → "95% sure". */
export const formatConfidence = (share: number) => `${formatNumber(Math.round(100 * share))}% sure`;

/** "Nov 21, 2025" in the reader's time zone. */
export const formatDate = (iso: string, locale = LOCALE) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso));

/** "Nov 21, 2025", of a day that is the same everywhere. @param day ISO 8601, as "2025-11-21" */
export const formatDay = (day: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** "Nov 21, 2025, 2:05 PM" in the reader's time zone. */
export const formatDateTime = (iso: string) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

const AGO = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** "just now", "5 minutes ago", "3 hours ago", "yesterday", "4 days ago"; a date from a week on. @param now ms */
export function formatAgo(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return AGO.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return AGO.format(-Math.floor(age / HOUR), 'hour');
  return age < 7 * DAY ? AGO.format(-Math.floor(age / DAY), 'day') : formatDate(iso);
}

const [KB, MB] = [1024, 1024 ** 2];

/** Bytes in MB with two decimals (1 MB = 1024 × 1024 bytes), as the file pickers show them; in KB where that were "0.00 MB". */
export const formatFileSize = (bytes: number) =>
  bytes > 0 && bytes < 0.01 * MB ? `${formatNumber(Math.max(1, bytes / KB))} KB` : `${formatNumber(bytes / MB, 2)} MB`;

/** "1 process", "1,204 processes". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** "German"; null for English and where no language could be told. */
export function foreignLanguage(code: string | null): string | null {
  return code && code !== 'en' ? (new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? null) : null;
}
