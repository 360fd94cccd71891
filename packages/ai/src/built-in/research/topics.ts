import { singular } from '@process-ai/domain/capability-tags/stems';
import type { SectorContext } from '../../analyst.ts';
import { wordsOf } from '../words.ts';

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
  water waterworks wastewater
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
  uses using make makes have has sell sells handle handles serve serves chain vendor`
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
