import { type CapabilityTag, specific } from './capability-tag.ts';
import { OPERATION_TAGS } from './operation-tags.ts';
import { TECHNIQUE_TAGS } from './technique-tags.ts';
import { TRADE_TAGS } from './trade-tags.ts';

/** Work that only some industries know. */
const INDUSTRY_TAGS = {
  'claims-underwriting': {
    'handle-claims': specific(`
      claim, claims, claims management, claims triage, first notice of loss, FNOL, loss adjusting, claims settlement, claims
      reserve, subrogation, damage assessment, damage, loss, claims handling, claims payment, salvage, medical bill,
      injury, adjuster, loss reserve`),
    'underwrite-risks': specific(`
      underwriting, underwriter, risk selection, insurance submission, submission intake, rating engine, insurance quote,
      underwriting workbench, underwrite, insurance rating, insurance pricing, insurance risk, accumulation, reinsurance,
      treaty, cession, bordereau, actuarial, medical underwriting`),
    'administer-policies': specific(`
      policy administration, insurance policy, policy issuance, endorsement, policy servicing, policyholder, policy renewal,
      policy record, annuity, life policy, cover, insurance product, policy lifecycle, group benefits, premium,
      insurance platform, insurance core, insured, beneficiary, policy change, insurance suite, mid-term`),
    'serve-brokers': specific(`
      broker, intermediary, insurance agent, producer, agency management, distribution management, broker portal, agency,
      delegated authority, adviser, agent commission, coverholder`),
  },
  banking: {
    'originate-loans': specific(`
      loan, lending, loan origination, mortgage, credit decision, credit scoring, credit application,
      loan application, credit risk, credit, collateral, borrower, credit analysis, loan servicing, covenant,
      syndicated loan, equipment leasing, vehicle leasing, trade finance, letter of credit, creditworthiness, affordability,
      spread financial statement, financial statement spreading, spreading`),
    'run-accounts': specific(`
      core banking, deposit, current account, savings account, account service, account maintenance, card issuing, cards,
      card management, bank account, account statement, banking product, ATM, branch, credit card, teller, interest
      calculation, product ledger, accounts`),
    'manage-investments': specific(`
      portfolio, wealth management, investment management, securities, custody, trade settlement, trading, fund
      administration, fund, investment, investment portfolio, order execution, market order, corporate actions
      processing, capital markets, post-trade, robo-adviser, investment advice, trade, market data, derivative, brokerage,
      mutual fund`),
  },
  'network-operations': {
    'assure-services': specific(`
      network fault, fault management, service assurance, alarm, alarm correlation, network outage, network monitoring,
      network performance, network operations, trouble resolution, network automation, network analytics, service quality,
      fault, outage, outage management, radio network, core network, mobile network, network operator, electric network, network element, network equipment, service problem, network resource, self-organising
      network`),
    'provision-services': specific(`
      service activation, activation, service provisioning, provisioning, order fallout, number management, number
      porting, SIM, network inventory, service fulfilment, service order, service configuration, resource inventory, service
      inventory, eSIM, resource provisioning, service qualification, service catalogue, numbers and addresses`),
    'plan-network': specific(`
      network planning, network design, network build, spectrum, fibre, radio planning, network coverage, tower,
      network rollout, grid, grid planning, network capacity, interconnect, roaming, network topology, network traffic, distribution grid, grid operation`),
    'rate-usage': specific(`
      usage record, call detail record, usage mediation, event record, consumption data, usage data,
      wholesale settlement, roaming settlement, prepaid, top-up, rate usage, usage rating, rating and charging,
      convergent charging, online charging, charging telecommunications, charge telecommunications,
      bill telecommunications, revenue leakage, revenue assurance`),
  },
};

/** Work with those who buy, and with what they order. */
const CUSTOMER_TAGS = {
  customers: {
    'answer-enquiries': specific(`
      answer enquiry, enquiry, inquiry, customer service, customer support, customer care, contact centre,
      call centre, customer question, answer customer, chatbot, virtual agent, voice bot, agent assist, agent desktop,
      customer request, service request, live chat, contact customer, contact handling, route call, route contact,
      helpline, customer call, omnichannel contact, omnichannel service, customer engagement, customer problem,
      messaging channel, IVR, customer service request, conversational commerce`),
    'handle-complaints': specific(`
      complaint, grievance, dispute management, dispute resolution, chargeback, redress, customer dispute,
      payment dispute, card dispute, claim dispute, dispute handling`),
    'serve-online': specific(`
      self-service, customer portal, self-service portal, portal, mobile app, digital channel, online service, self-service case, member portal,
      digital experience, mobile banking, online banking, digital banking`),
    'understand-customers': specific(`
      customer 360, customer view, customer data platform, customer analytics, customer insight, sentiment,
      sentiment analysis, customer feedback, customer satisfaction, customer experience, churn, customer retention,
      customer segment, customer loyalty, retain customer, customer behaviour, customer survey, customer needs,
      customer journey, customer experience management`),
    'onboard-customers': specific(`
      customer onboarding, client onboarding, account opening, digital onboarding, onboard customer, merchant onboarding,
      identity verification, identity proofing, identity document, open account, party lifecycle, customer information, customer data,
      customer record, customer account`),
  },
  'sales-marketing': {
    'manage-leads': specific(`
      lead, lead management, lead scoring, prospect, sales force automation, CRM, customer relationship management,
      sales opportunity, sales pipeline, account plan, sales activity, key account, account brief, research account,
      sales management, partner relationship, sales coaching, sales engagement, partner management, sales channel,
      sales team, sales performance, account manager, channel partner, channel specific, manage sales, sales lead,
      sales account, sales agent, sales call, sales force, field sales, guided selling, partner sales, channel sales,
      dealer management, dealer sales, reseller management, partner onboarding, sales forecast pipeline, sales visit,
      sales service, sales visit report`),
    'run-campaigns': specific(`
      campaign, marketing automation, marketing, advertising, promotion, trade promotion, personalisation, media plan,
      digital marketing, email marketing, social media, brand, marketing material, sales material, audience, marketing content, segmentation, event marketing,
      loyalty program, loyalty, outreach`),
    'research-markets': specific(`
      market research, competitor, market analysis, market trend, competitive intelligence, consumer insight,
      market opportunity, market segment, external environment, market study`),
    'set-prices': specific(`
      pricing, price, price optimisation, dynamic pricing, markdown, discount, price management, rate card, tariff, revenue
      management, price list, elasticity`),
    'quote-sales': specific(`
      quotation, configure price quote, CPQ, tender response, RFP, offer management, sales proposal,
      product configuration, sales quote, customer quote, quote customer, price quote, quote request, contract quote,
      bid management, prepare bid, bid proposal, sales bid, bid document, write proposal, proposal answer,
      proposal document, proposal writing, tender proposal, proposal tender, proposal public`),
    'recommend-offers': specific(`
      recommend product, product recommendation, cross-sell, upsell, next best offer, decision on offer, offer customer, personalised offer,
      recommend offer, catalogue offer`),
  },
  orders: {
    'manage-orders': specific(`
      sales order, order management, order capture, order entry, order processing, order fulfilment, customer order, order
      orchestration, order to cash, order, backorder, reservation, booking, subscription, order decomposition`),
    'sell-online': specific(`
      e-commerce, online shop, web shop, storefront, digital commerce, electronic commerce, headless commerce,
      commerce platform, omnichannel commerce, online sales, site search, online marketplace, online shopping,
      online checkout, checkout orders, cart, shopping cart`),
    'run-stores': specific(`
      store operation, point of sale, POS, till, checkout system, store associate, cashier, self-checkout,
      checkout loss, shop floor retail, store execution, loss prevention, shrink, store task, store staff,
      store equipment, store visit, store system, store network, store order, store check, branch store`),
    'plan-assortment': specific(`
      assortment, merchandise planning, merchandise, merchandising, space planning, category management, allocation
      replenishment, range planning, buying plan`),
    'handle-returns': specific(
      'return, returns management, reverse logistics, warranty, warranty claim, refund, recall',
    ),
  },
};

const TAXONOMY = { ...TECHNIQUE_TAGS, ...CUSTOMER_TAGS, ...OPERATION_TAGS, ...INDUSTRY_TAGS, ...TRADE_TAGS };

export type FamilyId = keyof typeof TAXONOMY;
/** Of each family its tags: `keyof` of a union alone would give only the keys that all have. */
export type TagId = { [Family in FamilyId]: keyof (typeof TAXONOMY)[Family] }[FamilyId];

export interface TaxonomyEntry extends CapabilityTag {
  id: TagId;
  family: FamilyId;
}

/** What work a vendor may help with, and an opportunity may ask for: in families of neighbouring work. */
export const CAPABILITY_TAGS: readonly TaxonomyEntry[] = Object.entries(TAXONOMY).flatMap(([family, tags]) =>
  Object.entries<CapabilityTag>(tags).map(([id, tag]) => ({ ...tag, id: id as TagId, family: family as FamilyId })),
);

/**
 * Tags of single objects that help in any trade, so that sharing one says little: "schedule work" is a roster of nurses,
 * a turn of a machine and a visit of a fitter; demand, orders, master data, risk, compliance and projects everybody has.
 * They count as the techniques (`general`) do.
 */
const HELPS_ANYWHERE = new Set<TagId>([
  'schedule-work',
  'forecast-demand',
  'manage-orders',
  'manage-master-data',
  'monitor-compliance',
  'assess-risk',
  'run-projects',
  'serve-online',
  'inform-stakeholders',
  'set-strategy',
]);

/** How far a tag tells one vendor from another: `generic` helps any work, `trade` is known to some industries only. */
export type TagReach = 'generic' | 'object' | 'industry' | 'trade';

const REACHES = new Map<TagId, TagReach>(
  CAPABILITY_TAGS.map(({ id, family, level }) => [
    id,
    level === 'general' || HELPS_ANYWHERE.has(id)
      ? 'generic'
      : level === 'trade'
        ? 'trade'
        : family in INDUSTRY_TAGS
          ? 'industry'
          : 'object',
  ]),
);

export const reachOf = (tag: TagId): TagReach => REACHES.get(tag) ?? 'generic';
