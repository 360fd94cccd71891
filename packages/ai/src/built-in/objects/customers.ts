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
