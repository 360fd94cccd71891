import { specific } from './capability-tag.ts';

/** Work with those who buy, and with what they order. */
export const CUSTOMER_TAGS = {
  customers: {
    'answer-enquiries': specific(`
      answer enquiry, enquiry, inquiry, customer service, customer support, customer care, contact centre, call centre,
      customer question, answer customer, chatbot, conversational AI, conversational, virtual agent, voice bot, agent assist,
      agent desktop, customer request, service request, live chat, contact customer, contact handling, route call, route contact, helpline, customer call, omnichannel contact,
      omnichannel service, customer engagement, customer problem, messaging channel, IVR`),
    'handle-complaints': specific(
      'complaint, grievance, dispute, dispute management, dispute resolution, chargeback, redress',
    ),
    'serve-online': specific(`
      self-service, customer portal, self-service portal, portal, mobile app, digital channel, online service, self-service case, member portal,
      digital experience, mobile banking, online banking, digital banking`),
    'understand-customers': specific(`
      customer 360, customer view, customer data platform, customer analytics, customer insight, sentiment, sentiment
      analysis, voice of the customer, customer feedback, customer satisfaction, customer experience, churn, customer
      retention, customer segment, customer loyalty, retain customer, customer behaviour, experience management, customer survey,
      customer needs, customer journey`),
    'onboard-customers': specific(`
      customer onboarding, client onboarding, account opening, digital onboarding, onboard customer, merchant onboarding,
      identity verification, identity proofing, identity document, open account, party lifecycle, customer information, customer data,
      customer record, customer account`),
  },
  'sales-marketing': {
    'manage-leads': specific(`
      lead, lead management, lead scoring, prospect, sales force automation, CRM, customer relationship management, sales
      opportunity, sales pipeline, account plan, sales activity, key account, account brief, research account, sales management, partner relationship, sales
      coaching, sales engagement, partner management, reseller, dealer, sales channel, sales team, sales performance, sales,
      account manager, selling, partner, channel partner, channel specific`),
    'run-campaigns': specific(`
      campaign, marketing automation, marketing, advertising, promotion, trade promotion, personalisation, media plan,
      digital marketing, email marketing, social media, brand, marketing material, sales material, audience, marketing content, segmentation, event marketing,
      loyalty program, loyalty, outreach`),
    'research-markets': specific(`
      market research, competitor, market analysis, market trend, competitive intelligence, consumer insight, market
      opportunity, market segment, market, external environment`),
    'set-prices': specific(`
      pricing, price, price optimisation, dynamic pricing, markdown, discount, price management, rate card, tariff, revenue
      management, price list, elasticity`),
    'quote-sales': specific(`
      quote, quotation, configure price quote, CPQ, proposal, bid, tender response, RFP, offer management, sales proposal,
      product configuration`),
    'recommend-offers': specific(`
      recommend product, product recommendation, cross-sell, upsell, next best offer, decision on offer, offer customer, personalised offer,
      recommend offer, catalogue offer`),
  },
  orders: {
    'manage-orders': specific(`
      sales order, order management, order capture, order entry, order processing, order fulfilment, customer order, order
      orchestration, order to cash, order, backorder, reservation, booking, subscription, order decomposition`),
    'sell-online': specific(`
      e-commerce, online shop, web shop, storefront, digital commerce, electronic commerce, headless commerce, marketplace, commerce platform,
      omnichannel commerce, shopping, checkout, online sales, site search`),
    'run-stores': specific(`
      store operation, point of sale, POS, till, checkout system, store, store associate, cashier, self-checkout, checkout loss, shop
      floor retail, store execution, shelf, planogram, loss prevention, shrink`),
    'plan-assortment': specific(`
      assortment, merchandise planning, merchandise, merchandising, space planning, category management, allocation
      replenishment, range planning, buying plan`),
    'handle-returns': specific(
      'return, returns management, reverse logistics, warranty, warranty claim, refund, recall',
    ),
  },
};
