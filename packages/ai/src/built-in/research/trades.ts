import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import { industriesToServe, withFurtherWords } from '@process-ai/domain/industry-in-words';
import { once } from '@process-ai/domain/once';
import { INDUSTRY_OF_MODEL, referenceModelIn } from '@process-ai/domain/reference-models';
import type { SectorContext } from '../../analyst.ts';

/** An industry as the shipped libraries tell one from another. */
export interface Trade {
  /** As a tag or a heading has it: "Insurance". */
  name: string;
  /** The model that ships for it; null where the cross-industry one must do. */
  model: ReferenceModel | null;
  industries: readonly [Industry, ...Industry[]];
  /** What gives it away to research, besides what means its industries to all; separated by commas. */
  words: string;
  /** What it does with goods: the work of makers and of movers is left out for all others. */
  goods: readonly ('makes' | 'moves')[];
  /** Where no library ships for it: the words by which the cross-industry model knows its core work. */
  core?: string;
}

/** Who the sector's work is for, and which shipped library knows it. */
const TRADES: readonly Trade[] = [
  {
    name: 'Insurance',
    model: 'ACORD',
    industries: ['insurance', 'health-insurance'],
    words: 'claim handling, claims handling, premium income',
    goods: [],
  },
  {
    name: 'Banking',
    model: 'BIAN',
    industries: ['banking', 'asset-management'],
    words: 'loan, deposit, brokerage',
    goods: [],
  },
  {
    name: 'Telecommunications',
    model: 'eTOM',
    industries: ['telecommunications'],
    words: `fibre operator, fiber operator, fibre network, fiber network, fibre to the home, fiber to the home, ftth,
      fibre broadband, fiber broadband, fibre rollout, fiber rollout, subscriber, 5g, roaming`,
    goods: ['moves'],
  },
  {
    name: 'Manufacturing',
    model: 'ISA-95',
    industries: ['manufacturing'],
    words: 'plant, production site, assembly, steel, machining, mill',
    goods: ['makes', 'moves'],
  },
  {
    name: 'Retail',
    model: 'ARTS',
    industries: ['retail'],
    words: 'shop, store, merchandise, merchandising, point of sale, checkout, wholesale club',
    goods: ['moves'],
  },
  {
    name: 'Healthcare',
    model: null,
    industries: ['hospitals', 'social-care'],
    words: 'patient, nursing, surgery',
    goods: [],
    core: 'deliver, service delivery',
  },
  {
    name: 'Utilities',
    model: null,
    industries: ['utilities'],
    words: 'energy',
    goods: [],
    core: 'asset, deliver, maintain',
  },
  {
    name: 'Public sector',
    model: null,
    industries: ['public-administration'],
    words: 'citizen, public service, council',
    goods: [],
    core: 'deliver, service delivery, government, compliance',
  },
  {
    name: 'Logistics',
    model: null,
    industries: ['logistics'],
    words: 'logistic, carrier, last mile',
    goods: ['moves'],
    core: 'logistics, warehousing, supply chain',
  },
];

const phrases = once(() =>
  withFurtherWords(Object.fromEntries(TRADES.map(({ industries: [first], words }) => [first, words]))),
);

/**
 * The trade that a sector is in: that of its reference model where the model belongs to one, else the one its name and
 * description speak of most, the first where several are level; null when they speak of none, or of one that the
 * libraries know no more about.
 */
export function tradeOf({ name, description }: SectorContext, model: ReferenceModel): Trade | null {
  const ofModel = INDUSTRY_OF_MODEL[model];
  const industries = ofModel ? [ofModel] : industriesToServe(name, description, phrases());
  return industries.map(tradeIn).find((trade) => trade !== undefined) ?? null;
}

function tradeIn(industry: Industry): Trade | undefined {
  const kinds = withWiderIndustry(industry);
  return TRADES.find(({ industries }) => industries.some((known) => kinds.includes(known)));
}

/** The words that only say which industry it is: every branch of its library is about that. */
export const saysTrade = (stem: string, trade: Trade | null) =>
  trade !== null && (stem === trade.name.toLowerCase() || IDENTITY.has(stem));

const IDENTITY = new Set(
  `insurance insurer reinsurer bank banking lender telecom telecommunication telco manufacturing manufacturer factory
  plant retail retailer hospital healthcare utility government logistic mobile operator`.split(/\s+/),
);

/** The model that a sector follows; where it names none that ships, the cross-industry one. */
export const modelNamed = (text: string): ReferenceModel => referenceModelIn(text) ?? 'APQC PCF';
