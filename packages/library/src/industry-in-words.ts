import type { VendorIndustry } from './vendors/vendor-industries.ts';

/** By what a text means one of the directory's industries, or one that none of its vendors is made for. */
const WORDS: Record<Exclude<VendorIndustry, 'Cross-industry'> | 'another', string> = {
  Insurance: `insurance, insurer, reinsurance, reinsurer, insurtech, bancassurance, underwriter, underwriting, takaful,
    loss adjuster, policyholder`,
  Banking: `bank, banking, retail bank, retail banking, lending, lender, mortgage, credit union, building society,
    capital market, wealth management, payment service, card issuer, fintech`,
  Telecommunications: `telecommunication, telecom, telco, mobile operator, network operator, cable operator, broadband,
    mobile network, internet service provider, communication service provider`,
  Manufacturing: `manufacturing, manufacturer, factory, production plant, assembly plant, shop floor, automotive supplier,
    machine builder, foundry, steelworks, brewery`,
  Retail: `retail, retailer, supermarket, grocery, grocer, department store, e commerce, online shop, webshop, fashion chain,
    drugstore, convenience store`,
  another: `hospital, clinic, healthcare, health care, care home, electricity, utility, energy supplier, grid operator,
    government, ministry, municipality, city council, local authority, public administration, public sector, university,
    school, airline, railway, logistics, freight, courier, hotel, real estate, construction, law firm, food bank, blood bank`,
};

const PHRASES = Object.entries(WORDS)
  .flatMap(([industry, phrases]) => phrases.split(',').map((phrase) => ({ industry, words: spaced(phrase) })))
  .toSorted((a, b) => b.words.length - a.words.length);

/**
 * The industry of the directory that the first text to name an industry means; null where it names several, or one
 * that the directory has no vendors for, or where no text names any. A longer phrase hides the shorter ones inside it,
 * as "retail bank" does.
 */
export function industryInWords(texts: readonly (string | null)[]): VendorIndustry | null {
  const [named] = texts.map((text) => industriesIn(text ?? '')).filter((industries) => industries.size > 0);
  const [industry] = named?.size === 1 ? named : [];
  return industry === undefined || industry === 'another' ? null : (industry as VendorIndustry);
}

function industriesIn(text: string): ReadonlySet<string> {
  let rest = spaced(text);
  const found = new Set<string>();
  for (const { industry, words } of PHRASES) {
    if (!rest.includes(words)) continue;
    found.add(industry);
    rest = rest.replaceAll(words, ' , ');
  }
  return found;
}

/** The words in lower case and singular, each between two spaces: " retail bank ". */
function spaced(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '')).join(' ')} `;
}
