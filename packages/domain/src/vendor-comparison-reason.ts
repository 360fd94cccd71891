import type { MatchedCapability } from '@process-ai/contract/vendor-comparison';
import type { WeighedOpportunity } from './vendor-comparison-matching.ts';

interface ReasonSource {
  opportunities: readonly WeighedOpportunity[];
  /** m of each opportunity. */
  strengths: ArrayLike<number>;
  /** What counts most first. */
  matched: readonly MatchedCapability[];
  /** 1 the sector's industry, 0.5 any, 0 another one. */
  sector: number;
  /** The vendor's, as entered. */
  industry: string | null;
  /** null where it is not known, or not one. */
  sectorIndustry: string | null;
  /** As "$". */
  currencySymbol: string;
}

const NAMED = 2;

/** Why a vendor fits, from the stored pairs: "Covers 3 of 4 opportunities worth $230K of $280K a year (measured); …". */
export function fitReason(source: ReasonSource): string {
  return [coverage(source), strongest(source.matched), sectorWords(source)].filter(Boolean).join('; ').concat('.');
}

function coverage({ opportunities, strengths, currencySymbol }: ReasonSource): string {
  const [of, covered] = [
    { count: 0, measured: 0, benchmark: 0 },
    { count: 0, wholly: 0, measured: 0, benchmark: 0 },
  ];
  for (const { estimatedSavings, savingsBasis } of opportunities) {
    const strength = strengths[of.count] ?? 0;
    const savings = Math.max(0, estimatedSavings ?? 0);
    of.count += 1;
    if (savingsBasis) of[savingsBasis] += savings;
    if (strength === 0) continue;
    covered.count += 1;
    if (savingsBasis) covered[savingsBasis] += savings;
    if (strength === 1) covered.wholly += 1;
  }
  const all = `${written(of.count)} ${of.count === 1 ? 'opportunity' : 'opportunities'}`;
  if (covered.count === 0) return `Covers none of ${all}`;
  const money = (thousands: number) => inThousands(thousands, currencySymbol);
  const parts = (['measured', 'benchmark'] as const)
    .filter((basis) => of[basis] > 0)
    .map((basis) => `${money(covered[basis])} of ${money(of[basis])} a year (${basis})`);
  const worth = parts.length > 0 ? ` worth ${parts.join(' and ')}` : '';
  return `Covers ${written(covered.count)} of ${all}${worth}; ${howWell(covered.wholly, covered.count)}`;
}

function howWell(wholly: number, covered: number): string {
  if (covered === 1) return wholly === 1 ? 'wholly' : 'in part';
  if (wholly === covered) return 'all of them wholly';
  return wholly === 0 ? 'all of them in part' : `${written(wholly)} wholly, ${written(covered - wholly)} in part`;
}

function strongest(matched: readonly MatchedCapability[]): string {
  const named = [...new Set(matched.map(({ vendorCapability }) => vendorCapability))].slice(0, NAMED);
  return named.length > 0 ? `strongest in ${named.map((name) => `“${name}”`).join(' and ')}` : '';
}

function sectorWords({ sector, industry, sectorIndustry }: ReasonSource): string {
  if (sector === 1) return 'industry-aligned';
  if (sector === 0.5 || !industry) return 'cross-industry';
  return `made for ${sectorIndustry ? 'another' : 'one'} industry (${industry})`;
}

const COUNT = new Intl.NumberFormat('en-US');
const written = (count: number) => COUNT.format(count);

/** Thousands as people say them, three figures: 230 → "$230K", 1250 → "$1.25M". */
function inThousands(thousands: number, symbol: string): string {
  const [amount, unit] =
    thousands < 999.5 ? [thousands, 'K'] : thousands < 999_500 ? [thousands / 1e3, 'M'] : [thousands / 1e6, 'B'];
  const digits = amount < 9.995 ? 2 : amount < 99.95 ? 1 : 0;
  return `${symbol}${Number(amount.toFixed(digits))}${unit}`;
}
