import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { Blueprint } from './blueprint.ts';
import { lawOf } from './blueprint-risks.ts';
import { once } from './once.ts';
import { AMERICAN_SERVICES } from './trade-laws/american.ts';
import { AMERICAN_GOODS } from './trade-laws/american-goods.ts';
import { AMERICAN_TRADES } from './trade-laws/american-trades.ts';
import { EUROPEAN_GOODS } from './trade-laws/european-goods.ts';
import { EUROPEAN_SERVICES } from './trade-laws/european-services.ts';
import { EUROPEAN_TRADES } from './trade-laws/european-trades.ts';
import { FRANCE } from './trade-laws/france.ts';
import { GERMANY } from './trade-laws/germany.ts';
import { NEIGHBORS } from './trade-laws/neighbors.ts';
import { suppliesOf } from './trade-laws/supplies.ts';
import { type TradeLaw, toldIn } from './trade-laws/told.ts';

export const TRADE_LAWS: readonly TradeLaw[] = [
  ...GERMANY,
  ...FRANCE,
  ...NEIGHBORS,
  ...EUROPEAN_SERVICES,
  ...EUROPEAN_GOODS,
  ...EUROPEAN_TRADES,
  ...AMERICAN_SERVICES,
  ...AMERICAN_GOODS,
  ...AMERICAN_TRADES,
];

/** Of one trade, on either side of the ocean: more would hide what matters most. */
const LAWS_MOST = 3;

/**
 * What the law of the trade asks in the countries of the client, that of a country before that of the European Union;
 * nothing where industry or country is not known.
 */
export function tradeLaws(
  sector: Blueprint['sector'],
  /** Names of its processes, which say what it supplies where it does not say so itself. */
  processes: readonly string[],
  /** Whether a use case brings with it what is flagged there anyway. */
  isFlagged: (flag: NonNullable<TradeLaw['flag']>) => boolean,
  language: FileLanguage,
): { law: string; reason: string; control: string }[] {
  const { industry = null, countries = [] } = sector.profile ?? {};
  const inEurope = lawOf(sector) === 'EU';
  const supplied = once(() => suppliesOf(sector, processes));
  const holding = TRADE_LAWS.filter(
    ({ industries, where, supplies, flag }) =>
      industry !== null &&
      industries.includes(industry) &&
      (where === 'EU' ? inEurope : countries.includes(where)) &&
      (!supplies || supplies.some((one) => supplied().includes(one))) &&
      !(flag && isFlagged(flag)),
  );
  const american = holding.filter(({ where }) => where === 'US');
  const others = holding.filter((law) => !american.includes(law));
  return [...others.slice(0, LAWS_MOST), ...american.slice(0, LAWS_MOST)].map(({ law, reason, control }) => ({
    law: toldIn(law, language),
    reason: toldIn(reason, language),
    control: toldIn(control, language),
  }));
}
