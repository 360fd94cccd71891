import type { ObjectClass } from '../object-class.ts';

/** Markets, buyers and everything said to and by them. */
export const CUSTOMERS: readonly ObjectClass[] = [
  {
    id: 'inquiries',
    group: 'customers',
    words: `
      inquiry, enquiry, customer service, complaint, customer complaint, contact center, call center,
      customer feedback, customer request, service request, feedback, customer support, customer problem,
      customer call, customer satisfaction, service level, customer experience, voice of the customer,
      self service, customer care, customer service request`,
    traits: {
      volume: 5,
      structured: 2,
      digital: 5,
      unstructured: 5,
      examples: 5,
      steps: 4,
      tools: 4,
      tolerance: 3,
      oversight: 4,
      fewExceptions: 3,
    },
  },
  {
    id: 'orders',
    group: 'customers',
    words: `
      sales order, customer order, order, order entry, backorder, back order, order fulfillment, order
      management, order to cash, cross sell, reservation, booking, subscription`,
    traits: { volume: 5, structured: 4, digital: 4, errorProne: 4, unstructured: 3, examples: 5, rules: 4, tools: 4 },
  },
  {
    id: 'quotes',
    group: 'customers',
    words: `
      quote, quotation, bid, proposal, rfp, rfq, tender, sales proposal, bid package, customer bid, offer`,
    traits: {
      volume: 3,
      structured: 2,
      digital: 4,
      unstructured: 5,
      examples: 4,
      steps: 5,
      tolerance: 3,
      oversight: 5,
    },
  },
  {
    id: 'sales',
    group: 'customers',
    words: `
      lead, sales opportunity, opportunity, prospect, pipeline, sale, sales call, account plan, key
      account, partner, alliance, channel, sales force, sales partner, sales activity, distribution
      channel, channel partner, sales plan, customer relationship, sales team, selling, sales channel,
      sales strategy, sales forecast`,
    traits: {
      volume: 4,
      structured: 3,
      digital: 4,
      unstructured: 4,
      examples: 4,
      steps: 4,
      tolerance: 4,
      fewExceptions: 2,
    },
  },
  {
    id: 'marketing',
    group: 'customers',
    words: `
      campaign, advertising, marketing, promotion, brand, marketing content, media, event, loyalty, social
      media, packaging, promotional activity, marketing message, marketing material, advertisement,
      customer retention, product image, marketing communication, marketing mix, trade promotion, email
      marketing, copy, website, web, mobile, product copy, omni-channel`,
    traits: {
      volume: 3,
      structured: 2,
      digital: 5,
      unstructured: 5,
      examples: 4,
      steps: 4,
      tolerance: 4,
      oversight: 4,
    },
  },
  {
    id: 'pricing',
    group: 'customers',
    words: `
      price, pricing, discount, rebate, pricing analysis, price list, pricing plan, pricing target,
      commission, incentive`,
    traits: { volume: 3, structured: 5, digital: 5, examples: 5, rules: 4, tolerance: 2 },
  },
  {
    id: 'markets',
    group: 'customers',
    words: `
      market, competitor, market segment, segment, market trend, trend, external environment, consumer,
      customer need, market research, market opportunity, competition, market intelligence, customer
      intelligence, competitive, competing organization, economic trend, demographic, target segment,
      market share, customer preference, customer behavior, social and cultural change, political and
      regulatory issue`,
    traits: {
      volume: 2,
      structured: 2,
      digital: 4,
      unstructured: 5,
      examples: 3,
      steps: 4,
      tolerance: 5,
      oversight: 5,
      fewExceptions: 2,
    },
  },
  {
    id: 'customers',
    group: 'customers',
    words: `
      customer, client, customer account, customer profile, customer data, member, subscriber, customer
      master, involved party, customer portfolio, customer information, customer master file, party
      lifecycle, party reference`,
    traits: { volume: 4, structured: 4, digital: 5, unstructured: 3, examples: 4 },
  },
];

/** Objects that belong to one industry: insurance, banking, telecommunications, utilities, retail, plants. */
export const INDUSTRY: readonly ObjectClass[] = [
  {
    id: 'claims',
    group: 'industry',
    words: `
      claim, insurance claim, loss, fnol, indemnity, subrogation, claimant, loss adjustment, claims
      handling, loss notification, adjuster, salvage recovery`,
    traits: {
      volume: 5,
      structured: 3,
      digital: 4,
      unstructured: 5,
      examples: 5,
      rules: 4,
      steps: 4,
      tools: 4,
      tolerance: 2,
    },
  },
  {
    id: 'underwriting',
    group: 'industry',
    words: `
      underwriting, insurance policy, premium, endorsement, policyholder, reinsurance, actuarial, policy
      administration, policy issuance, insured, coverage, renewal, loss cost, broker, annuity, treaty,
      policy servicing, insurance`,
    traits: { volume: 4, structured: 3, digital: 4, unstructured: 4, examples: 5, rules: 4, steps: 4, tolerance: 2 },
  },
  {
    id: 'lending',
    group: 'industry',
    words: `
      loan, npl, mortgage, lending, credit application, collateral, borrower, consumer loan, syndicated loan,
      credit facility, leasing, loan origination, credit decision, overdraft, corporate loan, credit risk`,
    traits: {
      volume: 4,
      structured: 4,
      digital: 4,
      unstructured: 4,
      examples: 5,
      rules: 5,
      steps: 4,
      tolerance: 1,
      documented: 4,
    },
  },
  {
    id: 'kyc',
    group: 'industry',
    words: `
      kyc, sanctioned party, due diligence, aml, sanction, fraud, suspicious, financial crime, anti money laundering,
      customer onboarding, client onboarding, beneficial owner, enhanced due diligence, know your
      customer, sanctions screening, identity verification, transaction monitoring, fraud detection`,
    traits: {
      volume: 5,
      structured: 3,
      digital: 4,
      unstructured: 5,
      examples: 5,
      rules: 4,
      steps: 5,
      tools: 4,
      tolerance: 1,
      oversight: 5,
      documented: 5,
    },
  },
  {
    id: 'accounts',
    group: 'industry',
    words: `
      current account, mandate, proxy voting, deposit, savings account, payment initiation, payment execution, settlement,
      security settlement, custody, card, card transaction, payment order, clearing, brokerage, trading,
      account opening, trade finance, letter of credit, corporate action,  credit card account, wallet,
      merchant acquiring, standing order, trade settlement, trade capture, investment fund, securities
      trade`,
    traits: { volume: 5, structured: 5, digital: 5, rules: 5, errorProne: 3, examples: 5, tolerance: 1, tools: 4 },
  },
  {
    id: 'telecom',
    group: 'industry',
    words: `
      provisioning, activation, service activation, alarm, sim, network fault, usage, rating, number
      portability, network resource, service configuration, resource provisioning, trouble, service
      problem, mediation, roaming, broadband, network element, resource trouble, service quality, network
      planning, resource performance, mobile network`,
    traits: { volume: 5, structured: 5, digital: 5, examples: 5, rules: 4, steps: 4, tools: 5, tolerance: 2 },
  },
  {
    id: 'retail',
    group: 'industry',
    words: `
      store, merchandise, assortment, shelf, point of sale, pos, planogram, markdown, shop, merchandising,
      checkout, store operation, cash register, range, tender control, loss prevention, layaway, gift
      card, store inventory`,
    traits: { volume: 5, structured: 4, digital: 4, unstructured: 3, examples: 5, tolerance: 3 },
  },
  {
    id: 'metering',
    group: 'industry',
    words: `
      meter, meter reading, grid, power plant, tariff, transmission, power generation, substation, gas, water,
      utility, utility asset, load forecast, dispatch center, right of way, vegetation, power, electricity`,
    traits: { volume: 5, structured: 5, digital: 4, rules: 5, examples: 5, errorProne: 3, tolerance: 2 },
  },
];
