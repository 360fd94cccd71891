import { stemOf, wordsOf } from './capability-tags/stems.ts';

/** By what words an industry is recognised; a phrase is found where all its words are. */
const INDUSTRIES = {
  Insurance: 'insurance, insurer, reinsurance, reinsurer, insurtech, financial services, BFSI',
  Banking:
    'banking, bank, lending, credit union, capital markets, wealth management, payments, fintech, financial services, BFSI',
  Telecommunications:
    'telecommunications, telecom, telco, communications, communication service provider, mobile operator',
  Manufacturing:
    'manufacturing, manufacturer, factory, automotive, aerospace, chemicals, electronics, semiconductor, machinery',
  Retail: 'retail, retailer, grocery, consumer goods, CPG, fashion, wholesale, merchant, e-commerce',
  'Asset management': 'wealth management, investment management, private banking, fund administration',
  'Energy and utilities': 'energy, utility, oil, gas, electricity, water, mining',
  'Health care': 'health, healthcare, hospital, medical',
  'Life sciences': 'pharma, pharmaceutical, life sciences, biotech',
  'Public sector': 'public sector, public administration, government, defence, defense',
  Education: 'education, university',
  'Transport and logistics': 'transport, transportation, logistics, freight, rail, shipping',
  'Public transport': 'transit, rail, bus, tram',
  'Health insurance': 'payer',
  'Air travel': 'airline, aviation, travel',
  Hospitality: 'hospitality, hotel, restaurant, travel',
  'Media and entertainment': 'media, entertainment, publishing, gaming, broadcasting',
  'Real estate and construction': 'real estate, construction, property management',
  'Professional services': 'legal services, law firm, accounting firm, professional services',
};
type Industry = keyof typeof INDUSTRIES;

const ACROSS = /\b(?:cross|multi|horizontal|all|any|every|general|generic|various|agnostic)\b/i;
/** What vendors call their own trade when they sell to all others. */
const TECHNOLOGY =
  /\b(?:software|technology|IT|cloud|platforms?|AI|artificial intelligence|automation|analytics|data|integration|saas|productivity|consulting|customer relationship|crm|erp|workflows?|cyber\s?security|database|computing|internet)\b/i;

const PHRASES = Object.entries(INDUSTRIES).flatMap(([industry, phrases]) =>
  phrases.split(',').map((phrase) => ({ industry: industry as Industry, stems: wordsOf(phrase).map(stemOf) })),
);

/**
 * The sector part of the vendor fit (FORMULAS.md section 3): 1 the vendor's industry matches, 0.5 cross-industry, 0
 * another one. In a sector whose industry is not known, none can match. A vendor whose industry nobody has entered
 * counts 0.5 in any sector: what is missing lowers the data coverage, not the score.
 */
export function sectorShare(industry: string | null, vendorIndustry: string | null): 0 | 0.5 | 1 {
  const sector = industry?.trim() ?? '';
  const vendor = vendorIndustry?.trim() ?? '';
  if (vendor === '') return 0.5;
  if (sector !== '' && isShared(sector, vendor)) return 1;
  return sellsToAll(vendor) ? 0.5 : 0;
}

function isShared(sector: string, vendor: string): boolean {
  if (sector.toLowerCase() === vendor.toLowerCase()) return true;
  const served = industriesIn(vendor);
  const industries = industriesIn(sector);
  if (industries.size > 0) return [...industries].some((industry) => served.has(industry));
  // An industry that the table does not know: the same words will do.
  const said = new Set(wordsOf(vendor).map(stemOf));
  const words = wordsOf(sector).map(stemOf);
  return words.length > 0 && words.every((stem) => said.has(stem));
}

const sellsToAll = (vendor: string) =>
  ACROSS.test(vendor) || (industriesIn(vendor).size === 0 && TECHNOLOGY.test(vendor));

/** Public transport carries no freight, and health plans insure no cars. */
const IN_ONE_WORD: readonly [RegExp, string][] = [
  [/\bpublic transport(?:ation)?\b/gi, 'transit'],
  [/\bhealth (?:insurance|insurers?|plans?)\b/gi, 'payers'],
];

function industriesIn(text: string): ReadonlySet<Industry> {
  const named = IN_ONE_WORD.reduce((rest, [phrase, word]) => rest.replace(phrase, word), text);
  const said = new Set(wordsOf(named).map(stemOf));
  return new Set(PHRASES.flatMap(({ industry, stems }) => (stems.every((stem) => said.has(stem)) ? [industry] : [])));
}
