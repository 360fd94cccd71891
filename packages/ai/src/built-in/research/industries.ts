import type { ReferenceModel } from '@process-ai/contract/sectors';
import type { SectorContext } from '../../analyst.ts';
import { singular, wordsOf } from '../words.ts';

export interface Industry {
  /** As a tag or a heading has it: "Insurance". */
  name: string;
  /** The model that ships for it; null where the cross-industry one must do. */
  model: ReferenceModel | null;
  /** What gives it away, separated by commas; the words of one entry must stand side by side. */
  words: string;
  /** What it does with goods: the work of makers and of movers is left out for all others. */
  goods: readonly ('makes' | 'moves')[];
  /** Where no library ships for it: the words by which the cross-industry model knows its core work. */
  core?: string;
}

/** Who the sector's work is for, and which shipped library knows it. */
export const INDUSTRIES: readonly Industry[] = [
  {
    name: 'Insurance',
    model: 'ACORD',
    words: `insurance, insurer, reinsurance, reinsurer, underwriting, underwriter, policyholder, actuarial, annuity,
      claim adjuster, claim handling, loss adjusting, insurance broker, bancassurance, premium income, takaful`,
    goods: [],
  },
  {
    name: 'Banking',
    model: 'BIAN',
    words: `bank, banking, retail bank, retail banking, lending, lender, mortgage, credit union, payment service,
      wealth management, asset management, private banking, building society, card issuer, deposit, loan, brokerage,
      securities trading, capital market, fintech`,
    goods: [],
  },
  {
    name: 'Telecommunications',
    model: 'eTOM',
    words: `telecom, telecommunication, telco, mobile operator, mobile network, broadband, fibre, fiber, network operator,
      internet service provider, isp, subscriber, cable operator, 5g, communication service provider, roaming`,
    goods: ['moves'],
  },
  {
    name: 'Manufacturing',
    model: 'ISA-95',
    words: `manufacturing, manufacturer, factory, plant, production line, production site, assembly, machinery, shop floor,
      automotive supplier, chemical, steel, brewery, food producer, pharmaceutical production, machining, foundry, mill`,
    goods: ['makes', 'moves'],
  },
  {
    name: 'Retail',
    model: 'ARTS',
    words: `retail, retailer, shop, store, supermarket, grocery, grocer, merchandise, merchandising, e-commerce, online shop,
      webshop, fashion chain, department store, point of sale, checkout, wholesale club, drugstore`,
    goods: ['moves'],
  },
  {
    name: 'Healthcare',
    model: null,
    words: `hospital, clinic, healthcare, health care, patient, medical practice, nursing, care home, surgery, ambulance`,
    goods: [],
    core: 'deliver, service delivery',
  },
  {
    name: 'Utilities',
    model: null,
    words: `utility, electricity, power grid, grid operator, water supply, gas supply, energy supplier, metering, sewage,
      district heating, waste collection, energy`,
    goods: [],
    core: 'asset, deliver, maintain',
  },
  {
    name: 'Public sector',
    model: null,
    words: `public sector, government, ministry, municipality, city council, local authority, public administration, citizen,
      federal agency, public service, tax office, council`,
    goods: [],
    core: 'deliver, service delivery, government, compliance',
  },
  {
    name: 'Logistics',
    model: null,
    words: `logistic, freight, carrier, haulage, forwarding, forwarder, shipping line, parcel, courier, trucking, 3pl,
      warehouse operator, port terminal, transport company, last mile`,
    goods: ['moves'],
    core: 'logistics, warehousing, supply chain',
  },
];

/** A word of the name says more than one of the description. */
const NAME_WEIGHT = 3;

interface Key {
  words: readonly string[];
  industry: Industry;
}

const KEYS: readonly Key[] = INDUSTRIES.flatMap((industry) =>
  industry.words.split(',').map((phrase) => ({ words: stemsOf(phrase), industry })),
).toSorted((a, b) => b.words.length - a.words.length);

/**
 * The industry that a sector is in: that of its reference model where the model belongs to one, else the one its name
 * and description speak of most; null when they speak of none.
 */
export function industryOf({ name, description }: SectorContext, model: ReferenceModel): Industry | null {
  const ofModel = INDUSTRIES.find((industry) => industry.model === model);
  if (ofModel) return ofModel;

  const votes = new Map<Industry, number>();
  const count = (text: string, weight: number) => {
    for (const { industry } of mentions(stemsOf(text))) votes.set(industry, (votes.get(industry) ?? 0) + weight);
  };
  count(name, NAME_WEIGHT);
  count(description ?? '', 1);
  const [first] = [...votes].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

/** The words that only say which industry it is: every branch of its library is about that. */
export const saysIndustry = (stem: string, industry: Industry | null) =>
  industry !== null && (stem === industry.name.toLowerCase() || IDENTITY.has(stem));

const IDENTITY = new Set(
  `insurance insurer reinsurer bank banking lender telecom telecommunication telco manufacturing manufacturer factory
  plant retail retailer hospital healthcare utility government logistic mobile operator`.split(/\s+/),
);

/** What the text says of industries; a longer phrase hides the shorter ones inside it ("retail bank"). */
function mentions(stems: readonly string[]): Key[] {
  const found: Key[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    const key = KEYS.find(({ words }) => words.every((word, index) => stems[at + index] === word));
    if (!key) continue;
    found.push(key);
    at += key.words.length - 1;
  }
  return found;
}

function stemsOf(text: string): string[] {
  return wordsOf(text).map(singular);
}
