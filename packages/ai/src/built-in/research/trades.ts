import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import { singular } from '@process-ai/domain/capability-tags/stems';
import { INDUSTRY_OF_MODEL, industriesToServe, withFurtherWords } from '@process-ai/domain/industry-in-words';
import type { SectorContext } from '../../analyst.ts';
import { wordsOf } from '../words.ts';

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
    words: 'fibre, fiber, subscriber, 5g, roaming',
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
    words: 'patient, nursing, surgery, ambulance',
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

const PHRASES = withFurtherWords(Object.fromEntries(TRADES.map(({ industries: [first], words }) => [first, words])));

/**
 * The trade that a sector is in: that of its reference model where the model belongs to one, else the one its name and
 * description speak of most, the first where several are level; null when they speak of none, or of one that the
 * libraries know no more about.
 */
export function tradeOf({ name, description }: SectorContext, model: ReferenceModel): Trade | null {
  const ofModel = INDUSTRY_OF_MODEL[model];
  const industries = ofModel ? [ofModel] : industriesToServe(name, description, PHRASES);
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

/** Words for the same work: who writes one of a line may find it in a library under another. */
const SYNONYMS = `
  claim loss adjuster notification
  underwriting underwriter submission
  policy policyholder contract issuance
  premium billing collection
  broker agent intermediary distributor distribution channel
  reinsurance treaty
  lending loan mortgage credit borrower
  payment clearing settlement transfer
  deposit account savings
  card debit
  wealth investment portfolio
  trade letter guarantee
  mobile broadband fibre fiber network connectivity
  activation provisioning
  fault outage trouble problem incident
  roaming interconnect partner
  production manufacturing assembly
  maintenance upkeep repair
  quality inspection laboratory
  warehouse warehousing stock inventory storage
  logistics freight transport shipping
  procurement purchasing supplier vendor sourcing
  shop store branch
  online e-commerce webshop website
  merchandise assortment category
  price pricing promotion
  checkout pos till
  loyalty membership
  return refund exchange
  fresh food grocery supermarket
  complaint inquiry enquiry contact
  campaign advertising marketing
  sell selling sales lead prospect
  quote quotation offer
  renewal retention
  invoice billing receivable
  hr employee staff workforce people personnel human
  payroll wage salary
  it technology software computer
  finance financial accounting treasury
  compliance regulation regulatory
  patient treatment service
  citizen permit service
  meter metering
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ').map(singular));

/** Words that every second sector has, and that tell no branch from another. */
const SAYS_NOTHING = new Set(
  `a an the and or of for to in on at by with from as is are be it its this that their our we us they all any each not
  no nor but which who whom whose what where when how than then into over under across between through via per about
  after before during also both such other others more most many much some own new one two three only well very
  company companies group business businesses firm firms enterprise organisation organization corporation division
  department unit team sector industry market leading large small medium global international national regional local
  country european american customer customers client clients people household households process processes management
  manage managed managing manager service services product products operation operations operating activity activities
  work working solution solutions provide provides provider offering offers line lines commercial personal corporate
  private individual year years day days million billion plc inc ltd gmbh ag sa co llc uk us eu run runs running use
  uses using make makes have has sell sells handle handles serve serves`
    .split(/\s+/)
    .map(singular),
);

export interface Topic {
  /** The word of the sector, and the words for the same work. */
  stems: ReadonlySet<string>;
  /** Whether the sector's name says it. */
  inName: boolean;
}

/** What the sector's name and description say that tells one branch of a library from another. */
export function topicsOf({ name, description }: SectorContext, ignored: (stem: string) => boolean): Topic[] {
  const inName = new Set(wordsOf(name).map(singular));
  const stems = new Set([...inName, ...wordsOf(description ?? '').map(singular)]);
  return [...stems]
    .filter((stem) => stem.length > 1 && !SAYS_NOTHING.has(stem) && !ignored(stem))
    .map((stem) => ({ stems: topicOf(stem), inName: inName.has(stem) }));
}

export const topicOf = (stem: string): ReadonlySet<string> =>
  new Set([stem, ...SYNONYMS.filter((group) => group.includes(stem)).flat()]);
